import { stdout } from "node:process";

/** What a step calls to tell how far it is. */
export type Note = (text: string) => void;

/** The words of a finished line; `failed` where the work came to an end, but not to a good one. */
export type Ending = string | { failed: string };

export interface Progress {
  /**
   * Shows one line for a piece of work, with its time.
   * @param title what is being done
   * @param body may tell how far it is; its result may carry the words for the finished line
   */
  step<T>(
    title: string,
    body: (note: Note) => Promise<T>,
    done?: (result: T) => Ending,
  ): Promise<T>;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const line = (mark: string, title: string, time: string) => `  ${mark} ${title.padEnd(58)} ${time}`;
const lastLine = (ending: Ending, time: string) =>
  typeof ending === "string" ? line("✓", ending, time) : line("✗", ending.failed, time);

/** Steps on the terminal: those under way are redrawn in place, finished ones stay above them. */
export function terminalProgress(): Progress {
  const running = new Map<symbol, { title: string; note: string; since: number }>();
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;

  const clear = () => {
    if (drawn > 0) stdout.write(`\u001B[${drawn}A\u001B[J`);
    drawn = 0;
  };
  const draw = () => {
    clear();
    for (const { title, note, since } of running.values()) {
      const text = note ? `${title}: ${note}` : title;
      stdout.write(`${line("…", text.slice(0, 58), seconds(since))}\n`);
    }
    drawn = running.size;
  };

  return {
    async step(title, body, done = () => title) {
      const key = Symbol(title);
      const since = performance.now();
      running.set(key, { title, note: "", since });
      timer ??= setInterval(draw, 500);
      draw();
      const finish = (ending: Ending) => {
        clear();
        running.delete(key);
        stdout.write(`${lastLine(ending, seconds(since))}\n`);
        draw();
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      try {
        const result = await body((note) => {
          running.set(key, { title, note, since });
          draw();
        });
        finish(done(result));
        return result;
      } catch (error) {
        finish({ failed: title });
        throw error;
      }
    },
  };
}

/** Steps as plain lines, for logs: one when a step begins and one when it is done. */
export function plainProgress(): Progress {
  return {
    async step(title, body, done = () => title) {
      const since = performance.now();
      console.log(`  … ${title}`);
      try {
        const result = await body(() => undefined);
        console.log(lastLine(done(result), seconds(since)));
        return result;
      } catch (error) {
        console.log(lastLine({ failed: title }, seconds(since)));
        throw error;
      }
    },
  };
}

/** Says nothing, for commands that start a site on the side. */
export const silentProgress: Progress = {
  step: (_title, body) => body(() => undefined),
};

/** The form that fits where the output goes. */
export function consoleProgress(): Progress {
  return stdout.isTTY && !process.env.CI ? terminalProgress() : plainProgress();
}
