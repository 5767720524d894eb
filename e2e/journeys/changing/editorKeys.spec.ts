import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();
const frame = (page: Page, id: number | undefined) => page.locator(`[data-section-frame="${id}"]`);

const richText = (...paragraphs: string[]) => ({
  blocks: paragraphs.map((text, index) => ({
    key: `k${index}`,
    text,
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
  })),
  entityMap: {},
});

type Text = ReturnType<typeof richText>;

/** A text of its own at the end of the page, which is open for editing afterwards. */
async function openText(page: Page) {
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const token = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`Erstens ${token}`, `Zweitens ${token}`];
  const { text } = await changeAsStaff(page, id, {
    op: "insert",
    ref: "text",
    model: "text",
    texts: {
      de: { content: richText(first, second) },
      en: { content: richText(`First ${token}`, `Second ${token}`) },
    },
    at: { parent: null, column: 0, before: null },
  });
  await page.goto(`${visit}?edit`);
  await saved(page);
  return {
    id: Number(id),
    text,
    first,
    second,
    remove: () => changeAsStaff(page, id, { op: "remove", sections: [text] }),
  };
}

test("a section is inserted by / and a part of its name after the one with the focus, leaves nothing where it stays empty, and all are chosen by Ctrl+A", async ({
  page,
}) => {
  const { text, remove } = await openText(page);
  await frame(page, text).focus();
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Abschnitt einfügen" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("zit");
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const panel = page.getByRole("complementary", { name: /^Zitat/ });
  await expect(panel).toBeVisible();
  const frames = page.locator("[data-section-frame]");
  await expect(frames.last()).toHaveAccessibleName(/^Zitat bearbeiten/);
  const undo = page.getByRole("button", { name: "Rückgängig", exact: true });
  // nothing was written: it is gone, and there is nothing to take back
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nichts geschrieben, also ist der neue Abschnitt")).toBeVisible();
  await expect(frames.last()).toHaveAccessibleName(/^Text bearbeiten/);
  await expect(undo).toBeDisabled();

  await frame(page, text).focus();
  await page.keyboard.press("/");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("zit");
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  // chosen once more it is the same one, and not given up
  await frames.last().press("Enter");
  await expect(panel).toBeVisible();
  const quote = panel.getByRole("textbox").first();
  await quote.fill("Musik");
  const here = panel.getByRole("button", { name: "Hier rückgängig" });
  await here.press("Enter");
  await expect(quote).toHaveText("");
  await expect(here).toBeDisabled();
  await quote.fill("Musik ist Stille");
  await page.keyboard.press("Escape");
  await saved(page);
  await expect(frames.last()).toHaveAccessibleName(/^Zitat bearbeiten/);
  const count = await frames.count();
  await frame(page, text).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(page.locator("[data-section-frame][data-marked]")).toHaveCount(count);
  await page.keyboard.press("Escape");
  // what was done can be taken back after a reload too
  const kept = () => page.evaluate(() => sessionStorage.getItem("festival-editor-acts") ?? "{}");
  await expect.poll(async () => JSON.parse(await kept()).done?.length).toBe(2);
  await page.reload();
  await expect(frames).toHaveCount(count);
  await undo.click();
  await undo.click();
  await expect(frames).toHaveCount(count - 1);
  await saved(page);
  await remove();
});

test("a text is split at the caret in both languages, and joined again by one undo", async ({
  page,
}) => {
  const { id, text, first, second, remove } = await openText(page);
  await frame(page, text).press("Enter");
  const box = page.getByRole("textbox", { name: "Text bearbeiten" });
  await expect(box).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Home");
  const split = page.getByRole("button", { name: "Teilen" });
  await expect(split).toBeDisabled();
  await page.keyboard.press("End");
  await expect(split).toBeEnabled();
  await split.press("Enter");
  await expect(page.getByText("In zwei Abschnitte geteilt.")).toBeVisible();
  // what follows is the one that is written on
  await expect(box).toBeFocused();
  await expect(box).toHaveText(second);
  await page.keyboard.press("Escape");
  await saved(page);
  const texts = async () => {
    const answer = await page.request.get(`/de/pageeditor-api/page/${id}/content/`);
    const { sections } = await answer.json();
    return sections
      .filter(({ model }: { model: string }) => model === "text")
      .slice(-2)
      .map(({ texts: { de, en } }: { texts: Record<"de" | "en", { content: Text }> }) =>
        [de, en].map(({ content }) => content.blocks.map((block) => block.text)),
      );
  };
  const token = first.split(" ")[1];
  expect(await texts()).toEqual([
    [[first], [`First ${token}`]],
    [[second], [`Second ${token}`]],
  ]);
  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await saved(page);
  await expect
    .poll(async () => (await texts()).at(-1))
    .toEqual([
      [first, second],
      [`First ${token}`, `Second ${token}`],
    ]);
  await remove();
});
