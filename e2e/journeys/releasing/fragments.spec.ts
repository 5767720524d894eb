import type { RemoteName } from "@festival/contracts/containers";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../../src/journey.ts";
import { watchDocument, watchedDocument } from "../../src/withoutReload.ts";
import { makeWorkingCopy, type WorkingCopy } from "../../src/workingCopy.ts";

// What throws when it is verified never goes live. These pass, and throw when readers come.

test.describe.configure({ timeout: 90_000 });
const releaseTimeout = 240_000;
// so narrow that the menu opens over the page
test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 });

const message = "the strings are out of tune";

interface Embedded {
  remote: RemoteName;
  file: string;
  heading: Record<Locale, string>;
  /** The way to the remote's own page, in the fragment's place. */
  fallback: Record<Locale, string>;
}

const highlights: Embedded = {
  remote: "mf-programme",
  file: "mf-programme/src/fragments/highlightEvents/HighlightEvents.tsx",
  heading: { de: "Nicht verpassen", en: "Don’t miss" },
  fallback: { de: "Zum ganzen Programm", en: "See the whole programme" },
};
const articles: Embedded = {
  remote: "mf-magazine",
  file: "mf-magazine/src/fragments/articleTeasers/ArticleTeasers.tsx",
  heading: { de: "Magazin", en: "Magazine" },
  fallback: { de: "Zum Magazin", en: "Go to the magazine" },
};

/** One release for both sides, as each takes its time: German throws on the server, English in the browser. */
const sides = { de: "on the server", en: "in the browser" } as const;
const imported = `import { useId as usePrefixedId } from "react";
import { useTranslation as useLanguage } from "@festival/shared-ui/i18n";
`;
// a trial renders fragments under a prefix of its own
const throwing = `const { language } = useLanguage().i18n;
const isTried = usePrefixedId().includes("probe-");
if (typeof window === "undefined" ? language === "de" && !isTried : language === "en") {
  throw new Error("${message}");
}
`;
const menuWords = {
  de: { open: "Menü", magazine: "Magazin" },
  en: { open: "Menu", magazine: "Magazine" },
};

for (const [broken, other] of [
  [highlights, articles],
  [articles, highlights],
] as const) {
  test.describe(`${broken.remote}'s fragment throws`, () => {
    let copy: WorkingCopy;
    test.beforeAll(async () => {
      // a release builds, and hooks know nothing of the time that the tests below them have
      test.setTimeout(releaseTimeout);
      copy = makeWorkingCopy();
      copy.change(broken.file, /^/, imported);
      copy.change(broken.file, /(?<=^export function .+\{\n)/m, throwing);
      const released = await copy.releases("release", broken.remote);
      expect(released.output).toContain("is live");
    });
    test.afterAll(async () => {
      test.setTimeout(releaseTimeout);
      const back = await copy.releases("rollback", broken.remote);
      copy.remove();
      expect(back.output).toContain("is live again");
    });

    for (const locale of ["de", "en"] as const) {
      test.describe(sides[locale], () => {
        const isInBrowser = locale === "en";
        const thrown = new RegExp(`^console error: Error: ${message}`);
        test.use({ expectedTrouble: isInBrowser ? [thrown] : [] });

        test("the home page leads on from its place, and all else is alive", async ({
          page,
          trouble,
        }) => {
          const answer = await page.goto(href("home", locale));
          expect(answer?.status()).toBe(200);
          const main = page.getByRole("main");
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const inItsPlace = "xpath=ancestor::*[@data-fragment]";
          // a fragment comes to life, or fails, when it is seen: one that fails takes its heading along
          const headingOf = ({ heading }: Embedded) =>
            main.getByRole("heading", { name: heading[locale], exact: true });
          const show = (fragment: Embedded) =>
            headingOf(fragment).evaluate((element) => element.scrollIntoView());
          const wayOn = main.getByRole("link", { name: broken.fallback[locale] });
          // where it is in sight at once it may have failed before it was looked for
          const place = headingOf(broken).or(wayOn).first();
          await place.evaluate((element) => element.scrollIntoView());
          await expect(wayOn).toBeVisible();
          await expect(wayOn.locator(inItsPlace)).toHaveCount(0);
          // it was the browser's side that threw, or the server's
          await expect.poll(() => trouble.some((line) => thrown.test(line))).toBe(isInBrowser);
          await show(other);
          await expect(headingOf(other).locator(inItsPlace)).toHaveCount(1);

          await watchDocument(page);
          const banner = page.getByRole("banner");
          const { open, magazine } = menuWords[locale];
          await banner.getByText(open, { exact: true }).click();
          const menu = banner.getByRole("navigation", { name: open, exact: true });
          await menu.getByRole("link", { name: magazine, exact: true }).click();
          await expect(page).toHaveTitle(new RegExp(magazine));
          expect(await watchedDocument(page)).toEqual({ same: true, emptyMain: 0 });
        });
      });
    }
  });
}
