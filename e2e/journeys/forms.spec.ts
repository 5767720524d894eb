import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { contactForm } from "../src/screens.ts";

async function fillIn(page: Page) {
  await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill("jelka@example.org");
  await page.getByRole("combobox", { name: "Worum geht es?" }).selectOption({ label: "Presse" });
  for (const box of await page.getByRole("main").locator("textarea[required]").all()) {
    await box.fill("Ab wann sind die Probenpläne zu haben?");
  }
  await page.getByRole("checkbox", { name: /Ich bin einverstanden/ }).check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, expectedTrouble: [/\b422\b/] });

    test("says what is missing and keeps what was typed, then arrives", async ({ page }) => {
      await page.goto(contactForm("de"));
      await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(page.getByText(/fehlen oder stimmen noch nicht/).first()).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Ihr Name" })).toHaveValue("Jelka Sommer");

      await fillIn(page);
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Angekommen. Danke!" }),
      ).toBeVisible();
    });
  });
}
