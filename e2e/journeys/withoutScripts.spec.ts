import { href, match } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";

test.use({ javaScriptEnabled: false });

test("reads, filters and changes the language without scripts", async ({ page }) => {
  await page.goto(href("home", "de"));
  await page.getByRole("link", { name: "Zum ganzen Programm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  const all = await page.getByRole("main").getByRole("status").innerText();

  await page
    .getByRole("navigation", { name: "Nach Genre filtern" })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/genres=\d+/);
  await expect(page.getByRole("main").getByRole("status")).not.toHaveText(all);

  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  expect(match(new URL(page.url()).pathname)?.name).toBe("event");

  await page.getByRole("banner").getByRole("link", { name: "EN, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(match(new URL(page.url()).pathname)).toMatchObject({ name: "event", locale: "en" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("finds the magazine and an article without scripts", async ({ page }) => {
  await page.goto(href("magazine", "en"));
  await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
  expect(match(new URL(page.url()).pathname)?.name).toBe("article");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("answers the first question of the quiz without scripts", async ({ page }) => {
  await page.goto(href("quizStart", "de"));
  await page.getByRole("link", { name: "Los geht’s" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText(/Frage 2 von/).first()).toBeVisible();
});
