import { href } from "@festival/contracts/routes";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

test("staff who edit see the working copy, after a reload and a navigation too, and visitors do not", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const words = `Entwurf ${crypto.randomUUID()}`;
  const texts = { de: { content: words } };
  const insert = { op: "insert", ref: "draft", model: "headline", texts, at: atEnd };
  const { draft } = await changeAsStaff(page, id, insert);
  const draftInPage = page.getByRole("main").getByText(words);

  await page.reload();
  await expect(page.getByRole("button", { name: "Seite bearbeiten" })).toBeVisible();
  await expect(draftInPage).toBeHidden();
  // the document stays from here on: what it remembers is there afterwards
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await expect(draftInPage).toBeVisible();
  await expect(page).toHaveURL(/\?edit=/);
  await page.getByRole("button", { name: "Bearbeiten beenden" }).click();
  await expect(draftInPage).toBeHidden();
  await expect(page).not.toHaveURL(/edit/);
  expect(await page.evaluate(() => "stays" in globalThis)).toBe(true);

  await page.goto(`${visit}?edit`);
  await expect(draftInPage).toBeVisible();
  await page.reload();
  await expect(draftInPage).toBeVisible();
  await page.getByRole("link", { name: "Programm", exact: true }).first().click();
  await expect(page).toHaveURL(/programm-tickets\?edit=/);
  await page.goBack();
  await expect(draftInPage).toBeVisible();
  await expect(page.getByRole("button", { name: "Bearbeiten beenden" })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  for (const path of [visit, `${visit}?edit`]) {
    await visitorsPage.goto(path);
    await expect(visitorsPage.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(visitorsPage.getByText(words)).toBeHidden();
  }
  await visitor.close();
  await changeAsStaff(page, id, { op: "remove", sections: [draft] });
});
