import type { Point } from "../engines/engine.ts";
import type { Box } from "./inPage.ts";
import { drawnTwice, type OpenPage } from "./openPage.ts";
import { clickedTwice } from "./keys.ts";
import { sentTarget, type Target } from "./target.ts";

/** A browser takes a mouse for one that drags once it has moved some pixels, and learns step by step where it is. */
const mostBeforeDrag = 16;
const dragSteps = 8;

/** Where in the window something is dragged; undefined before. */
interface DragNotes {
  festivalDrag?: Point;
}

/** Runs in a page. It can use nothing from outside of itself. */
function notesDrags(): void {
  const notes = globalThis as DragNotes;
  delete notes.festivalDrag;
  for (const type of ["dragstart", "dragover"] as const) {
    document.addEventListener(
      type,
      ({ clientX, clientY }) => (notes.festivalDrag = { x: clientX, y: clientY }),
      true,
    );
  }
}

/**
 * Holds what is at a place, moves it and drops it.
 * @param shown what the page shows before it can be dropped
 */
export async function drag(page: OpenPage, from: Point, to: Point, shown?: Target): Promise<void> {
  const { mouse } = page.window;
  const moveTo = async (point: Point) => {
    await mouse.moveTo(point);
    await page.window.evaluate(drawnTwice);
  };
  await page.run(notesDrags, null);
  await moveTo(from);
  await mouse.hold();
  let moved = 0;
  await page.until("the beginning of a drag", async () => {
    // a hand that moves on meanwhile goes on to mark words instead
    moved += moved < mostBeforeDrag ? 2 : -2;
    await moveTo({ x: from.x + moved, y: from.y });
    return page.run(() => (globalThis as DragNotes).festivalDrag !== undefined, null);
  });
  for (let step = 1; step <= dragSteps; step += 1) {
    const part = step / dragSteps;
    const between = (begin: number, end: number) => begin + (end - begin) * part;
    await moveTo({ x: between(from.x, to.x), y: between(from.y, to.y) });
  }
  const isThere = ({ x, y }: Point) => {
    const at = (globalThis as DragNotes).festivalDrag;
    return at !== undefined && Math.hypot(at.x - x, at.y - y) <= 2;
  };
  let aside = 0;
  await page.until("what is dragged over its place", async () => {
    aside = 1 - aside;
    await moveTo({ x: to.x + aside, y: to.y });
    const isShown = async () => !shown || (await page.ask("count", sentTarget(shown))) > 0;
    return (await page.run(isThere, to)) && isShown();
  });
  await mouse.release();
}

/** Marks a word by two clicks and drags it to before another one, in what is written in. */
export async function dragWord(
  page: OpenPage,
  word: string,
  before: string,
  target: Target,
): Promise<void> {
  const find = (words: string, placeIn: (box: Box) => number) =>
    page.placeAtRest(`"${words}"`, async () => {
      const box = await page.ask("boxOfWords", { target: sentTarget(target), words });
      return box && { x: Math.round(placeIn(box)), y: Math.round(box.top + box.height / 2) };
    });
  const from = await find(word, ({ left, width }) => left + width / 2);
  await page.window.perform([clickedTwice(from)]);
  const isMarked = () => page.run((one) => String(getSelection()).trim() === one, word);
  await page.until(`"${word}" marked`, isMarked);
  await drag(page, from, await find(before, ({ left }) => left));
}
