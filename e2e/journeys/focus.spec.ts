import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";

const focus = { de: "Was die Stille weiß", en: "What silence knows" };
const evenings = { de: "Die Abende", en: "The evenings" };

for (const locale of ["de", "en"] as const) {
  test(`the focus is two steps from the home page to one of its evenings in ${locale}`, async ({
    page,
  }) => {
    await page.goto(href("home", locale));
    const teaser = page.getByRole("main").getByRole("link", {
      name: locale === "de" ? "Zu den Abenden" : "See the evenings",
    });
    await teaser.click();
    await expect(page.getByRole("heading", { level: 1, name: focus[locale] })).toBeVisible();
    await expect(page.getByRole("heading", { name: evenings[locale] })).toBeVisible();
    const titles = page.getByRole("main").getByRole("heading", { level: 3 });
    expect(await titles.count()).toBeGreaterThan(4);
    const evening = (await titles.first().textContent()) ?? "";
    await titles.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: evening })).toBeVisible();
    // which names the focus
    await page.getByRole("main").getByRole("link", { name: focus[locale], exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: focus[locale] })).toBeVisible();
  });
}

test("the focus is reached from the programme", async ({ page }) => {
  await page.goto(href("programme", "de"));
  await page
    .getByRole("complementary", { name: focus.de })
    .getByRole("link", { name: /Alle Abende|Was die Stille weiß/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: focus.de })).toBeVisible();
});
