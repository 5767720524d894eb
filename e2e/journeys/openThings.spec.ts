import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems, setContrast } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { overflowProblems } from "../src/overflow.ts";
import { contactForm, screens } from "../src/screens.ts";

// What opens over or within a screen, as axe and narrow windows see it.

const words = {
  de: { menu: "Menü", filter: "Filter", send: "Nachricht senden" },
  en: { menu: "Menu", filter: "Filter", send: "Send message" },
} as const;

interface Opening {
  width: number;
  address(locale: Locale): string | Promise<string>;
  open(page: Page, locale: Locale): Promise<void>;
}

const summary = (page: Page, role: "banner" | "main", text: string) =>
  page.getByRole(role).locator("summary").filter({ hasText: text, visible: true }).first();

const openings: Record<string, Opening> = {
  "the menu over the window": {
    width: 360,
    address: (locale) => href("home", locale),
    open: (page, locale) => summary(page, "banner", words[locale].menu).click(),
  },
  "the entries below another": {
    width: 1280,
    address: (locale) => href("home", locale),
    open: (page) => page.getByRole("banner").locator("summary").first().click(),
  },
  "the filters on a phone": {
    width: 360,
    address: (locale) => href("programme", locale),
    open: (page, locale) => summary(page, "main", words[locale].filter).click(),
  },
  "the filters in their drawer": {
    width: 1280,
    address: (locale) => href("programme", locale),
    open: (page, locale) => summary(page, "main", words[locale].filter).click(),
  },
  "all that unfolds in a text": {
    width: 360,
    address: (locale) => screens["every section"]?.(locale) ?? "",
    async open(page) {
      for (const one of await page.getByRole("main").locator("summary").all()) await one.click();
    },
  },
};

for (const locale of locales) {
  for (const [name, { width, address, open }] of Object.entries(openings)) {
    test(`axe finds nothing on ${name} in ${locale}, in both contrasts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await address(locale));
      await open(page, locale);
      await expect(page.locator("details[open]").first()).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await setContrast(page, "high");
      expect(await axeProblems(page, "colours")).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await overflowProblems(page)).toEqual([]);
    });
  }

  test.describe("a form that was sent too early", () => {
    test.use({ expectedTrouble: [/\b422\b/] });

    test(`has nothing for axe to find in ${locale}, in both contrasts`, async ({ page }) => {
      await page.goto(contactForm(locale));
      await page.getByRole("button", { name: words[locale].send }).click();
      await expect(page.getByRole("textbox", { name: /e-?mail/i }).first()).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      expect(await axeProblems(page)).toEqual([]);
      await setContrast(page, "high");
      expect(await axeProblems(page, "colours")).toEqual([]);
    });
  });
}
