import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });

test("staff change a text in the page, and the next visitor reads it", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await page.getByRole("button", { name: "Text bearbeiten" }).first().click();

  const words = `Neu seit heute: ${crypto.randomUUID()}`;
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(` ${words}`);
  await page.getByRole("button", { name: "Speichern und veröffentlichen" }).click();
  await expect(page.getByText("Gespeichert und veröffentlicht.")).toBeVisible();
  await expect(page.getByRole("main").getByText(words)).toBeVisible();

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(visit);
  await expect(visitorsPage.getByRole("main").getByText(words)).toBeVisible();
  await visitor.close();
});

test.describe("the login", () => {
  test.use({ expectedTrouble: [/\b401\b/] });

  test("refuses a wrong password in words", async ({ page }) => {
    await page.goto(`${staffPaths.login}?lang=de`);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel("E-Mail-Adresse").fill("jemand@festival.example");
    await page.getByLabel("Passwort").fill("geraten");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort stimmt nicht.");
  });
});
