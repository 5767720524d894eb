import { locales } from "@festival/contracts/locales";
import { screenNames } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems, setContrast } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { overflowProblems, setLetterSize } from "../src/overflow.ts";
import { watchRequests } from "../src/requests.ts";
import { routeScreens, screens } from "../src/screens.ts";
import { anyAddress } from "../src/steadyVisitors.ts";

/** The narrowest that WCAG 1.4.10 asks for, and a window of 1280 px at a zoom of 200 %. */
const narrowWidths = [320, 640];
/** In px; twice as large as browsers have them. */
const largeLetters = 32;
const phoneWidth = 360;

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

/** Colours follow the contrast, and nothing else does; the size of what one touches follows the width. */
const looks = [
  [1280, "normal", "all"],
  [1280, "high", "colours"],
  [phoneWidth, "normal", "all"],
] as const;

// for visitors who want little motion; nothing but motion depends on it
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is seen to move at this moment, as the beginning of its HTML. */
function runningAnimations(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .filter((target) => target?.checkVisibility())
      .map((target) => target?.outerHTML.slice(0, 120)),
  );
}

test("no route is left out of the list of screens, but those of staff and of a review", () => {
  expect(screenNames().filter((name) => !routeScreens[name])).toEqual([
    // what only a link opens is looked at where staff make one: changing/review.spec.ts
    "review",
    "quizCheck",
    "styleGuide",
    "login",
    "forgotPassword",
    "newPassword",
    "secondFactor",
  ]);
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

    // one visit, the first of a visitor who has decided nothing, for all that does not change the page
    test.describe(`${name} in ${locale}`, () => {
      test.use({ agreed: null });

      test(`${name} in ${locale} keeps the rules of a first visit (no other hosts, 150 KB of scripts, none for staff), of axe in both contrasts, of narrow windows, large letters and little motion`, async ({
        page,
      }) => {
        // a long programme on a busy machine takes axe its time
        test.slow();
        // a visitor of its own: one address may not decide about cookies as often as all of them
        await page.context().setExtraHTTPHeaders({ "x-forwarded-for": anyAddress() });
        const requests = await watchRequests(page);
        await page.goto(await addressOf(locale));
        await page.waitForLoadState("networkidle");
        expect.soft(requests.scriptProblems(), "scripts of a first visit").toEqual([]);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        const elsewhere = "what is asked of other hosts, or for staff";
        expect.soft(requests.foreignOrStaff(), elsewhere).toEqual([]);

        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => runningAnimations(page)).toEqual([]);
        for (const [width, contrast, rules] of looks) {
          await page.setViewportSize({ width, height: 800 });
          await setContrast(page, contrast);
          const found = await axeProblems(page, rules);
          expect.soft(found, `axe: ${width} px, ${contrast}`).toEqual([]);
        }
        for (const width of narrowWidths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await overflowProblems(page), `what does not fit: ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        await setLetterSize(page, largeLetters);
        expect.soft(await overflowProblems(page), "what does not fit: large letters").toEqual([]);
        await page.setViewportSize({ width: phoneWidth, height: 800 });
        expect
          .soft(await overflowProblems(page), "what does not fit: large letters on a phone")
          .toEqual([]);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        const moving = await runningAnimations(page);
        expect(moving, "what moves although little motion is wanted").toEqual([]);
      });
    });
  }
}

test.describe("an address that leads nowhere", () => {
  test.use({ expectedTrouble: [/\b404\b/] });

  for (const [locale, words] of [
    ["de", "Die gesuchte Seite wurde leider nicht gefunden."],
    ["en", "We can’t find the page you are looking for."],
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
