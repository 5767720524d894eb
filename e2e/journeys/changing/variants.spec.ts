import type { ContentPage } from "@festival/contracts/api/content";
import { addressOf } from "@festival/contracts/calls/call";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { getPage } from "@festival/contracts/calls/site";
import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

/** Two pages of the demo season: the second one stands for the first in easy language. */
const paths = {
  standard: { de: "besuch/anfahrt", en: "visit/getting-here" },
  easy: { de: "besuch/barrierefreiheit", en: "visit/access" },
};
const pageAt = (name: keyof typeof paths, locale: Locale) =>
  href("page", locale, { path: paths[name][locale] });

async function idOf(page: Page, name: keyof typeof paths): Promise<number> {
  const answer = await page.request.get(addressOf(getPage, { locale: "de", "*": paths[name].de }));
  const { id }: ContentPage = await answer.json();
  return id;
}

/** Sets the variant of the first page. */
async function nameEasy(page: Page, easyId: number | null): Promise<void> {
  const id = await idOf(page, "standard");
  const call = addressOf(resourceCalls("pages").get, { locale: "de", id });
  await updateAsStaff<StaffRecord>(page, call, { easy_page_id: easyId });
}

test.beforeEach(async ({ page }) => {
  await signIn(page, href("home", "de"));
  await nameEasy(page, await idOf(page, "easy"));
});
test.afterEach(async ({ page }) => {
  await page.goto(href("home", "de"));
  await nameEasy(page, null);
});

const easyLink = {
  de: "Leicht: diese Seite in Leichter Sprache",
  en: "Easy: this page in easy language",
};
const standardLink = {
  de: "Alltag: diese Seite in Alltagssprache",
  en: "Standard: this page in everyday language",
};

test("a page leads to its variant in easy language, and that leads back", async ({
  browser,
  page,
}) => {
  const baseURL = new URL(page.url()).origin;
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  for (const locale of locales) {
    const easy = visitor.getByRole("banner").getByRole("link", { name: easyLink[locale] });
    await expect(async () => {
      await visitor.goto(pageAt("standard", locale));
      await expect(easy).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const width of [1024, 1280, 1440]) {
      await visitor.setViewportSize({ width, height: 800 });
      expect([width, await overflowProblems(visitor)]).toEqual([width, []]);
      expect((await visitor.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(108);
    }
    await easy.click();
    await expect(visitor).toHaveURL(new RegExp(`${pageAt("easy", locale)}$`));
    await expect(visitor.getByRole("article").first()).toHaveAttribute("lang", `${locale}-simple`);
    await visitor.getByRole("banner").getByRole("link", { name: standardLink[locale] }).click();
    await expect(visitor).toHaveURL(new RegExp(`${pageAt("standard", locale)}$`));
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor
      .getByRole("banner")
      .getByText("Menü", { exact: true })
      .or(visitor.getByRole("banner").getByText("Menu", { exact: true }))
      .click();
    await expect(easy).toBeVisible();
    expect(await overflowProblems(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 1280, height: 800 });
  }
  await visitor.goto(pageAt("easy", "de"));
  await visitor.goto(href("magazine", "de"));
  await expect(visitor.getByRole("link", { name: easyLink.de })).toHaveCount(0);
});
