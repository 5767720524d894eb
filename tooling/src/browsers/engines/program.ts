import { spawn, type ChildProcess } from "node:child_process";

/** Browsers on a busy machine take long to start. */
const startWithinMs = 60_000;

/** No proxy stands between a browser and the site on this machine. */
const withoutProxies = Object.fromEntries(
  ["http_proxy", "https_proxy", "all_proxy"].flatMap((name) => [
    [name, ""],
    [name.toUpperCase(), ""],
  ]),
);

/** A program that runs until it is stopped, with all processes that it starts. */
export class Program {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #hasEnded = false;
  #printed = "";
  readonly #listeners = new Set<() => void>();

  constructor(name: string, args: readonly string[], env: Record<string, string> = {}) {
    this.#name = name;
    this.#child = spawn(name, args, {
      env: { ...process.env, ...withoutProxies, ...env },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      // the leader of a group, which is ended as one
      detached: true,
    });
    for (const stream of this.#child.stdio.slice(1)) {
      stream?.on("data", (chunk: Buffer) => {
        this.#printed += chunk;
        this.#tell();
      });
    }
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#hasEnded = true;
        this.#tell();
        resolve();
      };
      this.#child.once("error", (error) => {
        this.#printed += error.message;
        end();
      });
      this.#child.once("exit", end);
    });
    process.once("exit", this.#kill);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly #kill = () => {
    try {
      if (this.#child.pid) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // all of them have ended
    }
  };

  /** All that it has printed, and written to its fourth stream. */
  get printed(): string {
    return this.#printed;
  }

  /**
   * Waits until it prints something.
   * @returns the first group of the expression
   * @throws where it ends before, or takes too long
   */
  async hasPrinted(expression: RegExp): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const look = () => {
      const found = expression.exec(this.#printed);
      if (found) resolve(found[1] ?? "");
      else if (this.#hasEnded) reject(this.#failure("has ended"));
    };
    this.#listeners.add(look);
    const timer = setTimeout(() => reject(this.#failure("is not ready")), startWithinMs);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#listeners.delete(look);
    });
  }

  #failure(what: string): Error {
    return new Error(`${this.#name} ${what}. It printed: ${this.#printed.trim() || "nothing"}`);
  }

  async stop(): Promise<void> {
    this.#kill();
    await this.#ended;
    process.off("exit", this.#kill);
  }
}
