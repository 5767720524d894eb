import type { Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import {
  firstRecordOf,
  germanNames,
  linksOfBar,
  openScreen,
  screensOf,
  unknownScreen,
} from "../src/office/adminScreens.ts";
import { overflowProblems } from "../src/overflow.ts";
import { signIn } from "../src/staff.ts";

const { admin } = staffPaths;

// the preview of a form is a page of the site's own, which may do what the document around it may
test.use({
  expectedTrouble: [
    /has both allow-scripts and allow-same-origin|Nothing is kept\. InvalidStateError/,
  ],
});

/** Screens that a record or a list leads to. */
const fromRecords = [
  "events/1/cancel",
  "events/1/move",
  "artists/1/replace",
  "composers/1/merge",
  "images/words",
].map((path) => `${admin}/${path}`);

const parts = [0, 1, 2];
for (const part of parts) {
  test(`the admin area, part ${part + 1} of ${parts.length}: each screen that it and the bar of staff name, each new form, and a record of each list fits 320 px as axe wants it, in both languages`, async ({
    page,
  }) => {
    // some forty documents
    test.setTimeout(600_000);
    await signIn(page, admin);
    const named = [...(await screensOf(page)), ...(await linksOfBar(page)), ...fromRecords];
    const all = [...new Set(named)].filter((path) => !path.includes("?"));
    expect(all.length).toBeGreaterThan(38);
    await page.setViewportSize({ width: 320, height: 900 });
    const problems: string[][] = [];
    /** @param isRecord whether its heading has what staff wrote, in whatever language */
    const look = async (path: string, locale: Locale, isRecord = fromRecords.includes(path)) => {
      await openScreen(page, path, locale);
      const found = [...(await axeProblems(page)), ...(await overflowProblems(page))];
      if (await unknownScreen(page).isVisible()) found.push("no screen");
      if (locale === "en" && !isRecord) found.push(...(await germanNames(page)));
      for (const words of found) problems.push([path, locale, words]);
    };
    for (const path of all.filter((_, place) => place % parts.length === part)) {
      await look(path, "de");
      // the bar names a page of the site too, whose address has the language in it
      if (!path.startsWith(admin)) continue;
      await look(path, "en");
      const make = page.locator(`main a[href="${path}/create"]`).first();
      const isMade = await make.isVisible();
      const record = await firstRecordOf(page, path);
      // a record's form is that of a new one, and more: each in one language has been seen in both
      if (record) await look(record, "de", true);
      if (isMade) await look(`${path}/create`, "en");
      else if (record) await look(record, "en", true);
      if (isMade && !record) await look(`${path}/create`, "de");
    }
    expect(problems).toEqual([]);
  });
}
