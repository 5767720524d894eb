import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { createAsStaff, signIn, updateAsStaff } from "../../src/staff.ts";

const admin = staffPaths.admin;
const calls = "/de/pageeditor-api";

/** An event of its own, next week by the site's clock, so that no other journey sees it change. */
async function makeEvent(page: Page, title: string): Promise<number> {
  await createAsStaff(page, `${calls}/events/`, {
    title: { de: title, en: title },
    slug: { de: "probe", en: "trial" },
    starts_at: "2025-09-10T18:00:00.000Z",
    button_status: "on_sale",
  });
  const address = `${calls}/events/?search=${encodeURIComponent(title)}`;
  const { results } = await (await page.request.get(address)).json();
  return results[0].id;
}

const hide = (page: Page, call: string) =>
  updateAsStaff<{ revision: number; is_online: boolean }>(page, call, { is_online: false });

test("an event is cancelled from a phone in four presses, with all effects shown before, and is public at once", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  const id = await makeEvent(page, "Abend der Absage");
  let presses = 0;
  const press = async (role: "button" | "link" | "option", name: string | RegExp) => {
    presses += 1;
    await page.getByRole(role, { name }).first().click();
  };

  await press("button", "Alles finden");
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill("absage");
  await press("option", /Abend der Absage/);
  await press("link", "Absagen");
  const effects = page.getByRole("region", { name: "Was damit öffentlich wird" });
  for (const place of ["Seite der Veranstaltung", "Kalender", "Suchmaschinen"]) {
    await expect(effects.getByText(place, { exact: true })).toBeVisible();
  }
  await expect(effects.getByText("Hinweis oben auf jeder Seite")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await overflowProblems(page)).toEqual([]);
  await press("button", "Jetzt absagen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "„Abend der Absage“ ist abgesagt",
  );
  expect(presses).toBe(4);
  await expect(page.getByLabel("Für den Kartenverkauf (Englisch)")).toHaveValue(
    /Cancelled: Abend der Absage/,
  );
  expect(await axeProblems(page)).toEqual([]);

  await page.goto(`/de/programm-tickets/probe/${id}`);
  await expect(page.getByRole("main")).toContainText("Abgesagt");
  await expect(page.getByText("Abgesagt: Abend der Absage").first()).toBeVisible();
  const alerts = await (await page.request.get(`${calls}/alerts/?search=Absage`)).json();
  expect(alerts.count).toBe(1);
  await hide(page, `${calls}/alerts/${alerts.results[0].id}/`);
  await hide(page, `${calls}/events/${id}/`);
});

test("events are changed together after a look at what visitors notice, and back again", async ({
  page,
  request,
}) => {
  // three acts, each with its way back
  test.slow();
  await signIn(page, admin);
  const ids = [await makeEvent(page, "Gruppe Eins"), await makeEvent(page, "Gruppe Zwei")];
  const filter = encodeURIComponent(JSON.stringify({ search: "Gruppe" }));
  await page.goto(`${admin}/events?filter=${filter}&lang=de`);
  const all = page.getByLabel("Alle auf dieser Seite auswählen");
  const place = await all.boundingBox();
  await all.check();
  await expect(page.getByText("2 ausgewählt")).toBeVisible();
  // the next one to be selected stays where it was pointed at
  expect(await all.boundingBox()).toEqual(place);
  await page.getByRole("button", { name: "Gemeinsam ändern" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Was ändern?").selectOption("set:is_online");
  await dialog.getByRole("checkbox", { name: "Online" }).uncheck();
  await expect(dialog.getByText("verschwindet für Besucher.")).toHaveCount(2);
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Alle 2 ändern" }).click();
  await expect(page.getByText("2 Einträge sind geändert.")).toBeVisible();
  const isPublic = async () =>
    Promise.all(ids.map(async (id) => (await request.get(`/de/api/events/${id}/`)).status()));
  await expect.poll(isPublic).toEqual([404, 404]);
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(page.getByText("Alles ist wieder wie vorher.")).toBeVisible();
  await expect.poll(isPublic).toEqual([200, 200]);

  // a list of theirs gets one more
  const genresOf = async () =>
    Promise.all(
      ids.map(async (id) => {
        const event = await page.request.get(`${calls}/events/${id}/`);
        return (await event.json()).genre_ids.length;
      }),
    );
  await page.getByLabel("Alle auf dieser Seite auswählen").check();
  await page.getByRole("button", { name: "Gemeinsam ändern" }).click();
  await dialog.getByLabel("Was ändern?").selectOption("add:genre_ids");
  await expect(dialog.getByRole("button", { name: "Alle 2 ändern" })).toBeDisabled();
  await dialog.getByRole("combobox", { name: /hinzufügen/ }).click();
  await dialog.getByRole("listbox").getByRole("option").first().click();
  await expect(dialog.getByText("ändert sich für Besucher sofort.")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Alle 2 ändern" }).click();
  await expect(page.getByText("2 Einträge sind geändert.")).toBeVisible();
  expect(await genresOf()).toEqual([1, 1]);
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(page.getByText("Alles ist wieder wie vorher.")).toBeVisible();
  expect(await genresOf()).toEqual([0, 0]);

  // and both are planned to go offline the day before
  const planned = async () =>
    Promise.all(
      ids.map(async (id) => {
        const schedules = await page.request.get(`${calls}/event/${id}/schedules/`);
        return (await schedules.json()).map(({ at }: { at: string }) => at);
      }),
    );
  await page.getByLabel("Alle auf dieser Seite auswählen").check();
  await page.getByRole("button", { name: "Gemeinsam ändern" }).click();
  await dialog.getByLabel("Was ändern?").selectOption("unpublish");
  await dialog.getByLabel(/^Wann/).fill("2025-09-09T20:00");
  await expect(dialog.getByText("wird dann offline genommen.")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Alle 2 ändern" }).click();
  await expect(page.getByText("2 Einträge sind geändert.")).toBeVisible();
  const at = "2025-09-09T18:00:00.000Z";
  expect(await planned()).toEqual([[at], [at]]);
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(page.getByText("Alles ist wieder wie vorher.")).toBeVisible();
  expect(await planned()).toEqual([[], []]);
  for (const id of ids) await hide(page, `${calls}/events/${id}/`);
});

test("an event's form tells of a clash while it is typed, and its cast is put in order by drag", async ({
  page,
}) => {
  await signIn(page, admin);
  const other = await makeEvent(page, "Belegt den Saal");
  const id = await makeEvent(page, "Will in den Saal");
  const { results } = await (await page.request.get(`${calls}/artists/?per_page=3`)).json();
  const cast = results.map((artist: { id: number }) => ({
    artist_id: artist.id,
    role: { de: "Gesang", en: "Voice" },
  }));
  const venue = { venue_id: 1 };
  await updateAsStaff<typeof venue & { revision: number }>(
    page,
    `${calls}/events/${other}/`,
    venue,
  );
  await updateAsStaff<{ starts_at: string; event_castmembers: unknown; revision: number }>(
    page,
    `${calls}/events/${id}/`,
    { ...venue, starts_at: "2025-09-20T18:00:00.000Z", event_castmembers: cast },
  );
  await page.goto(`${admin}/events/${id}?lang=de`);
  const clash = page.getByText("Eine Überschneidung zur selben Zeit");
  const start = page.getByLabel("Beginn *", { exact: true });
  await expect(start).toHaveValue("2025-09-20T20:00");
  await expect(clash).toHaveCount(0);
  await start.fill("2025-09-10T21:00");
  await clash.click();
  await expect(page.getByRole("link", { name: "Belegt den Saal" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const rows = page.getByRole("group", { name: "Besetzung" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  const names = () => rows.locator("button[aria-expanded]").allTextContents();
  const [first = "", ...others] = (await names()).map((name) => name.replace(/^\d+\. /, ""));
  const grip = rows.first().locator("[data-grip]");
  // rows can be dragged once a pointer has come over their list
  await grip.hover();
  await expect(rows.first().locator("[draggable=true]")).toBeVisible();
  await grip.dragTo(rows.last(), { targetPosition: { x: 200, y: 40 } });
  await expect
    .poll(async () => (await names()).map((name) => name.replace(/^\d+\. /, "")))
    .toEqual([...others, first]);
  for (const made of [other, id]) await hide(page, `${calls}/events/${made}/`);
});

/** A picture of one pixel more than all before. */
const pictures = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    const made = Array.from({ length: many }, async (_, place) => {
      const canvas = document.createElement("canvas");
      canvas.width = 40 + place;
      canvas.height = 31;
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    return Promise.all(made);
  }, count);

test("pictures are uploaded together, one that was there is told, and their words wait in a list", async ({
  page,
}) => {
  await signIn(page, admin);
  const made = await pictures(page, 6);
  const files = made.map((bytes, place) => ({
    name: `probe-${place}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(bytes),
  }));
  await page.goto(`${admin}/images?lang=de`);
  await page.getByRole("button", { name: "Bilder hochladen" }).click();
  const dialog = page.getByRole("dialog");
  const choose = dialog.getByLabel(/bis zu 50 wählen/);
  await choose.setInputFiles(files);
  await expect(dialog.getByText("Neu: 6, schon da: 0, gescheitert: 0.")).toBeVisible();
  await choose.setInputFiles(files.slice(0, 1));
  await expect(dialog.getByText("Neu: 6, schon da: 1, gescheitert: 0.")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  const hidden = `${admin}/images?filter=${encodeURIComponent('{"missing_words":true}')}`;
  await dialog.getByRole("link", { name: "Worte ergänzen" }).click();
  await expect(page.getByText("Noch 6 Bilder.")).toBeVisible();
  await page.getByLabel("Alternativtext (Deutsch)").fill("Probe");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toContainText("noch nicht richtig");
  await page.getByLabel("Alternativtext (Englisch)").fill("Trial");
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Noch 5 Bilder.")).toBeVisible();
  await expect(page.getByLabel("Alternativtext (Deutsch)")).toHaveValue("");
  await page.getByRole("button", { name: "Später" }).click();
  await expect(page.getByText("Noch 4 Bilder.")).toBeVisible();
  await page.goto(hidden);
  await expect(page.getByText("Für Besucher nicht zu sehen")).toHaveCount(5);
  await page.getByRole("main").locator("figure a").first().click();
  const [another = []] = (await pictures(page, 7)).slice(6);
  await page
    .getByLabel("Überall durch ein anderes Bild ersetzen")
    .and(page.locator("input"))
    .setInputFiles({ name: "neu.png", mimeType: "image/png", buffer: Buffer.from(another) });
  await expect(page.getByText("Das Bild ist überall ersetzt.")).toBeVisible();
});

test.describe("where its script does not load", () => {
  test.use({ expectedTrouble: [/ERR_FAILED|console error/] });
  test("the admin area says so, with another try that brings it", async ({ page }) => {
    await signIn(page, admin);
    await page.route(/\/remotes\/mf-editor\/.*\.js/, (route) => route.abort());
    await page.goto(`${admin}/events?lang=de`);
    const again = page.getByRole("alert").getByRole("link", { name: "Noch einmal versuchen" });
    await expect(again).toBeVisible();
    await page.unroute(/\/remotes\/mf-editor\/.*\.js/);
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Veranstaltungen" })).toBeVisible();
  });
});

test("a composer who is there twice is merged, and the old address leads to the other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, admin);
  const make = async (resource: string, words: string, values: object): Promise<number> => {
    await createAsStaff(page, `${calls}/${resource}/`, values);
    const found = await page.request.get(`${calls}/${resource}/?search=${words}&sort=-id`);
    return (await found.json()).results[0].id;
  };
  const composer = (name: string) =>
    make("composers", name, { name: { de: name, en: name }, short_name: { de: name, en: name } });
  const gone = await composer("Zweifach");
  const kept = await composer("Einfach");
  const title = { de: "Doppelkanon", en: "Double canon" };
  const work = await make("works", "Doppelkanon", { title, composer_id: gone });
  const address = page.getByRole("link", { name: "Auf der Website ansehen" });

  await page.goto(`${admin}/composers/${gone}?lang=de`);
  const old = (await address.getAttribute("href")) ?? "";
  await page.getByRole("link", { name: "Zusammenführen" }).click();
  await page.getByRole("combobox", { name: "Welcher Eintrag bleibt?" }).fill("Einfach");
  await page.getByRole("option", { name: /Einfach/ }).click();
  const places = page.getByRole("region", { name: "Hier ändert es sich" });
  await expect(places).toContainText("Doppelkanon");
  await expect(places).toContainText("Komponist");
  expect([...(await axeProblems(page)), ...(await overflowProblems(page))]).toEqual([]);
  await page.getByRole("button", { name: "Endgültig zusammenführen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "„Zweifach“ ist zusammengeführt",
  );
  await page.getByRole("link", { name: "Zum Eintrag, der geblieben ist" }).click();
  await expect(address).toHaveAttribute("href", new RegExp(`/${kept}$`));
  const to = await address.getAttribute("href");
  const stored = await (await page.request.get(`${calls}/works/${work}/`)).json();
  expect(stored.composer_id).toBe(kept);
  await page.goto(old);
  await expect.poll(() => new URL(page.url()).pathname).toBe(to);
});
