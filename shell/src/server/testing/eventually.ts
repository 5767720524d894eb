import { setTimeout as wait } from "node:timers/promises";

/** A little less than jest gives a test, so that what is wrong is said, and not that time is up. */
const mostMs = 25_000;

/**
 * Asks until the answer passes a check, for what comes true by itself within an unknown time.
 * @returns the first answer that passes
 * @throws what the check last said, after `withinMs`
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  check: (answer: T) => void,
  withinMs = mostMs,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    try {
      check(answer);
      return answer;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await wait(20);
  }
}
