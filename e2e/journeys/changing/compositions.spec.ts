import type { RichText } from "@festival/contracts/api/common";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { inputMethodOf } from "../../src/writing/inputMethod.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

const block = (text: string) => ({
  key: "a",
  text,
  type: "unstyled",
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
});

/** Makes a section, and opens it for writing. */
async function openNew(page: Page, model: string, values: object) {
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const insert = { op: "insert", ref: "made", model, ...values, at: atEnd };
  const { made } = await changeAsStaff(page, id, insert);
  await page.goto(`${visit}?edit`);
  await page.locator(`[data-section-frame="${made}"]`).press("Enter");
  const stored = async () => {
    const url = `/de/pageeditor-api/page/${id}/content/`;
    const { sections }: WorkingCopy = await (await page.request.get(url)).json();
    return sections.find((section) => section.id === made)?.texts.de;
  };
  const remove = () => changeAsStaff(page, id, { op: "remove", sections: [made] });
  return { section: page.locator(`[data-section-id="${made}"]`), stored, remove };
}

const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();

test("what an input method composes in a rich text is in the document, the page and the server alike", async ({
  page,
}) => {
  test.slow();
  const content = { blocks: [block("Heute")], entityMap: {} };
  const { section, stored, remove } = await openNew(page, "text", { texts: { de: { content } } });
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await expect(text).toBeFocused();
  const { show, write, compose, cancel, enter, backspace } = await inputMethodOf(page);
  /** The model draws the page below the field; both say the same after each act. */
  const says = async (...paragraphs: string[]) => {
    await expect
      .poll(() =>
        text.locator("[data-block]").evaluateAll((all) => all.map((each) => each.textContent)),
      )
      .toEqual(paragraphs);
    const shown = paragraphs.filter((each) => each !== "");
    await expect.poll(() => section.locator("p, li").allTextContents()).toEqual(shown);
  };
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await compose("S", "Sc", "Sch", "Schön");
  await says("Heute Schön");
  // taken back before it was written
  await show("blub");
  await cancel();
  await says("Heute Schön");
  // what is shown changes as a whole, and the caret stands within it
  await show("か");
  await show("かん", 1);
  await write("感");
  await says("Heute Schön感");
  // Enter right after what was composed
  await compose("g", "gut");
  await enter("asked");
  await says("Heute Schön感gut", "");
  // the first letters of an empty paragraph
  await compose("Ü", "Üb", "Über");
  await page.keyboard.type(" Musik");
  await says("Heute Schön感gut", "Über Musik");
  // a paragraph is broken in its middle, and joined again
  for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press("ArrowLeft");
  for (const kind of ["asked", "unasked"] as const) {
    await enter(kind);
    await says("Heute Schön感gut", "Über", " Musik");
    await backspace();
    await says("Heute Schön感gut", "Über Musik");
  }
  // words that are selected go as the first letter comes
  await page.keyboard.press("ControlOrMeta+End");
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press("Shift+ArrowLeft");
  await compose("T", "Ton", "Töne");
  await says("Heute Schön感gut", "Über Töne");
  // in bold, and again in what is bold
  await page.keyboard.press("ControlOrMeta+b");
  await compose("n", "nd");
  await compose("e");
  await says("Heute Schön感gut", "Über Tönende");
  await page.keyboard.press("Escape");
  await saved(page);
  const kept = (await stored())?.content as RichText;
  expect(kept.blocks.map((each) => each.text)).toEqual(["Heute Schön感gut", "Über Tönende"]);
  await remove();
});

test("what an input method composes in a line stands in it once, and Enter leaves the line", async ({
  page,
}) => {
  test.slow();
  const imprint = href("page", "de", { path: pagePaths.imprint.de });
  await signIn(page, imprint);
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  const heading = page.getByRole("main").getByRole("heading", { level: 1, includeHidden: true });
  const before = (await heading.textContent()) ?? "";
  const line = page.locator("[role=textbox][contenteditable]");
  const open = async () => {
    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).click();
    await expect(line).toBeFocused();
  };
  const says = async (words: string) => {
    await expect.poll(() => line.textContent()).toBe(words);
    await expect(heading).toHaveText(words);
  };
  const { show, compose, cancel, enter, key } = await inputMethodOf(page);
  await open();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await compose("g", "gr", "grün");
  await says(`${before} grün`);
  await show("und");
  await cancel();
  await says(`${before} grün`);
  // Enter that ends the choice of a word leaves no line
  await show("え");
  await key();
  await expect(line).toBeVisible();
  await compose("え", "絵");
  await says(`${before} grün絵`);
  for (const kind of ["unasked", "asked"] as const) {
    await enter(kind);
    await expect(line).toBeHidden();
    await expect(heading).toHaveText(`${before} grün絵`);
    await open();
  }
  await page.keyboard.press("ControlOrMeta+a");
  await compose("N", "Neu");
  await says("Neu");
  await page.keyboard.press("Escape");
  await saved(page);
  for (let act = 0; act < 6 && (await heading.textContent()) !== before; act += 1) {
    await page.getByRole("button", { name: "Rückgängig" }).click();
  }
  await expect(heading).toHaveText(before);
  await saved(page);
});

test("what an input method composes in a field of a panel is in the page, too", async ({
  page,
}) => {
  const texts = { de: { content: "Karten" }, en: { content: "Tickets" } };
  const { section, stored, remove } = await openNew(page, "headline", { texts });
  const field = page
    .getByRole("complementary")
    .getByRole("textbox", { name: "Überschrift" })
    .first();
  const { show, write, compose, enter } = await inputMethodOf(page);
  const says = async (words: string) => {
    await expect(field).toHaveValue(words);
    await expect(section).toContainText(words);
  };
  await field.focus();
  await page.keyboard.press("End");
  await compose(" f", " fü", " für");
  await says("Karten für");
  await show("k");
  await show("こ");
  await write("子");
  await enter("unasked");
  await says("Karten für子");
  await page.keyboard.press("Home");
  await compose("D", "Die ");
  await says("Die Karten für子");
  await page.keyboard.press("Escape");
  await saved(page);
  expect(await stored()).toMatchObject({ content: "Die Karten für子" });
  await remove();
});
