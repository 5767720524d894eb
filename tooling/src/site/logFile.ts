import { chmodSync, copyFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

export interface LogBounds {
  /** Of the file that is written; beyond it what is there becomes `.1`, what was that `.2`, and so on. */
  bytes: number;
  /** How many older ones are kept. */
  older: number;
}

export const usualBounds: LogBounds = { bytes: 10_000_000, older: 5 };
/** How often the size is looked at. */
const lookEveryMs = 5000;

/**
 * Puts a log aside that has grown beyond its bound. Its process goes on writing to the same file, opened to
 * append: so its content is copied and then cut off, and a line that is written between the two is lost.
 */
export function rotateLog(file: string, { bytes, older }: LogBounds = usualBounds): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= bytes) return;
  const nameOf = (age: number) => `${file}.${age}`;
  const making = `${file}.making`;
  try {
    copyFileSync(file, making);
    chmodSync(making, 0o600);
    for (let age = older - 1; age >= 1; age -= 1) {
      if (statSync(nameOf(age), { throwIfNoEntry: false }))
        renameSync(nameOf(age), nameOf(age + 1));
    }
    renameSync(making, nameOf(1));
  } catch {
    // a full disk: what was logged last is worth least, and the site goes on
    rmSync(making, { force: true });
  }
  truncateSync(file);
}

/**
 * Keeps a log within its bounds while its process runs.
 * @returns ends it
 */
export function keepLogBounded(file: string, bounds: LogBounds = usualBounds): () => void {
  const look = () => rotateLog(file, bounds);
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
