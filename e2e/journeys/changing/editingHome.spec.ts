import type { Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

test("staff write the hero of the home page where it stands, and visitors read it once it is published", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, href("home", "de"));
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await page.getByRole("button", { name: /^Aufmacher( bearbeiten)?$/ }).press("Enter");
  const panel = page.getByRole("complementary", { name: "Aufmacher" });
  const german = panel.getByRole("textbox", { name: "Überschrift (Deutsch)" });
  await expect(german).toBeFocused();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowProblems(page)).toEqual([]);
  }
  const before: Localized = {
    de: await german.inputValue(),
    en: await panel.getByRole("textbox", { name: "Überschrift (Englisch)" }).inputValue(),
  };
  const words = `Klang ${crypto.randomUUID().slice(0, 8)}`;
  await german.fill(words);
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText(words);

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(href("home", "de"));
  const read = visitorsPage.getByRole("heading", { level: 1 });
  await expect(read).toHaveText(before.de);
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  // by the name that it has in the page
  await expect(page.getByRole("checkbox", { name: /^Startseite: Aufmacher/ })).toBeVisible();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText("Veröffentlicht.")).toBeVisible();
  // the shells are told of it within a second, on a busy machine later
  await expect(async () => {
    await visitorsPage.reload();
    await expect(read).toHaveText(words, { timeout: 1000 });
  }).toPass();
  await visitor.close();

  const back = { headline: before, publish: true };
  await updateAsStaff<{ revision: number } & typeof back>(page, "/de/pageeditor-api/hero/", back);
});
