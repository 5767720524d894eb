import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths, screens } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

const words = {
  de: {
    hero: /^Aufmacher( bearbeiten)?$/,
    heroPanel: "Aufmacher",
    headline: "Überschrift (Deutsch)",
    text: "Text (Deutsch)",
    link: "Link (Deutsch)",
    missing: /^„Überschrift \(Deutsch\)“ fehlt\./,
    long: "„Text (Deutsch)“ hat 2010 Zeichen, erlaubt sind höchstens 2000.",
    unsafe: /^Erlaubt sind https:/,
    draft: "Als Entwurf speichern",
    refused: "Das ist so nicht erlaubt. Es ist nicht gespeichert.",
    restored: /^Ihre Eingabe von vorhin ist wieder da\./,
    start: /Beginn( bearbeiten)?$/,
    noDay: "Diesen Tag oder diese Uhrzeit gibt es nicht.",
    noStart: /^„Beginn“ fehlt\./,
    price: /Preis ab( bearbeiten)?$/,
    noPrice: /^„Preis ab“ ist eine Zahl von 0 bis/,
    save: "Speichern",
    close: "Schließen",
    anchor: "Sprungmarke",
    noAnchor: /^„Sprungmarke“ besteht aus/,
    held: /^1 Angabe ist nicht erlaubt\./,
    saved: "Alles gespeichert.",
  },
  en: {
    hero: /^(Edit: )?Hero$/,
    heroPanel: "Hero",
    headline: "Headline (English)",
    text: "Text (English)",
    link: "Link (English)",
    missing: /^“Headline \(English\)” is missing\./,
    long: "“Text (English)” has 2010 characters, at most 2000 are allowed.",
    unsafe: /^Allowed are https:/,
    draft: "Save as a draft",
    refused: "This is not allowed. It is not saved.",
    restored: /^What you wrote before is back\./,
    start: /Start$/,
    noDay: "There is no such day, or no such time of day.",
    noStart: /^“Start” is missing\./,
    price: /Price from$/,
    noPrice: /^“Price from” is a number from 0 to/,
    save: "Save",
    close: "Close",
    anchor: "Anchor",
    noAnchor: /consists of letters without accents/,
    held: /^1 value is not allowed\./,
    saved: "All saved.",
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

/** Opens a field that is a button on the page. */
const press = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).first().press("Enter");

for (const locale of ["de", "en"] as const) {
  const say = words[locale];

  test(`a block of the home page tells what is wrong with each field, and keeps it: ${locale}`, async ({
    page,
  }) => {
    await signIn(page, visit);
    await page.goto(`${href("home", locale)}?edit`);
    await press(page, say.hero);
    const panel = page.getByRole("complementary", { name: say.heroPanel });
    const field = (name: string) => panel.getByRole("textbox", { name, exact: true });
    const link = panel.getByRole("combobox", { name: say.link });
    await expect(field(say.headline)).toBeFocused();
    const before = [
      await field(say.headline).inputValue(),
      await field(say.text).inputValue(),
      await link.inputValue(),
    ];
    const long = "Klang und ".repeat(201);
    await field(say.headline).fill("   ");
    await field(say.text).fill(long);
    await link.fill("javascript:alert(document.cookie)");
    await panel.getByRole("button", { name: say.draft }).press("Enter");
    for (const told of [say.missing, say.long, say.unsafe, say.refused]) {
      await expect(panel.getByText(told)).toBeVisible();
    }
    expect(await axeProblems(page)).toEqual([]);
    await page.reload();
    await press(page, say.hero);
    await expect(panel.getByText(say.restored)).toBeVisible();
    await expect(field(say.text)).toHaveValue(long);
    await expect(link).toHaveValue("javascript:alert(document.cookie)");
    await expect(field(say.headline)).toHaveValue("   ");
    await field(say.headline).fill(before[0] ?? "");
    await field(say.text).fill(before[1] ?? "");
    await link.fill(before[2] ?? "");
    await page.keyboard.press("Escape");
    await panel.getByRole("button", { name: say.draft }).press("Enter");
    await expect(panel).toBeHidden();
  });

  test(`times and prices of an event are told as wrong at their field, and kept: ${locale}`, async ({
    page,
  }) => {
    await signIn(page, visit);
    const address = (await screens.event?.(locale)) ?? "";
    await page.goto(`${address}?edit`);
    // the page itself has one, with its tickets
    const panel = page.locator("[data-section-panel]");
    await press(page, say.start);
    const start = panel.locator("input[type=datetime-local]");
    await expect(start).toBeFocused();
    const before = await start.inputValue();
    // the clocks go from two to three then
    await start.fill("2026-03-29T02:30");
    await expect(panel.getByText(say.noDay)).toBeVisible();
    await panel.getByRole("button", { name: say.save, exact: true }).press("Enter");
    await expect(panel.getByText(say.refused)).toBeVisible();
    await expect(start).toHaveValue("2026-03-29T02:30");
    await start.fill("");
    await panel.getByRole("button", { name: say.save, exact: true }).press("Enter");
    await expect(panel.getByText(say.noStart)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await start.fill(before);
    await panel.getByRole("button", { name: say.save, exact: true }).press("Enter");
    await expect(panel).toBeHidden();

    await press(page, say.price);
    const price = panel.getByRole("spinbutton");
    const paid = await price.inputValue();
    await price.fill("-5");
    await panel.getByRole("button", { name: say.save, exact: true }).press("Enter");
    await expect(panel.getByText(say.noPrice)).toBeVisible();
    await expect(price).toHaveValue("-5");
    await price.fill(paid);
    await panel.getByRole("button", { name: say.save, exact: true }).press("Enter");
    await expect(panel).toBeHidden();
  });

  test(`the name of a place in a page is told as wrong, and kept over a reload: ${locale}`, async ({
    page,
  }) => {
    await signIn(page, visit);
    const state = await page.locator("#festival-state").textContent();
    const { id } = JSON.parse(state ?? "").page.data;
    const texts = { de: { content: "Karten" }, en: { content: "Tickets" } };
    const insert = { op: "insert", ref: "made", model: "headline", texts, at: atEnd };
    const { made } = await changeAsStaff(page, id, insert);
    await page.goto(`${href("page", locale, { path: pagePaths.visit[locale] })}?edit`);
    const frame = page.locator(`[data-section-frame="${made}"]`);
    await frame.press("Enter");
    const anchor = page.getByRole("complementary").getByLabel(say.anchor);
    await anchor.fill("Anfahrt & Ölmühle");
    await expect(page.getByText(say.noAnchor)).toBeVisible();
    await expect(page.getByText(say.held)).toBeVisible();
    await page.reload();
    await frame.press("Enter");
    await expect(anchor).toHaveValue("Anfahrt & Ölmühle");
    await expect(page.getByText(say.noAnchor)).toBeVisible();
    await anchor.fill("anfahrt");
    await expect(page.getByText(say.noAnchor)).toBeHidden();
    await expect(page.getByText(say.saved)).toBeVisible();
    await changeAsStaff(page, id, { op: "remove", sections: [made] });
  });
}
