import type { BrowserWindow, Point } from "../engines/engine.ts";
import { compose } from "./compositions.ts";
import { drag, dragWord } from "./drags.ts";
import type { Box } from "./inPage.ts";
import { clicked, pressed, typed, type NamedKey } from "./keys.ts";
import { OpenPage } from "./openPage.ts";
import { described, sentTarget, type Target } from "./target.ts";

/** Somewhere on the site. */
export interface Position {
  path: string;
  query: string;
  title: string;
  lang: string;
}

/** A person at a window of a browser: sees, presses and types, and waits for what is to come. */
export class Visitor {
  readonly #window: BrowserWindow;
  readonly #page: OpenPage;
  readonly #site: string;

  /** @param site where it runs, without a closing slash */
  constructor(window: BrowserWindow, site: string) {
    this.#window = window;
    this.#page = new OpenPage(window);
    this.#site = site;
  }

  /**
   * Asks until the answer is there.
   * @param what for the error: what did not come
   * @param ask its answer counts unless it is undefined, null or false; an error counts as none, as pages go away
   */
  until<Answer>(
    what: string | ((last: unknown) => string),
    ask: () => Promise<Answer | undefined | null | false>,
  ): Promise<Answer> {
    return this.#page.until(what, ask);
  }

  /** Runs a function in the page. It can use nothing but what it is given. */
  run<Given, Answer>(
    work: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer> {
    return this.#page.run(work, given);
  }

  isReady(): Promise<true> {
    return this.until(
      "the page's scripts",
      async () => (await this.#page.ask("isReady")) || undefined,
    );
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
      async () => (await this.#page.ask("count", sentTarget(target))) > 0,
    );
  }

  async seesNo(target: Target): Promise<void> {
    const isGone = async () => (await this.#page.ask("count", sentTarget(target))) === 0;
    await this.until(`a page without ${described(target)}`, isGone);
  }

  async counts(target: Target, count: number): Promise<void> {
    const areAll = async () => (await this.#page.ask("count", sentTarget(target))) === count;
    await this.until(`${count} times ${described(target)}`, areAll);
  }

  /** How many there are at this moment. */
  countOf(target: Target): Promise<number> {
    return this.#page.ask("count", sentTarget(target));
  }

  textOf(target: Target): Promise<string> {
    return this.until(described(target), () => this.#page.ask("textOf", sentTarget(target)));
  }

  async valueIs(target: Target, value: string): Promise<void> {
    const isSo = async () => (await this.#page.ask("valueOf", sentTarget(target))) === value;
    await this.until(`"${value}" in ${described(target)}`, isSo);
  }

  async attributeIs(target: Target, name: string, value: string): Promise<void> {
    const isSo = async () =>
      (await this.#page.ask("attributeOf", { target: sentTarget(target), name })) === value;
    await this.until(`${name}="${value}" at ${described(target)}`, isSo);
  }

  /** Waits until it, or something in it, has the focus. */
  async hasFocus(target: Target): Promise<void> {
    const isSo = () => this.#page.ask("hasFocus", sentTarget(target));
    await this.until(`the focus at ${described(target)}`, isSo);
  }

  /** Clicks in its middle, once it stands still from one picture to the next and nothing lies over it. */
  async press(target: Target): Promise<void> {
    const look = () => this.#page.ask("placeOf", sentTarget(target));
    const place = await this.#page.placeAtRest(`${described(target)} to press`, look);
    await this.#window.perform([clicked(place)]);
  }

  boxOf(target: Target): Promise<Box> {
    return this.until(described(target), () => this.#page.ask("boxOf", sentTarget(target)));
  }

  /** Moves the mouse there, and holds nothing. */
  pointAt(point: Point): Promise<void> {
    return this.#window.mouse.moveTo(point);
  }

  /**
   * Holds what is at a place, moves it and drops it.
   * @param shown what the page shows before it can be dropped
   */
  drag(from: Point, to: Point, shown?: Target): Promise<void> {
    return drag(this.#page, from, to, shown);
  }

  /** Marks a word by two clicks and drags it to before another one, in what is written in. */
  dragWord(word: string, before: string, target: Target): Promise<void> {
    return dragWord(this.#page, word, before, target);
  }

  /** Writes a letter by an input method, and waits until the page has it. */
  compose(letter: string): Promise<void> {
    return compose(this.#page, letter);
  }

  /** Waits until it is in the window, which was scrolled there by the page. */
  async hasInView(target: Target): Promise<void> {
    const isThere = () => this.#page.ask("isInView", sentTarget(target));
    await this.until(`${described(target)} in view`, isThere);
  }

  async scrollsTo(target: Target): Promise<void> {
    await this.until(described(target), () => this.#page.ask("scrollTo", sentTarget(target)));
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
