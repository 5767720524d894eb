import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { signIn } from "../../src/staff.ts";

test.use({
  // A page of the site's own may do what the document around it may; and the preview of one language is replaced by that
  // of the other while its scripts are at work.
  expectedTrouble: [
    /has both allow-scripts and allow-same-origin|Nothing is kept\. InvalidStateError/,
  ],
});

test("a form is seen as visitors see it while it is typed, in both languages, and sends nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, staffPaths.admin);
  await page.goto(`${staffPaths.admin}/forms/create?lang=de`);
  await page.getByLabel("Titel * (Deutsch)", { exact: true }).fill("Probe der Vorschau");
  await page.getByLabel("Titel * (Englisch)", { exact: true }).fill("Trial of the preview");
  await page.getByRole("button", { name: "Feld hinzufügen" }).click();
  const row = page.getByRole("group", { name: "Feld 1", exact: true });
  await row.getByLabel("Beschriftung * (Deutsch)", { exact: true }).fill("Wie viele?");
  await row.getByLabel("Beschriftung * (Englisch)", { exact: true }).fill("How many?");

  const german = page.frameLocator('iframe[title*="Deutsch"]');
  await expect(german.getByRole("heading", { level: 1 })).toHaveText("Probe der Vorschau");
  await expect(german.getByRole("textbox", { name: "Wie viele?" })).toBeVisible();
  await row.getByLabel("Art des Feldes").selectOption({ label: "Kästchen" });
  await expect(german.getByRole("checkbox", { name: "Wie viele?" })).toBeVisible();
  await expect(german.getByRole("banner")).toHaveCount(0);

  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("entries")) posts.push(request.url());
  });
  await german.locator("main button[type=submit]").click();
  await expect(german.getByRole("heading", { level: 1 })).toHaveText("Probe der Vorschau");
  expect(posts).toEqual([]);

  await page.getByRole("button", { name: "Englisch", exact: true }).click();
  const english = page.frameLocator('iframe[title*="Englisch"]');
  await expect(english.getByRole("heading", { level: 1 })).toHaveText("Trial of the preview");
  await expect(english.getByRole("checkbox", { name: "How many?" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflowProblems(page)).toEqual([]);
});
