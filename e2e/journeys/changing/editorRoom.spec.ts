import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();

async function edit(page: Page) {
  await signIn(page, visit);
  await page.goto(`${visit}?edit`);
  await saved(page);
}

const barOf = async (page: Page) => {
  const box = await page.getByRole("region", { name: "Bearbeiten" }).boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** So high is the bar at most: one row; on a phone how it stands has a line above it. */
const widths = [
  { width: 360, height: 740, most: 96 },
  { width: 768, height: 1024, most: 72 },
  { width: 1280, height: 800, most: 72 },
  { width: 1920, height: 1080, most: 72 },
];

for (const { width, height, most } of widths) {
  test(`the bar takes one row at ${width} pixels beside panel and outline, with a fault too, and covers neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await edit(page);
    await page.locator("[data-act=outline]").click();
    await expect(page.getByRole("tree")).toBeVisible();
    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).press("Enter");
    const line = page.locator("[role=textbox][contenteditable]");
    await expect(line).toBeFocused();
    const before = (await line.textContent()) ?? "";
    await page.keyboard.insertText("Besuch ".repeat(50));
    await expect(page.getByText(/^1 Angabe ist nicht erlaubt\. Alles andere/)).toBeVisible();
    const bar = await barOf(page);
    expect(bar.height).toBeLessThanOrEqual(most);
    expect([bar.x, Math.round(bar.y + bar.height)]).toEqual([0, height]);
    for (const part of ["[data-section-panel]", "[data-outline]"]) {
      const box = await page.locator(part).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(bar.y));
    }
    const end = page.getByRole("button", { name: "Bearbeiten beenden" });
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Veröffentlichen …" })).toBeInViewport({
      ratio: 1,
    });
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(before);
    await page.keyboard.press("Escape");
    await saved(page);
  });

  test(`words that are typed in the page keep its width at ${width} pixels, and what is said of them covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await edit(page);
    const text = page.getByRole("button", { name: /^Text bearbeiten: / }).first();
    const frame = await text.boundingBox();
    await text.press("Enter");
    const box = page.getByRole("textbox", { name: "Text bearbeiten" });
    await expect(box).toBeFocused();
    const typed = await box.boundingBox();
    // the page gives way to the panel where there is room
    expect(typed?.width).toBeLessThanOrEqual(frame?.width ?? 0);
    expect((typed?.x ?? 0) + (typed?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).press("Enter");
    const line = page.locator("[role=textbox][contenteditable]");
    const before = (await line.textContent()) ?? "";
    await page.keyboard.insertText("Besuch ".repeat(50));
    const told = page.getByRole("alert").filter({ hasText: /erlaubt sind höchstens/ });
    await expect(told).toBeVisible();
    await expect
      .poll(async () => {
        const fault = await told.boundingBox();
        const next = await page.locator("main [data-section-id]").first().boundingBox();
        return (fault?.y ?? 0) + (fault?.height ?? 0) <= (next?.y ?? 0);
      })
      .toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(before);
    await page.keyboard.press("Escape");
    await saved(page);
  });
}
