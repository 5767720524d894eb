import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import {
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

const parts = [0, 1, 2];
for (const part of parts) {
  test(`the admin area, part ${part + 1} of ${parts.length}: each screen that it and the bar of staff name, and each new form, fits 320 px as axe wants it, in both languages`, async ({
    page,
  }) => {
    // some forty documents
    test.setTimeout(600_000);
    await signIn(page, admin);
    const named = [...(await screensOf(page)), ...(await linksOfBar(page))];
    const all = [...new Set(named)].filter((path) => !path.includes("?"));
    expect(all.length).toBeGreaterThan(38);
    await page.setViewportSize({ width: 320, height: 900 });
    const problems: string[][] = [];
    const look = async (path: string) => {
      await openScreen(page, path);
      if (await unknownScreen(page).isVisible()) problems.push([path, "no screen"]);
      for (const words of [...(await axeProblems(page)), ...(await overflowProblems(page))]) {
        problems.push([path, words]);
      }
      // the bar names a page of the site too, whose address has the language in it
      if (!path.startsWith(admin)) return;
      await openScreen(page, path, "en");
      for (const words of [...(await axeProblems(page)), ...(await germanNames(page))]) {
        problems.push([path, "en", words]);
      }
    };
    for (const path of all.filter((_, place) => place % parts.length === part)) {
      await look(path);
      const make = page.locator(`main a[href="${path}/create"]`).first();
      if (await make.isVisible()) await look(`${path}/create`);
    }
    expect(problems).toEqual([]);
  });
}
