import { href, match } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { pressOn, tabTo } from "../src/keyboard.ts";
import { contactForm, screens } from "../src/screens.ts";

const routeOf = (page: Page) => match(new URL(page.url()).pathname)?.name;
const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("by keyboard alone, finds a concert and reaches its tickets", async ({ page }) => {
  await page.goto(href("home", "de"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  await pressOn(
    page,
    banner(page)
      .getByRole("link", { name: /^Programm/ })
      .first(),
  );
  await page.waitForURL(href("programme", "de"));
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeFocused();

  const concert = main(page).getByRole("heading", { level: 3 }).getByRole("link").first();
  const title = await concert.innerText();
  await pressOn(page, concert);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  expect(routeOf(page)).toBe("event");
  await tabTo(page, main(page).getByRole("complementary").getByRole("link").first());

  await page.goBack();
  await expect(concert).toBeFocused();
});

test("by keyboard alone, takes the quiz", async ({ page }) => {
  await page.goto(href("quizStart", "de"));
  await pressOn(page, page.getByRole("link", { name: "Los geht’s" }));
  const next = page.getByRole("button", { name: /^(?:Weiter|Fertig)$/ });
  await expect(next).toBeVisible();
  while (routeOf(page) === "quizQuestion") {
    const before = page.url();
    const answers = page.getByRole("radio").or(page.getByRole("checkbox"));
    if ((await answers.count()) > 0) {
      await tabTo(page, answers.first());
      await page.keyboard.press("Space");
    } else {
      await tabTo(page, page.getByRole("slider"));
      await page.keyboard.press("ArrowRight");
    }
    await pressOn(page, next);
    await expect(page).not.toHaveURL(before);
    await expect(heading(page)).toBeFocused();
  }
  expect(routeOf(page)).toBe("quizResult");
  await expect(main(page).getByRole("link").first()).toBeVisible();
});

test("by keyboard alone, sends a form", async ({ page }) => {
  await page.goto(contactForm("de"));
  await tabTo(page, page.getByRole("textbox", { name: "Ihr Name" }));
  await page.keyboard.type("Jelka Sommer");
  await tabTo(page, page.getByRole("textbox", { name: "E-Mail-Adresse" }).first());
  await page.keyboard.type("jelka@example.org");
  await tabTo(page, page.getByRole("combobox", { name: "Worum geht es?" }));
  await page.keyboard.press("ArrowDown");
  for (const box of await main(page).locator("textarea[required]").all()) {
    await tabTo(page, box);
    await page.keyboard.type("Ab wann sind die Probenpläne zu haben?");
  }
  await pressOn(page, page.getByRole("button", { name: "Nachricht senden" }));
  await expect(page.getByRole("heading", { level: 1, name: "Angekommen. Danke!" })).toBeVisible();
});

test("by keyboard alone, opens a booklet and reads it in the dark", async ({ page }) => {
  const booklet = screens.eventBooklet;
  if (!booklet) throw new Error("There is no booklet.");
  await page.goto((await booklet("de")).replace(/\/[^/]+$/, ""));
  await pressOn(page, page.getByRole("link", { name: "Programmheft lesen" }));
  await page.waitForURL(/\/programmheft$/);
  await expect(heading(page)).toBeFocused();
  // the whole document turns dark, the footer too
  const footer = page.getByRole("contentinfo");
  const ink = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await ink();
  await tabTo(page, page.getByRole("checkbox", { name: "Dunkle Ansicht" }));
  await page.keyboard.press("Space");
  await expect.poll(ink).not.toBe(dark);
});

test("by keyboard alone, changes the language", async ({ page }) => {
  await page.goto(href("programme", "de"));
  await pressOn(page, banner(page).getByRole("link", { name: "EN, English" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(routeOf(page)).toBe("programme");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("by keyboard alone, opens the menu, closes it, and goes on from it", async ({ page }) => {
    await page.goto(href("home", "de"));
    const open = banner(page).locator("summary").filter({ hasText: "Menü" });
    await pressOn(page, open);
    const entry = banner(page).getByRole("link", { name: "Magazin", exact: true });
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press("Enter");
    await pressOn(page, entry);
    await expect(page.getByRole("heading", { level: 1, name: "Magazin" })).toBeFocused();
    await expect(entry).toBeHidden();
  });
});
