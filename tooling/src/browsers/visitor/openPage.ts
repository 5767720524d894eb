import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point } from "../engines/engine.ts";
import { questions, type InPage, type Place } from "./inPage.ts";

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
export const drawnTwice = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  setTimeout(resolve, 1000, false);
})`;

const isFree = (place: Place | null): place is Point => place !== null && "x" in place;

/** The page that a window shows: it is asked until it has what is to come. */
export class OpenPage {
  readonly window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.window = window;
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
    return (await this.window.evaluate(
      `(${String(work)})(${JSON.stringify(given ?? null)})`,
    )) as Answer;
  }

  /** Asks what stands in the document for that, and puts it there before the first question. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const question = `globalThis.festivalQuestions
      ? { answer: festivalQuestions.${name}(${given.map((one) => JSON.stringify(one)).join()}) }
      : {}`;
    const read = async () =>
      (await this.window.evaluate(question)) as { answer?: ReturnType<InPage[Name]> };
    let said = await read();
    if (said.answer === undefined) {
      await this.window.evaluate(askingScript());
      said = await read();
    }
    if (said.answer === undefined) throw new Error("The page has gone.");
    return said.answer;
  }

  /**
   * Looks until something stands still from one picture to the next and nothing lies over it.
   * @param what for the error: what did not come to rest
   * @param look where it is at this moment
   */
  async placeAtRest(what: string, look: () => Promise<Place | null>): Promise<Point> {
    let before: Place | null = null;
    const covered = () =>
      before && "coveredBy" in before ? ` (covered by ${before.coveredBy})` : "";
    return this.until(
      () => `${what}${covered()}`,
      async () => {
        const now = await look();
        const standsStill =
          isFree(now) && isFree(before) && now.x === before.x && now.y === before.y;
        before = now;
        if (standsStill) return now;
        // what a scroll or a change starts to move is where it was until the next picture
        await this.window.evaluate(drawnTwice);
        return undefined;
      },
    );
  }
}
