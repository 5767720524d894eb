import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const visitInEnglish = href("page", "en", { path: pagePaths.visit.en });

const frames = (page: Page) => page.locator("[data-section-frame]");
const count = (page: Page) => frames(page).count();

test("patterns are kept, inserted in the other language as one act, renamed and deleted, without a mouse", async ({
  page,
}) => {
  await signIn(page, visit);
  await page.getByRole("button", { name: "Seite bearbeiten" }).press("Enter");
  await frames(page).first().focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByRole("button", { name: "Als Vorlage …" }).press("Enter");
  const keeping = page.getByRole("dialog", { name: "Als Vorlage behalten: 2 Abschnitte" });
  await expect(keeping).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await keeping.getByRole("textbox", { name: "Name auf Deutsch" }).fill("Anfang");
  await keeping.getByRole("textbox", { name: "Name auf Englisch" }).fill("Beginning");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Als Vorlage behalten: Anfang")).toBeVisible();
  await expect(page.getByRole("button", { name: "Als Vorlage …" })).toBeFocused();

  await page.goto(`${visitInEnglish}?edit`);
  await frames(page).first().waitFor();
  const before = await count(page);
  const openInsert = () =>
    page.getByRole("button", { name: "Insert a section at the end", exact: true }).press("Enter");
  await openInsert();
  const inserting = page.getByRole("dialog", { name: "Insert a section" });
  // those of the demo season stand there too
  await expect(inserting.getByRole("button", { name: "Notice with a button" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await inserting.getByRole("button", { name: "Beginning", exact: true }).press("Enter");
  await expect(page.getByText("Pasted: 2 sections.")).toBeVisible();
  await expect.poll(() => count(page)).toBe(before + 2);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => count(page)).toBe(before);

  await openInsert();
  await inserting.getByText("Rename and delete patterns").press("Enter");
  const row = inserting.getByRole("listitem", { name: "Beginning", exact: true });
  await row.getByRole("textbox", { name: "Name in English" }).fill("Top of the page");
  await page.keyboard.press("Enter");
  await expect(inserting.getByText("Renamed: Top of the page")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await inserting
    .getByRole("button", { name: "Delete Top of the page", exact: true })
    .press("Enter");
  await inserting.getByRole("button", { name: "Yes, delete Top of the page" }).press("Enter");
  await expect(inserting.getByText("Deleted: Top of the page")).toBeVisible();
  await expect(inserting.getByRole("button", { name: "Top of the page", exact: true })).toHaveCount(
    0,
  );
  await page.keyboard.press("Escape");
  await expect(page.getByText("All saved.")).toBeVisible();
});
