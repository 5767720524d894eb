import type { RemoteName } from "@festival/contracts/containers";
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
  heading: string;
  /** The way to the remote's own page, in the fragment's place. */
  fallback: string;
}

const highlights: Embedded = {
  remote: "mf-programme",
  file: "mf-programme/src/fragments/highlightEvents/HighlightEvents.tsx",
  heading: "Nicht verpassen",
  fallback: "Zum ganzen Programm",
};
const articles: Embedded = {
  remote: "mf-magazine",
  file: "mf-magazine/src/fragments/articleTeasers/ArticleTeasers.tsx",
  heading: "Magazin",
  fallback: "Zum Magazin",
};

const throwing = {
  // a trial renders fragments under a prefix of its own
  "on the server": `if (typeof window === "undefined" && !usePrefixedId().includes("probe-"))`,
  "in the browser": `if (typeof window !== "undefined")`,
};

for (const [broken, other] of [
  [highlights, articles],
  [articles, highlights],
] as const) {
  for (const [place, condition] of Object.entries(throwing)) {
    test.describe(`${broken.remote}'s fragment throws ${place}`, () => {
      let copy: WorkingCopy;
      test.use({ expectedTrouble: [new RegExp(`^console error: Error: ${message}`)] });
      test.beforeAll(async () => {
        // a release builds, and hooks know nothing of the time that the tests below them have
        test.setTimeout(releaseTimeout);
        copy = makeWorkingCopy();
        copy.change(broken.file, /^/, 'import { useId as usePrefixedId } from "react";\n');
        copy.change(
          broken.file,
          /(?<=^export function .+\{\n)/m,
          `${condition} throw new Error("${message}");\n`,
        );
        const released = await copy.releases("release", broken.remote);
        expect(released.output).toContain("is live");
      });
      test.afterAll(async () => {
        test.setTimeout(releaseTimeout);
        const back = await copy.releases("rollback", broken.remote);
        copy.remove();
        expect(back.output).toContain("is live again");
      });

      test("the home page leads on from its place, and all else is alive", async ({ page }) => {
        const answer = await page.goto(href("home", "de"));
        expect(answer?.status()).toBe(200);
        const main = page.getByRole("main");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const inItsPlace = "xpath=ancestor::*[@data-fragment]";
        // a fragment comes to life, or fails, when it is seen: one that fails takes its heading along
        const headingOf = ({ heading }: Embedded) =>
          main.getByRole("heading", { name: heading, exact: true });
        const show = (fragment: Embedded) =>
          headingOf(fragment).evaluate((element) => element.scrollIntoView());
        await show(broken);
        const wayOn = main.getByRole("link", { name: broken.fallback });
        await expect(wayOn).toBeVisible();
        await expect(wayOn.locator(inItsPlace)).toHaveCount(0);
        await show(other);
        await expect(headingOf(other).locator(inItsPlace)).toHaveCount(1);

        await watchDocument(page);
        const banner = page.getByRole("banner");
        await banner.getByText("Menü", { exact: true }).click();
        const menu = banner.getByRole("navigation", { name: "Menü", exact: true });
        await menu.getByRole("link", { name: "Magazin", exact: true }).click();
        await expect(page).toHaveTitle(/Magazin/);
        expect(await watchedDocument(page)).toEqual({ same: true, emptyMain: 0 });
      });
    });
  }
}
