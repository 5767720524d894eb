import { staffPaths } from "@festival/contracts/staffPaths";
import type { Locator } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { createAsStaff, signIn } from "../../src/staff.ts";

/** What stands in the middle of an element for a person who looks at the screen. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (own.contains(seen) || seen.contains(own));
  });

test("what came of an act is in sight far below the title of a long list, until it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, staffPaths.admin);
  const sections = [
    {
      model: "headline",
      settings: {},
      texts: { de: { content: "Worte" }, en: { content: "Words" } },
      column: 0,
    },
  ];
  for (let place = 0; place < 20; place += 1) {
    const name = `Reihe ${String(place).padStart(2, "0")} ${crypto.randomUUID().slice(0, 4)}`;
    await createAsStaff(page, "/de/pageeditor-api/blocks/", {
      name: { de: name, en: name },
      sections,
    });
  }
  await page.goto(`${staffPaths.admin}/blocks?lang=de`);
  const rows = page.getByRole("main").getByRole("listitem");
  const last = rows.filter({ hasText: /^Reihe 19/ });
  await last.locator("summary").click();
  const field = last.getByRole("textbox", { name: "Name auf Deutsch" });
  const name = `Zuletzt ${crypto.randomUUID().slice(0, 8)}`;
  await field.fill(name);
  await last.getByRole("button", { name: "Umbenennen" }).click();
  const said = page.getByRole("main").getByRole("status").filter({ hasText: "Umbenannt" });
  await expect(said).toHaveText(`Umbenannt: ${name}`);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(said)).toBe(true);
  expect([...(await axeProblems(page)), ...(await overflowProblems(page))]).toEqual([]);
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(said).toBeHidden();
});
