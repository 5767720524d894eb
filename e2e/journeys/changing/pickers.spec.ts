import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { drawPicture } from "../../src/writing/pictures.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

/** A section of its own at the end of the page, which is open for editing afterwards. */
async function openSection(
  page: Page,
  model: string,
  values: object,
): Promise<() => Promise<void>> {
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const insert = { op: "insert", ref: "made", model, ...values, at: atEnd };
  const { made } = await changeAsStaff(page, id, insert);
  await page.goto(`${visit}?edit`);
  await page.locator(`[data-section-id="${made}"]`).waitFor({ state: "attached" });
  return async () => {
    await changeAsStaff(page, id, { op: "remove", sections: [made] });
  };
}

test("a section's picture comes from the own device, with words in both languages, by keyboard", async ({
  page,
}) => {
  test.slow();
  const remove = await openSection(page, "image", {});
  // there is no picture yet: its place says so
  const place = page.getByRole("button", { name: "Bild bearbeiten: Es fehlt: Bild" });
  await expect(place.getByText("Es fehlt: Bild")).toBeVisible();
  await place.press("Enter");
  await page.getByRole("button", { name: "Bild: Bild wählen …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bild: Bild wählen" });
  const grid = dialog.getByRole("listbox", { name: "Bilder" });
  await expect(grid.getByRole("option").first()).toBeVisible();
  const file = { name: "probe.png", mimeType: "image/png" };
  const buffer = Buffer.from(await drawPicture(page));
  await dialog.getByLabel(/^Bilder von diesem Gerät/).setInputFiles({ ...file, buffer });
  await dialog.getByLabel("Alternativtext (Deutsch)").fill("Eine rote Fläche");
  await dialog.getByLabel("Alternativtext (Englisch)").fill("A red area");
  await dialog.getByRole("slider", { name: "Bildmittelpunkt" }).press("ArrowRight");
  await dialog.getByRole("button", { name: "Worte speichern" }).press("Enter");
  await expect(dialog.getByText("A red area")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // frames are measured again a frame after the window has changed
    await expect.poll(() => overflowProblems(page)).toEqual([]);
  }
  // the arrows walk through the pictures, and back to the new one
  await grid.getByRole("option", { name: /probe\.png/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(grid.getByRole("option").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Bild: Anderes Bild …" })).toBeFocused();
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("main").getByRole("img", { name: "Eine rote Fläche" }),
  ).toBeAttached();
  await remove();
});

test("words of a text lead to an event that is found by Ctrl+K, and the selection stays", async ({
  page,
}) => {
  test.slow();
  const block = (text: string) => ({
    key: "a",
    text,
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
  });
  const content = { blocks: [block("Hören Sie die Eröffnung")], entityMap: {} };
  const remove = await openSection(page, "text", { texts: { de: { content } } });
  await page.getByRole("button", { name: /^Text bearbeiten: Hören Sie/ }).press("Enter");
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+K");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByRole("combobox");
  await expect(address).toBeFocused();
  await page.keyboard.type("konzert");
  const option = dialog.getByRole("option", { name: /Veranstaltung/ }).first();
  await expect(option).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  while ((await option.getAttribute("aria-selected")) !== "true") {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue(/^\/de\/programm-tickets\//);
  const href = await address.inputValue();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.locator(`a[href="${href}"]`)).toHaveText("Eröffnung");
  expect(await page.evaluate("String(getSelection())")).toBe("Eröffnung");
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").locator(`a[href="${href}"]`).last()).toHaveText("Eröffnung");
  await remove();
});
