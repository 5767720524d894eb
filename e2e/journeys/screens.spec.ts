import { locales } from "@festival/contracts/locales";
import { routeNames } from "@festival/contracts/routes";
import { axeProblems, setContrast } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { routeScreens, screens } from "../src/screens.ts";

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

/** Colours follow the contrast, the size of what one touches follows the width. */
const looks = [
  [1280, "normal"],
  [1280, "high"],
  [360, "normal"],
] as const;

test("no route is left out of the list of screens, but that of staff", () => {
  expect(routeNames.filter((name) => !routeScreens[name])).toEqual(["quizCheck", "styleGuide"]);
});

for (const [name, addressOf] of Object.entries(screens)) {
  for (const locale of locales) {
    test(`the source of ${name} holds all of it in ${locale}`, async ({ request }) => {
      const answer = await request.get(await addressOf(locale));
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(attribute(html, /<title[^>]*>([^<]+)<\/title>/)).not.toBe("");
      expect(attribute(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(
        20,
      );
      expect(attribute(html, /<h1[^>]*>(.+?)<\/h1>/s)).not.toBe("");
      const main = attribute(html, /<main[^>]*>(.*)<\/main>/s).replaceAll(/<[^>]+>/g, " ");
      expect(main.trim().length).toBeGreaterThan(20);
      for (const other of locales) {
        expect(html).toMatch(new RegExp(`<link[^>]+rel="alternate"[^>]+hreflang="${other}"`, "i"));
        expect(html).toMatch(new RegExp(`<a href="/${other}[^"]*"[^>]*hreflang="${other}"`, "i"));
      }
    });

    test(`axe finds nothing on ${name} in ${locale}, in both contrasts`, async ({ page }) => {
      // a long programme on a busy machine takes axe its time
      test.slow();
      await page.goto(await addressOf(locale));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const [width, contrast] of looks) {
        await page.setViewportSize({ width, height: 800 });
        await setContrast(page, contrast);
        expect(await axeProblems(page), `${width} px, ${contrast}`).toEqual([]);
      }
    });
  }
}

test.describe("an address that leads nowhere", () => {
  test.use({ expectedTrouble: [/\b404\b/] });

  for (const [locale, words] of [
    ["de", "Die gesuchte Seite wurde leider nicht gefunden."],
    ["en", "not"],
  ] as const) {
    test(`is answered with 404 and a way on in ${locale}`, async ({ page }) => {
      const answer = await page.goto(`/${locale}/gibt-es-nicht`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });
  }
});
