import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";

const main = (page: Page) => page.getByRole("main");
const listen = (page: Page) => main(page).getByRole("button", { name: /^(?:Anhören|Anhalten):/ });

/** Goes on by passing questions over, until one has sounds. */
async function goToSounds(page: Page) {
  await page.goto(href("quizQuestion", "de"));
  while ((await main(page).locator("audio").count()) === 0) {
    const before = page.url();
    await main(page).getByRole("link", { name: "Überspringen" }).click();
    await expect(page).not.toHaveURL(before);
  }
}

test("a sound of the quiz plays by a press on its wave, and another one ends it", async ({
  page,
}) => {
  await goToSounds(page);
  const [first, second] = [listen(page).nth(0), listen(page).nth(1)];
  await first.click();
  await expect(first).toHaveAccessibleName(/^Anhalten:/);
  const seconds = () =>
    main(page)
      .locator("audio")
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0);
  await second.click();
  await expect(first).toHaveAccessibleName(/^Anhören:/);
  await expect(second).toHaveAccessibleName(/^Anhalten:/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sound of the quiz has the browser's own player", async ({ page }) => {
    await goToSounds(page);
    await expect(main(page).locator("audio[controls]").first()).toBeVisible();
    await expect(listen(page)).toHaveCount(0);
    await expect(main(page).getByText("Ein Tipp auf eine Antwort")).toBeHidden();
  });
});
