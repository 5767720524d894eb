import type { InputSource } from "../visitor/keys.ts";

/** A place in a window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A mouse that can hold what it drags. */
export interface Mouse {
  moveTo(point: Point): Promise<void>;
  hold(): Promise<void>;
  release(): Promise<void>;
}

/** A window of a browser whose device holds nothing from before. What it can do is what WebDriver can in each engine, or the
 * engine by means of its own. */
export interface BrowserWindow {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Of what is seen of a page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * @param expression JavaScript whose value, or the value of whose promise, can be written as JSON
   * @throws where it throws, or the page goes away meanwhile
   */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Drags, which not every engine does by `perform`. */
  mouse: Mouse;
  /** Writes a letter by an input method, which shows its code until it is chosen. */
  compose(letter: string): Promise<void>;
  /** Takes back what was typed last in what has the focus, by the browser itself. */
  undo(): Promise<void>;
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  /** A picture as PNG. */
  takePicture(): Promise<Buffer>;
  /** Errors that its pages have written to the console or not caught; none where the engine does not tell. */
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  /** As it calls itself, with its version. */
  version: string;
  open(): Promise<BrowserWindow>;
  stop(): Promise<void>;
}

export interface EngineKind {
  /** As it is called on the command line. */
  name: "chromium" | "firefox" | "webkit";
  /** Debian's packages that it comes with. */
  packages: readonly string[];
  /** Its programs; it is installed where all are there. */
  programs: () => readonly string[];
  start(): Promise<Engine>;
}
