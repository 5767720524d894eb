import { restartPauses } from "../../restartPauses.mjs";
import type { Child } from "./childProcess.ts";

/** See `restartPauses`. */
export type Pauses = typeof restartPauses;

export interface KeptProcessOptions {
  /** As sentences call it: "The backend". */
  title: string;
  /** Starts it. */
  launch: () => Child;
  /** Gets sentences when it ends by itself and when it is back. */
  report: (sentence: string) => void;
  pauses?: Pauses;
}

/** One of the site's processes, which is started again, with growing pauses, whenever it ends by itself. */
export class RestartingProcess {
  readonly #options: KeptProcessOptions;
  readonly #pauses: Pauses;
  #child: Child | undefined;
  /** The child that is expected to end. */
  #ending: Child | undefined;
  #pauseMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: KeptProcessOptions) {
    this.#options = options;
    this.#pauses = options.pauses ?? restartPauses;
    this.#pauseMs = this.#pauses.firstMs;
  }

  /**
   * Starts it, and keeps it running from the moment it listens.
   * @returns its port
   * @throws PlainError when this first start fails
   */
  async start(): Promise<number> {
    const child = this.#options.launch();
    this.#child = child;
    const port = await child.listening;
    this.#watch(child, performance.now());
    return port;
  }

  /** Ends it, by force if it takes longer than `withinMs`, and starts it no more. */
  async end(withinMs: number): Promise<void> {
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    this.#ending = child;
    child.terminate();
    const timer = setTimeout(child.kill, withinMs);
    await child.ended;
    clearTimeout(timer);
  }

  kill(): void {
    this.#child?.kill();
  }

  #watch(child: Child, since: number): void {
    void child.ended.then((words) => {
      if (this.#ending === child) return;
      const ranFor = performance.now() - since;
      if (ranFor >= this.#pauses.calmMs) this.#pauseMs = this.#pauses.firstMs;
      this.#startLater(`${this.#options.title} ended. ${words}`);
    });
  }

  #startLater(why: string): void {
    const pause = this.#pauseMs;
    this.#pauseMs = Math.min(2 * pause, this.#pauses.mostMs);
    this.#options.report(`${why} It is started again in ${pause / 1000} s.`);
    this.#timer = setTimeout(() => void this.#startAgain(), pause);
  }

  async #startAgain(): Promise<void> {
    const { title, launch, report } = this.#options;
    const child = launch();
    this.#child = child;
    const since = performance.now();
    const failure = await child.listening.then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (this.#ending === child) return;
    if (failure !== undefined) return this.#startLater(failure);
    report(`${title} is back.`);
    this.#watch(child, since);
  }
}
