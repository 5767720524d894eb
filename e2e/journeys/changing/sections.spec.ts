import { href } from "@festival/contracts/routes";
import type { Locator, Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const visitInEnglish = href("page", "en", { path: pagePaths.visit.en });

const frames = (page: Page) => page.locator("[data-section-frame]");
/** Ids of the page's sections, in their order. */
const order = (page: Page) =>
  frames(page).evaluateAll((all) => all.map((frame) => frame.getAttribute("data-section-frame")));

async function edit(page: Page) {
  await signIn(page, visit);
  await page.getByRole("button", { name: "Seite bearbeiten" }).press("Enter");
  await frames(page).first().waitFor();
}
/** Once all is with the server: new sections go by their ids then. */
const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();

/** Reaches a place of the list of acts by the keyboard: the page as it was before the first of them. */
async function goToStart(page: Page) {
  await page.getByRole("button", { name: "Schritte …" }).press("Enter");
  await page.getByRole("button", { name: "Am Anfang" }).press("Enter");
  await expect(page.getByRole("button", { name: /Am Anfang/ })).toHaveAttribute(
    "aria-current",
    "step",
  );
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
}

test.describe("sections, without a mouse,", () => {
  test("are chosen together, moved, removed and brought back as one act each, and told each time", async ({
    page,
  }) => {
    await edit(page);
    const start = await order(page);
    const [first, second, third] = start;
    await frames(page).nth(0).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(frames(page).nth(1)).toBeFocused();
    await expect(page.getByRole("complementary", { name: "2 Abschnitte" })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => order(page)).toEqual([third, first, second, ...start.slice(3)]);
    await expect(page.getByText("2 Abschnitte: jetzt an Stelle 2", { exact: false })).toBeVisible();
    await expect(page.locator(`[data-section-frame="${second}"]`)).toBeFocused();

    await page.keyboard.press("Delete");
    await expect.poll(() => order(page)).toEqual(start.slice(2));
    await expect(page.getByText(/^Gelöscht: 2 Abschnitte/)).toBeVisible();
    await expect(page.locator(":focus")).toHaveAttribute("data-section-frame", /./);

    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => order(page)).toEqual([third, first, second, ...start.slice(3)]);
    await goToStart(page);
    await expect.poll(() => order(page)).toEqual(start);
    await saved(page);
  });

  test("are found in the outline, moved there, and sent to a place of a list", async ({ page }) => {
    await edit(page);
    const start = await order(page);
    const [first, second] = start;
    await page.getByRole("button", { name: "Gliederung", exact: true }).press("Enter");
    const items = page.getByRole("treeitem");
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => order(page)).toEqual([second, first, ...start.slice(2)]);
    await expect(page.locator(`[data-outline-section="${first}"]`)).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);

    const box = page.getByRole("treeitem", { name: /Farbige Fläche/ });
    await box.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("treeitem", { name: "Spalte 1 von 2" })).toBeFocused();

    await page.getByRole("searchbox", { name: "Abschnitte suchen" }).fill("karten");
    await expect(items.first()).toHaveText(/Karten/);
    await page.getByRole("searchbox", { name: "Abschnitte suchen" }).fill("");

    await page.locator(`[data-outline-section="${first}"]`).press("Space");
    await page.getByRole("button", { name: "Verschieben nach …", exact: true }).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page
      .getByRole("button", { name: "Ans Ende von Spalte 2: Farbige Fläche" })
      .press("Enter");
    await expect.poll(async () => (await order(page)).at(-1)).toBe(first);
    await expect(page.getByText(/jetzt in Spalte 2, an Stelle 2 von 2\.$/)).toBeVisible();
    await goToStart(page);
    await expect.poll(() => order(page)).toEqual(start);
    await saved(page);
  });

  test("are copied into the page of the other language, and what holds all words is made of one", async ({
    page,
  }) => {
    await edit(page);
    const start = await order(page);
    const title = page.getByRole("button", { name: "Überschrift bearbeiten: Karten" });
    await title.focus();
    await page.keyboard.press("ControlOrMeta+c");
    await expect(page.getByText(/^Kopiert: 1 Abschnitt/)).toBeVisible();

    await page.goto(`${visitInEnglish}?edit`);
    await frames(page).first().focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page.getByText("Pasted: 1 section.")).toBeVisible();
    await expect.poll(async () => (await order(page)).length).toBe(start.length + 1);
    await expect(page.getByText("All saved.")).toBeVisible();

    await page.getByRole("button", { name: "Make into …" }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Text", exact: true })
      .press("Enter");
    await expect(page.getByText(/^Made into: Text/)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(() => order(page)).toEqual(start);
    // the next journey reads what the server has
    await expect(page.getByText("All saved.")).toBeVisible();
  });
});

/** Takes a section by the handle of its frame. */
async function grab(page: Page, frame: Locator) {
  await frame.hover({ position: { x: 60, y: 10 } });
  const handle = page.locator('[title^="Ziehen"]:visible').first();
  const box = await handle.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
}

/** Holds the second section over the upper edge of the first, where a line says that it would come before it. */
async function dragAbove(page: Page, start: readonly (string | null)[]): Promise<void> {
  // aims at where the first is now: the page may have moved since, and passed places keep their line for a frame
  await expect(async () => {
    await page.mouse.up();
    await expect(page.locator("[data-edge]")).toHaveCount(0, { timeout: 1000 });
    expect(await order(page)).toEqual(start);
    await grab(page, frames(page).nth(1));
    const place = frames(page).nth(0).locator("xpath=..");
    const box = await place.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 8, { steps: 5 });
    await expect(page.locator("[data-edge]")).toHaveCount(1, { timeout: 1000 });
    await expect(place).toHaveAttribute("data-edge", "before", { timeout: 1000 });
  }).toPass();
}

// each in a window of its own: one whose last drag was left by Escape may begin no other one for its driver

test("a section that is dragged stays in its place until it is dropped, and by Escape", async ({
  page,
}) => {
  await edit(page);
  const start = await order(page);
  await dragAbove(page, start);
  expect(await order(page)).toEqual(start);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("[data-edge]")).toHaveCount(0);
  expect(await order(page)).toEqual(start);
});

test("a section is dragged to a line between others", async ({ page }) => {
  await edit(page);
  const start = await order(page);
  const [first, second] = start;
  await dragAbove(page, start);
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([second, first, ...start.slice(2)]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => order(page)).toEqual(start);
  await saved(page);
});

test("a section that is dragged with Ctrl is copied to the line", async ({ page }) => {
  await edit(page);
  const start = await order(page);
  await page.keyboard.down("Control");
  await dragAbove(page, start);
  await page.mouse.up();
  await page.keyboard.up("Control");
  await expect.poll(async () => (await order(page)).slice(1)).toEqual(start);
  await goToStart(page);
  await expect.poll(() => order(page)).toEqual(start);
  await saved(page);
});

test.describe("at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("outline and what is done with several sections have room, and nothing is wider than the window", async ({
    page,
  }) => {
    await edit(page);
    await page.getByRole("button", { name: "Gliederung", exact: true }).press("Enter");
    await expect(page.getByRole("tree")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("Space");
    await expect(page.getByRole("complementary", { name: "1 Abschnitt" })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the page keeps 40 % of the window while a text is typed, and each act on the section is reached", async ({
    page,
  }) => {
    await edit(page);
    await page
      .getByRole("button", { name: /^Text bearbeiten: / })
      .first()
      .press("Enter");
    await expect(page.getByRole("textbox", { name: "Text bearbeiten" })).toBeFocused();
    const panel = page.locator("[data-section-panel]");
    await expect(panel).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const covers = "header:not(main *), [data-section-panel], [data-editing]";
          const isFree = (y: number) =>
            document.elementsFromPoint(innerWidth / 2, y).every((each) => !each.matches(covers));
          return (
            Array.from({ length: innerHeight }, (_, y) => y).filter(isFree).length / innerHeight
          );
        }),
      )
      .toBeGreaterThanOrEqual(0.4);
    expect(await axeProblems(page)).toEqual([]);
    const acts = panel.getByRole("button", { disabled: false });
    for (const act of await acts.all()) {
      await act.focus();
      await expect(act).toBeInViewport({ ratio: 0.9 });
    }
    await panel.getByRole("button", { name: "Verschieben nach …" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("at 768 pixels", () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test("outline and panel share a column, half of the page stays in sight, and nothing ends below the bar", async ({
    page,
  }) => {
    await edit(page);
    const outline = page.getByRole("complementary", { name: "Gliederung" });
    const bar = page.getByRole("region", { name: "Bearbeiten" });
    const boxOf = async (of: Locator) =>
      (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.getByRole("button", { name: "Gliederung", exact: true }).press("Enter");
    await expect(page.getByRole("tree")).toBeVisible();
    // the last line of the outline can be scrolled clear of the bar
    await page.keyboard.press("End");
    await outline.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = await boxOf(page.getByRole("treeitem").last());
    expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(bar)).y);

    await page.keyboard.press("Space");
    const panel = page.locator("[data-section-panel]");
    await expect(panel).toBeVisible();
    const [above, below] = [await boxOf(outline), await boxOf(panel)];
    expect(above.x).toBe(below.x);
    expect(above.x).toBeGreaterThanOrEqual(768 / 2);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(below.y + below.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  });
});
