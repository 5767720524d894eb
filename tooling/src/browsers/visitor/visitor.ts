import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point } from "../engines/engine.ts";
import { questions, type Box, type InPage, type Place } from "./inPage.ts";
import { clicked, clickedTwice, pressed, typed, type NamedKey } from "./keys.ts";
import { described, sentTarget, type Target } from "./target.ts";

/** A machine with few processors, busy with others. */
const comesWithinMs = 30_000;
const looksAgainMs = 100;

const library = createRequire(import.meta.url).resolve("@testing-library/dom");
const bundle = join(dirname(library), "@testing-library", "dom.umd.min.js");
/** What a document is given before its first question. */
let asking: string | undefined;

function askingScript(): string {
  asking ??= `(() => {
    ${readFileSync(bundle, "utf8")};
    globalThis.festivalQuestions = (${String(questions)})(globalThis.TestingLibraryDom);
  })()`;
  return asking;
}

/** Settled when the page has been drawn twice, as far as its window is drawn at all. */
const drawnTwice = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  setTimeout(resolve, 1000, false);
})`;

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

/** What an input method has written last. */
interface CompositionNotes {
  festivalComposed?: string;
}

/** Runs in a page, as the one above. */
function notesCompositions(): void {
  const notes = globalThis as CompositionNotes;
  delete notes.festivalComposed;
  document.addEventListener("compositionend", ({ data }) => (notes.festivalComposed = data), true);
}

/** Somewhere on the site. */
export interface Position {
  path: string;
  query: string;
  title: string;
  lang: string;
}

const isFree = (place: Place | null): place is { x: number; y: number } =>
  place !== null && "x" in place;

/** A person at a window of a browser: sees, presses and types, and waits for what is to come. */
export class Visitor {
  readonly #window: BrowserWindow;
  readonly #site: string;

  /** @param site where it runs, without a closing slash */
  constructor(window: BrowserWindow, site: string) {
    this.#window = window;
    this.#site = site;
  }

  /**
   * Asks until the answer is there.
   * @param what for the error: what did not come
   * @param ask its answer counts unless it is undefined, null or false; an error counts as none, as pages go away
   */
  async until<Answer>(
    what: string | ((last: unknown) => string),
    ask: () => Promise<Answer | undefined | null | false>,
  ): Promise<Answer> {
    const latest = performance.now() + comesWithinMs;
    let last: unknown;
    while (performance.now() < latest) {
      try {
        const answer = await ask();
        if (answer !== undefined && answer !== null && answer !== false) return answer;
        last = answer;
      } catch (error) {
        last = error;
      }
      await pause(looksAgainMs);
    }
    const words = typeof what === "string" ? what : what(last);
    const cause = last instanceof Error ? `: ${last.message}` : "";
    throw new Error(`${words} did not come within ${comesWithinMs / 1000} s${cause}`);
  }

  /** Runs a function in the page. It can use nothing but what it is given. */
  async run<Given, Answer>(
    work: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer> {
    return (await this.#window.evaluate(
      `(${String(work)})(${JSON.stringify(given ?? null)})`,
    )) as Answer;
  }

  async #ask<Name extends keyof InPage>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const question = `globalThis.festivalQuestions
      ? { answer: festivalQuestions.${name}(${given.map((one) => JSON.stringify(one)).join()}) }
      : {}`;
    const read = async () =>
      (await this.#window.evaluate(question)) as { answer?: ReturnType<InPage[Name]> };
    let said = await read();
    if (said.answer === undefined) {
      await this.#window.evaluate(askingScript());
      said = await read();
    }
    if (said.answer === undefined) throw new Error("The page has gone.");
    return said.answer;
  }

  isReady(): Promise<true> {
    return this.until("the page's scripts", async () => (await this.#ask("isReady")) || undefined);
  }

  async goTo(path: string): Promise<void> {
    await this.#window.goTo(this.#site + path);
    await this.isReady();
  }

  async reload(): Promise<void> {
    await this.#window.reload();
    await this.isReady();
  }

  back(): Promise<void> {
    return this.#window.back();
  }

  forward(): Promise<void> {
    return this.#window.forward();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#window.resize(width, height);
  }

  position(): Promise<Position> {
    return this.run(
      () => ({
        path: location.pathname,
        query: location.search,
        title: document.title,
        lang: document.documentElement.lang,
      }),
      null,
    );
  }

  /** Waits until the address fits. */
  async isAt(address: string | RegExp): Promise<void> {
    const fits = (found: string) =>
      typeof address === "string" ? found === address : address.test(found);
    await this.until(
      (last) => `the address ${address} (it is ${String(last)})`,
      async () => {
        const { path, query } = await this.position();
        return fits(path + query) || undefined;
      },
    );
  }

  async sees(target: Target): Promise<void> {
    await this.until(
      described(target),
      async () => (await this.#ask("count", sentTarget(target))) > 0,
    );
  }

  async seesNo(target: Target): Promise<void> {
    const isGone = async () => (await this.#ask("count", sentTarget(target))) === 0;
    await this.until(`a page without ${described(target)}`, isGone);
  }

  async counts(target: Target, count: number): Promise<void> {
    const areAll = async () => (await this.#ask("count", sentTarget(target))) === count;
    await this.until(`${count} times ${described(target)}`, areAll);
  }

  /** How many there are at this moment. */
  countOf(target: Target): Promise<number> {
    return this.#ask("count", sentTarget(target));
  }

  textOf(target: Target): Promise<string> {
    return this.until(described(target), () => this.#ask("textOf", sentTarget(target)));
  }

  async valueIs(target: Target, value: string): Promise<void> {
    const isSo = async () => (await this.#ask("valueOf", sentTarget(target))) === value;
    await this.until(`"${value}" in ${described(target)}`, isSo);
  }

  async attributeIs(target: Target, name: string, value: string): Promise<void> {
    const isSo = async () =>
      (await this.#ask("attributeOf", { target: sentTarget(target), name })) === value;
    await this.until(`${name}="${value}" at ${described(target)}`, isSo);
  }

  /** Waits until it, or something in it, has the focus. */
  async hasFocus(target: Target): Promise<void> {
    const isSo = () => this.#ask("hasFocus", sentTarget(target));
    await this.until(`the focus at ${described(target)}`, isSo);
  }

  /** Clicks in its middle, once it stands still from one picture to the next and nothing lies over it. */
  async press(target: Target): Promise<void> {
    let before: Place | null = null;
    const covered = () =>
      before && "coveredBy" in before ? ` (covered by ${before.coveredBy})` : "";
    const place = await this.until(
      () => `${described(target)} to press${covered()}`,
      async () => {
        const now = await this.#ask("placeOf", sentTarget(target));
        const standsStill =
          isFree(now) && isFree(before) && now.x === before.x && now.y === before.y;
        before = now;
        if (standsStill) return now;
        // what a scroll or a change starts to move is where it was until the next picture
        await this.#window.evaluate(drawnTwice);
        return undefined;
      },
    );
    await this.#window.perform([clicked(place)]);
  }

  boxOf(target: Target): Promise<Box> {
    return this.until(described(target), () => this.#ask("boxOf", sentTarget(target)));
  }

  /** Moves the mouse there, and holds nothing. */
  pointAt(point: Point): Promise<void> {
    return this.#window.mouse.moveTo(point);
  }

  /**
   * Holds what is at a place, moves it and drops it.
   * @param shown what the page shows before it can be dropped
   */
  async drag(from: Point, to: Point, shown?: Target): Promise<void> {
    const { mouse } = this.#window;
    const moveTo = async (point: Point) => {
      await mouse.moveTo(point);
      await this.#window.evaluate(drawnTwice);
    };
    await this.run(notesDrags, null);
    await moveTo(from);
    await mouse.hold();
    let moved = 0;
    await this.until("the beginning of a drag", async () => {
      // a hand that moves on meanwhile goes on to mark words instead
      moved += moved < mostBeforeDrag ? 2 : -2;
      await moveTo({ x: from.x + moved, y: from.y });
      return this.run(() => (globalThis as DragNotes).festivalDrag !== undefined, null);
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
    await this.until("what is dragged over its place", async () => {
      aside = 1 - aside;
      await moveTo({ x: to.x + aside, y: to.y });
      return (await this.run(isThere, to)) && (!shown || (await this.countOf(shown)) > 0);
    });
    await mouse.release();
  }

  /** Marks a word by two clicks and drags it to before another one, in what is written in. */
  async dragWord(word: string, before: string, target: Target): Promise<void> {
    const find = (words: string) =>
      this.until(`"${words}"`, () =>
        this.#ask("boxOfWords", { target: sentTarget(target), words }),
      );
    const middle = ({ left, top, width, height }: Box) => ({
      x: Math.round(left + width / 2),
      y: Math.round(top + height / 2),
    });
    await find(word);
    const from = middle(await find(word));
    await this.#window.perform([clickedTwice(from)]);
    const isMarked = () => this.run((one) => String(getSelection()).trim() === one, word);
    await this.until(`"${word}" marked`, isMarked);
    const box = await find(before);
    const to = { ...middle(box), x: Math.round(box.left) };
    await this.drag(from, to);
  }

  /** Writes a letter by an input method, and waits until the page has it. */
  async compose(letter: string): Promise<void> {
    await this.run(notesCompositions, null);
    await this.#window.compose(letter);
    const isWritten = (one: string) => (globalThis as CompositionNotes).festivalComposed === one;
    await this.until(`"${letter}" of an input method`, () => this.run(isWritten, letter));
  }

  /** Waits until it is in the window, which was scrolled there by the page. */
  async hasInView(target: Target): Promise<void> {
    const isThere = () => this.#ask("isInView", sentTarget(target));
    await this.until(`${described(target)} in view`, isThere);
  }

  async scrollsTo(target: Target): Promise<void> {
    await this.until(described(target), () => this.#ask("scrollTo", sentTarget(target)));
  }

  async type(text: string): Promise<void> {
    await this.#window.perform([typed(text)]);
  }

  /** Presses keys together, as often as is said. */
  async keys(...keys: (NamedKey | (string & {}))[]): Promise<void> {
    await this.#window.perform([pressed(...keys)]);
  }

  /** Writes into a field from its beginning. */
  async writes(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.hasFocus(target);
    await this.type(text);
    await this.valueIs(target, text);
  }

  /** Takes back what was typed last, by the browser itself. */
  undo(): Promise<void> {
    return this.#window.undo();
  }

  chooseFiles(selector: string, files: readonly string[]): Promise<void> {
    return this.#window.chooseFiles(selector, files);
  }

  /** Marks the document, to see whether it is loaded again. */
  async marksDocument(): Promise<void> {
    await this.run(() => void Object.assign(globalThis, { festivalMark: true }), null);
  }

  /** @throws where another document has been loaded since it was marked */
  async isInSameDocument(): Promise<void> {
    const isSame = await this.run(() => "festivalMark" in globalThis, null);
    if (!isSame) throw new Error("The document was loaded again.");
  }
}
