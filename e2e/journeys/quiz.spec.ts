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

test("a slider of the quiz has its answers below their places, and stands on none before it is moved", async ({
  page,
}) => {
  await page.goto(href("quizQuestion", "de"));
  const slider = main(page).getByRole("slider");
  while ((await slider.count()) === 0) {
    const before = page.url();
    await main(page).getByRole("link", { name: "Überspringen" }).click();
    await expect(page).not.toHaveURL(before);
  }
  const answers = main(page).getByRole("listitem");
  const nearest = main(page).locator("li[data-nearest]");
  await expect(nearest).toHaveCount(0);
  await expect(main(page).getByText("Ziehen Sie den Punkt")).toBeVisible();
  const count = await answers.count();
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const line = await slider.boundingBox();
    if (!line) throw new Error("No slider.");
    for (let index = 1; index < count - 1; index += 1) {
      const box = await answers.nth(index).boundingBox();
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      // the thumb is 44 px wide, and its middle goes from end to end
      const meant = line.x + 22 + ((line.width - 44) * index) / (count - 1);
      expect(Math.abs(middle - meant)).toBeLessThanOrEqual(1);
    }
  }
  await slider.press("End");
  await expect(nearest).toHaveText((await answers.last().textContent()) ?? "");
  await expect(nearest).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  // said above the thumb, and not twice
  await expect(nearest).toBeHidden();
  await expect(main(page).locator("p", { hasText: /hell wird/ })).toBeVisible();
});

test("the sounds of the quiz begin at one axis, and on a phone stand in one frame with their words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goToSounds(page);
  const left = async () =>
    Promise.all((await listen(page).all()).map(async (one) => (await one.boundingBox())?.x));
  await expect(listen(page)).toHaveCount(4);
  expect(new Set(await left()).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const words = main(page).getByRole("radio").first().locator("xpath=ancestor::label");
  const frame = words.locator("xpath=..");
  const [inside, play] = [await frame.boundingBox(), await listen(page).first().boundingBox()];
  expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(
    (inside?.y ?? 0) + (inside?.height ?? 0),
  );
  await expect(frame).toHaveCSS("border-top-width", "2px");
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
