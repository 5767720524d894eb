import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { site } from "../../src/site.ts";
import {
  changeAsStaff,
  createAsStaff,
  signIn,
  signInByInvitation,
  updateAsStaff,
} from "../../src/staff.ts";
import { countedTask } from "../../src/tasks/countedTask.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atStart = (before: number | null) => ({ parent: null, column: 0, before });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();
const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();
const frame = (page: Page, id: number | undefined) => page.locator(`[data-section-frame="${id}"]`);

async function publish(page: Page) {
  await saved(page);
  await button(page, "Veröffentlichen …").click();
  await button(page, "Jetzt veröffentlichen").click();
  await expect(page.getByText("Veröffentlicht.")).toBeVisible();
}

/** Id of the page that is open, and of the first of its sections. */
async function pageIds(page: Page) {
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const { sections } = await (
    await page.request.get(`/de/pageeditor-api/page/${id}/content/`)
  ).json();
  const first = sections.find(({ parent }: { parent: number | null }) => parent === null);
  return { id: Number(id), first: Number(first.id) };
}

test("task 1: a typo in an article's third paragraph is mended and published on a phone", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { results }: ArticleListPage = await (
    await request.get(addressOf(listArticles, { locale: "de" }))
  ).json();
  const [article] = results;
  const address = href("article", "de", { slug: article?.slug.de ?? "", id: article?.id ?? 0 });
  await signIn(page, address);
  const task = countedTask(page, "mend a typo", { presses: 6 });
  await task.press(button(page, "Seite bearbeiten"));
  await task.press(page.getByRole("button", { name: /^Text bearbeiten: / }).nth(2));
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await task.press(text);
  await task.key("!");
  await task.press(button(page, "Veröffentlichen …"));
  await task.press(button(page, "Jetzt veröffentlichen"));
  await task.wait(() => expect(page.getByText("Veröffentlicht.")).toBeVisible());
  task.end();
  await expect(page.locator("[data-section-model=text]").nth(2)).toContainText("!");
});

test("task 4: from the page of a musician who is ill, another takes the place in all concerts", async ({
  page,
}) => {
  await signIn(page, visit);
  const token = crypto.randomUUID().slice(0, 8);
  const people: number[] = [];
  for (const name of ["Fiebermann", "Retterin"]) {
    const slug = `${name.toLowerCase()}-${token}`;
    const made = await createAsStaff(page, "/de/pageeditor-api/artists/", {
      first_name: "Probe",
      last_name: `${name} ${token}`,
      slug: { de: slug, en: slug },
    });
    people.push((made as { id: number }).id);
  }
  const [away, instead] = people;
  const title = `Einspringen ${token}`;
  const event = await createAsStaff(page, "/de/pageeditor-api/events/", {
    title: { de: title, en: title },
    slug: { de: `einspringen-${token}`, en: `instead-${token}` },
    starts_at: "2025-09-11T18:00:00.000Z",
    event_castmembers: [{ artist_id: away, role: { de: "Klavier", en: "Piano" } }],
  });
  const artist = { id: away ?? 0, slug: `fiebermann-${token}` };
  await page.goto(`${href("artist", "de", artist)}?edit`);
  const task = countedTask(page, "replace a musician from the page", { presses: 8, waiting: 10 });
  await task.press(page.getByRole("link", { name: "In der Verwaltung" }));
  await task.press(page.getByRole("link", { name: "Ersetzen" }).first());
  await page.getByRole("combobox", { name: "Wer tritt an die Stelle?" }).fill(`Retterin ${token}`);
  await task.press(page.getByRole("option", { name: /Retterin/ }));
  await task.press(button(page, "An einer Stelle ersetzen"));
  await task.wait(() =>
    expect(page.getByRole("heading", { level: 1 })).toContainText("ist ersetzt"),
  );
  task.end();
  const path = `/de/pageeditor-api/events/${(event as { id: number }).id}/`;
  const after = await (await page.request.get(path)).json();
  expect(after.event_castmembers).toMatchObject([{ artist_id: instead }]);
  await updateAsStaff(page, path, { is_online: false } as never);
});

test("task 9: a section goes into a column by one key, back and there again, and each is told", async ({
  page,
}) => {
  await signIn(page, visit);
  const { id, first } = await pageIds(page);
  const { box } = await changeAsStaff(page, id, {
    op: "insert",
    ref: "box",
    model: "container",
    settings: { layout: "50-50" },
    at: atStart(first),
  });
  await page.goto(`${visit}?edit`);
  await frame(page, first).focus();
  const task = countedTask(page, "put a section into a column", { presses: 6 });
  await task.key("Alt+ArrowRight");
  await task.wait(() => expect(page.getByRole("status").getByText(/in Spalte 1/)).toBeVisible());
  await task.key("ControlOrMeta+z");
  await task.wait(() => expect(page.getByText(/^Zurückgenommen: /)).toBeVisible());
  await task.key("ControlOrMeta+Shift+z");
  await task.wait(() => expect(page.getByText(/^Wiederholt: /)).toBeVisible());
  task.end();
  await expect(frame(page, first)).toBeFocused();
  await saved(page);
  await button(page, "Rückgängig").click();
  await saved(page);
  await changeAsStaff(page, id, { op: "remove", sections: [box] });
});

test("task 10: one writes a text, another moves it and mends the title above, and no question is asked", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  const { id, first } = await pageIds(page);
  const content = `Besuch ${crypto.randomUUID().slice(0, 8)}`;
  const texts = { de: { content }, en: { content } };
  const insert = { op: "insert", at: atStart(first) };
  const { title } = await changeAsStaff(page, id, {
    ...insert,
    ref: "title",
    model: "headline",
    texts,
  });
  const { text } = await changeAsStaff(page, id, { ...insert, ref: "text", model: "text" });
  const other = await browser.newContext({ baseURL: site.url });
  const second = await other.newPage();
  const email = `clara-${crypto.randomUUID().slice(0, 8)}@festival.example`;
  const clara = { email, password: "acht Harfen ohne Saiten" };
  await signInByInvitation(second, clara, { name: "Clara Bo", dataDir: site.dataDir });
  await second.goto(`${visit}?edit`);
  await page.goto(`${visit}?edit`);

  const words = `Neu geschrieben ${crypto.randomUUID()}`;
  await frame(page, text).press("Enter");
  await expect(page.getByRole("textbox", { name: "Text bearbeiten" })).toBeFocused();
  await page.keyboard.type(words);

  await frame(second, text).focus();
  await second.keyboard.press("Alt+ArrowUp");
  await frame(second, title).press("Enter");
  const heading = second.getByRole("complementary").getByRole("textbox").first();
  await heading.fill(`${content} am Meer`);
  await Promise.all([saved(page), saved(second)]);

  for (const each of [page, second]) {
    await expect(each.getByRole("dialog")).toHaveCount(0);
    await each.reload();
    await expect(each.getByRole("main").getByText(words)).toBeVisible();
    await expect(each.getByRole("main").getByText(`${content} am Meer`)).toBeVisible();
  }
  await other.close();
  await changeAsStaff(page, id, { op: "remove", sections: [title, text] });
});

test("task 11: an agent without an account approves a booklet's words by a link that takes three presses", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  const read = async (path: string) =>
    (await page.request.get(`/de/pageeditor-api/${path}`)).json();
  const { results } = await read("booklets/?per_page=1");
  const event = await read(`events/${results[0].event_id}/`);
  const { id, slug } = event;
  await page.goto(`${href("eventBooklet", "de", { slug: slug.de, id })}?edit`);
  const making = countedTask(page, "make a link for a review", { presses: 3, waiting: 10 });
  await making.press(button(page, "Veröffentlichen …"));
  await making.press(page.getByRole("tab", { name: "Durchsicht" }));
  await making.press(button(page, "Link erstellen"));
  const made = page.getByRole("textbox", { name: /^Der Link/ });
  await making.wait(() => expect(made).toBeFocused());
  making.end();

  const outside = await browser.newContext({ baseURL: site.url });
  const reader = await outside.newPage();
  await reader.goto(await made.inputValue());
  const approving = countedTask(reader, "comment and approve", { presses: 3, waiting: 10 });
  const piece = reader.getByRole("region").filter({ hasText: "Kommentar zu: " }).first();
  await approving.press(piece.getByText(/^Kommentar zu: /).first());
  await piece.getByRole("textbox", { name: "Kommentar" }).fill("Geboren in Husum.");
  await piece.getByRole("textbox", { name: "Ihr Name" }).fill("Jo Agent");
  await approving.press(piece.getByRole("button", { name: "Kommentar senden" }));
  await approving.wait(() =>
    expect(reader.getByText("Ihr Kommentar ist angekommen.")).toBeVisible(),
  );
  const decision = reader.getByRole("region", { name: "Ihre Entscheidung" });
  await decision.getByRole("textbox", { name: "Ihr Name" }).fill("Jo Agent");
  await approving.press(decision.getByRole("button", { name: "Freigeben" }));
  await approving.wait(() =>
    expect(reader.getByText("Danke, Ihre Freigabe ist angekommen.")).toBeVisible(),
  );
  approving.end();
  await outside.close();
  await page.reload();
  await button(page, "Veröffentlichen …").click();
  await page.getByRole("tab", { name: "Verlauf" }).click();
  await expect(page.getByText(/^Freigegeben von Jo Agent/).first()).toBeVisible();
});

test("task 12: the former words of one section come back, and those of another stay", async ({
  page,
}) => {
  await signIn(page, visit);
  const { id, first } = await pageIds(page);
  const token = crypto.randomUUID().slice(0, 8);
  const insert = (ref: string) => ({
    op: "insert",
    ref,
    model: "headline",
    texts: { de: { content: `${ref} ${token} gestern` }, en: { content: `${ref} ${token}` } },
    at: atStart(first),
  });
  const { one } = await changeAsStaff(page, id, insert("one"));
  const { two } = await changeAsStaff(page, id, insert("two"));
  await page.goto(`${visit}?edit`);
  await publish(page);
  for (const section of [one, two]) {
    const fields = { content: `${section === one ? "one" : "two"} ${token} heute` };
    await changeAsStaff(page, id, { op: "set", section, locale: "de", fields });
  }
  await page.goto(`${visit}?edit`);
  const main = page.getByRole("main");
  await expect(main.getByText(`one ${token} heute`)).toBeVisible();
  const task = countedTask(page, "bring words of a section back", { presses: 4, waiting: 10 });
  await task.press(button(page, "Veröffentlichen …"));
  await task.press(page.getByRole("tab", { name: "Verlauf" }));
  await task.press(button(page, "Vergleichen"));
  const part = page
    .getByRole("dialog")
    .locator("li li")
    .filter({ hasText: `one ${token}` });
  await task.press(part.getByRole("button", { name: "Diesen Abschnitt wiederherstellen" }));
  await task.wait(() => expect(page.getByText(/^Wiederhergestellt als Entwurf/)).toBeVisible());
  task.end();
  await page.keyboard.press("Escape");
  await expect(main.getByText(`one ${token} gestern`)).toBeVisible();
  await expect(main.getByText(`two ${token} heute`)).toBeVisible();
  await changeAsStaff(page, id, { op: "remove", sections: [one, two] });
  await page.reload();
  await publish(page);
});
