import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { countedTask } from "../../src/tasks/countedTask.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { newestMail } from "../../src/mailbox.ts";
import { contactForm } from "../../src/screens.ts";
import { createAsStaff, signIn, updateAsStaff } from "../../src/staff.ts";

const admin = staffPaths.admin;
const calls = "/de/pageeditor-api";
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();

async function firstOf(page: Page, address: string): Promise<{ id: number; revision: number }> {
  const { results } = await (await page.request.get(`${calls}/${address}`)).json();
  return results[0];
}
const found = (words: string) => `?search=${encodeURIComponent(words)}`;

async function makeArtist(page: Page, lastName: string): Promise<number> {
  await createAsStaff(page, `${calls}/artists/`, {
    first_name: "Probe",
    last_name: lastName,
    slug: { de: `probe-${lastName.toLowerCase()}`, en: `probe-${lastName.toLowerCase()}` },
  });
  return (await firstOf(page, `artists/${found(lastName)}`)).id;
}

async function makeEvent(page: Page, title: string, more: object = {}): Promise<number> {
  await createAsStaff(page, `${calls}/events/`, {
    title: { de: title, en: title },
    slug: { de: "aufgabe", en: "task" },
    starts_at: "2025-09-11T18:00:00.000Z",
    ...more,
  });
  return (await firstOf(page, `events/${found(title)}`)).id;
}

test("task 2: a concert is cancelled from a phone, and ticketing has its text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  const id = await makeEvent(page, "Aufgabe Absage", { button_status: "on_sale" });
  const task = countedTask(page, "cancel a concert", { presses: 6, waiting: 60 });
  await task.press(button(page, "Alles finden"));
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill("aufgabe absage");
  // the act itself is found beside the record
  await task.press(page.getByRole("option", { name: /Absagen/ }));
  await task.press(button(page, "Jetzt absagen"));
  await task.wait(() => expect(page.getByRole("heading", { level: 1 })).toContainText("abgesagt"));
  await expect(page.getByLabel("Für den Kartenverkauf (Deutsch)")).toHaveValue(/Aufgabe Absage/);
  await task.press(button(page, "Kopieren"));
  await task.wait(async () => {
    await page.goto(`/de/programm-tickets/aufgabe/${id}`);
    await expect(page.getByRole("main")).toContainText("Abgesagt");
  });
  task.end();
  const alert = await firstOf(page, `alerts/${found("Absage")}`);
  await updateAsStaff(page, `${calls}/alerts/${alert.id}/`, { is_online: false } as never);
  await updateAsStaff(page, `${calls}/events/${id}/`, { is_online: false } as never);
});

test("task 2, with another day: a concert is postponed from a phone, and ticketing has its text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  const id = await makeEvent(page, "Aufgabe Neuer Tag", { button_status: "on_sale" });
  const task = countedTask(page, "postpone a concert", { presses: 6, waiting: 60 });
  await task.press(button(page, "Alles finden"));
  await page
    .getByRole("searchbox")
    .or(page.getByRole("textbox"))
    .first()
    .fill("verschieben neuer tag");
  await task.press(page.getByRole("option", { name: /Verschieben/ }));
  const effects = page.getByRole("region", { name: "Was damit öffentlich wird" });
  await page.getByLabel("Neuer Beginn *").fill("2025-09-13T19:30");
  await task.wait(() => expect(effects).toContainText("Kalender"));
  await expect(effects).toContainText("Hinweis oben auf jeder Seite");
  expect(await overflowProblems(page)).toEqual([]);
  await task.press(button(page, "Jetzt verschieben"));
  await task.wait(() =>
    expect(page.getByRole("heading", { level: 1 })).toContainText("verschoben"),
  );
  await expect(page.getByLabel("Für den Kartenverkauf (Deutsch)")).toHaveValue(
    /13\.\s?(?:09\.|September)/,
  );
  await task.press(button(page, "Kopieren"));
  await task.wait(async () => {
    await page.goto(`/de/programm-tickets/aufgabe/${id}`);
    await expect(page.getByRole("main")).toContainText("Neuer Termin");
  });
  task.end();
  const alert = await firstOf(page, `alerts/${found("Neuer Tag")}`);
  await updateAsStaff(page, `${calls}/alerts/${alert.id}/`, { is_online: false } as never);
  await updateAsStaff(page, `${calls}/events/${id}/`, { is_online: false } as never);
});

test("task 4: a soloist is replaced in cast and works in one act, and texts with the name are listed", async ({
  page,
}) => {
  await signIn(page, admin);
  const away = await makeArtist(page, "Krankmann");
  const instead = await makeArtist(page, "Springerin");
  const named = { de: "Es spielt Probe Krankmann.", en: "Probe Krankmann plays." };
  const id = await makeEvent(page, "Aufgabe Einspringen", {
    event_castmembers: [{ artist_id: away, role: { de: "Klavier", en: "Piano" } }],
    subtitle: named,
  });
  const task = countedTask(page, "replace a soloist", { presses: 8, waiting: 10 });
  await task.press(button(page, "Alles finden"));
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill("krankmann");
  await task.press(page.getByRole("option", { name: /Krankmann/ }));
  await task.press(link(page, "Ersetzen"));
  await page.getByRole("combobox", { name: "Wer tritt an die Stelle?" }).fill("springerin");
  await task.press(page.getByRole("option", { name: /Springerin/ }));
  const mentions = page.getByText("Texte, die den Namen nennen: bitte selbst anpassen");
  await task.wait(() => expect(mentions).toBeVisible());
  await task.press(button(page, "An einer Stelle ersetzen"));
  await task.wait(() =>
    expect(page.getByRole("heading", { level: 1 })).toContainText("ist ersetzt"),
  );
  task.end();
  const event = await (await page.request.get(`${calls}/events/${id}/`)).json();
  expect(event.event_castmembers).toMatchObject([{ artist_id: instead }]);
  await updateAsStaff(page, `${calls}/events/${id}/`, { is_online: false } as never);
});

/** A picture of that width. */
async function picture(page: Page, width: number) {
  const bytes = await page.evaluate(async (wide) => {
    const canvas = document.createElement("canvas");
    canvas.width = wide;
    canvas.height = 37;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, width);
  return { name: `aufgabe-${width}.png`, mimeType: "image/png", buffer: Buffer.from(bytes) };
}

test("task 6: a picture whose rights end is found on the home of the office and replaced everywhere", async ({
  page,
}) => {
  await signIn(page, admin);
  await page.goto(`${admin}/images?lang=de`);
  await button(page, "Bilder hochladen").click();
  await page.getByLabel(/bis zu 50 wählen/).setInputFiles(await picture(page, 71));
  await expect(page.getByText("Neu: 1, schon da: 0, gescheitert: 0.")).toBeVisible();
  const { id } = await firstOf(page, `images/?missing_words=true`);
  const { now } = await (await page.request.get(`${calls}/office/`)).json();
  const inAWeek = new Date(Date.parse(now) + 7 * 86_400_000).toISOString();
  await updateAsStaff(page, `${calls}/images/${id}/`, {
    alias: { de: "Probe", en: "Trial" },
    rights_until: inAWeek,
  } as never);

  await page.goto(`${admin}?lang=de`);
  const task = countedTask(page, "replace a picture", { presses: 4, waiting: 10 });
  const ending = page.getByRole("link", { name: /Rechte/ });
  await task.wait(() => expect(ending).toBeVisible());
  await task.press(ending);
  await task.press(page.getByRole("main").getByRole("link", { name: "aufgabe-71.png" }));
  const chooser = page.waitForEvent("filechooser");
  await task.press(button(page, "Überall durch ein anderes Bild ersetzen"));
  await (await chooser).setFiles(await picture(page, 72));
  await task.wait(() => expect(page.getByText("Das Bild ist überall ersetzt.")).toBeVisible());
  task.end();
  expect(await (await page.request.get(`${calls}/images/${id}/`)).json()).toMatchObject({
    width: 72,
  });
});

test("task 7: entries are read by keyboard, answered by mail one after the other, and exported", async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  const { id: form } = await firstOf(page, `forms/${found("Schreiben")}`);
  const longest = "Clara-Maria-von-Hohenthal-Wettersteiner-Marienwerth";
  for (const name of ["Ada", "Bert", longest]) {
    await page.goto(contactForm("de"));
    await page.getByRole("textbox", { name: "Ihr Name" }).fill(name);
    const email = page.getByRole("textbox", { name: "E-Mail-Adresse" }).first();
    await email.fill(`${name.toLowerCase()}@besuch.example`);
    await page.getByRole("combobox", { name: "Worum geht es?" }).selectOption({ label: "Presse" });
    for (const box of await page.getByRole("main").locator("textarea[required]").all()) {
      await box.fill(`Guten Tag, hier ist ${name}.`);
    }
    await page.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Angekommen/ })).toBeVisible();
  }
  const filter = encodeURIComponent(JSON.stringify({ form, state: "new" }));
  await page.goto(`${admin}/forms-entries?filter=${filter}&lang=de`);
  const answers = countedTask(page, "answer two entries", { presses: 3 * 2 + 2, waiting: 10 });
  const first = page.getByRole("main").getByRole("table").getByRole("link").first();
  await expect(first).toBeVisible();
  await first.focus();
  await answers.key("j");
  await answers.key("Enter");
  for (const isLast of [false, true]) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("besuch.example");
    await page.getByLabel(/^Antwort an/).fill("Danke für Ihre Nachricht.");
    await answers.press(button(page, "Antwort senden"));
    await answers.wait(() =>
      expect(page.getByText("Danke für Ihre Nachricht.").first()).toBeVisible(),
    );
    const [address = ""] = /\S+@besuch.example/.exec(await page.title()) ?? [];
    // the first one said that the entry has come
    expect((await newestMail(address, 2)).text).toContain("Danke für Ihre Nachricht.");
    if (!isLast) await answers.press(link(page, /Nächste neue Einsendung/));
  }
  answers.end();
  await page.goto(`${admin}/forms-entries?filter=${filter}&lang=de`);
  const table = countedTask(page, "export entries", { presses: 2, waiting: 10 });
  const download = page.waitForEvent("download");
  await table.press(link(page, "Als Tabelle"));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  table.end();

  // an address as long as a line has room in the list, and beside the entry's other facts
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${admin}/forms-entries?lang=de`);
    const entry = page.getByRole("main").getByRole("link", { name: new RegExp(longest, "i") });
    await expect(entry).toBeVisible();
    expect([width, await overflowProblems(page)]).toEqual([width, []]);
    await entry.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("besuch.example");
    expect([width, await overflowProblems(page)]).toEqual([width, []]);
  }
});

test("task 8: a colleague is invited by three presses, and gets a mail", async ({ page }) => {
  await signIn(page, admin);
  const task = countedTask(page, "invite a colleague", { presses: 3, waiting: 10 });
  await task.press(page.getByRole("navigation").getByRole("link", { name: "Personen mit Zugang" }));
  await task.press(link(page, "Person: neu"));
  await page.getByLabel("E-Mail-Adresse *").fill("neu@festival.example");
  await page.getByLabel("Name *").fill("Neue Kollegin");
  await task.press(button(page, "Speichern"));
  await task.wait(() =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText("Neue Kollegin"),
  );
  task.end();
  expect((await newestMail("neu@festival.example", 1)).text).toContain("token=");
});
