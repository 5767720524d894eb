import { setTimeout as wait } from "node:timers/promises";
import { site } from "./site.ts";

/**
 * Between two pages that one person reads. Without it readers keep both cores of a small machine busy, and
 * what they watch takes twice as long. `npm run soak` has the time.
 */
const restMs = process.env.SOAK_ROUNDS ? 0 : 100;

export interface Readers {
  /** Ends the reading; one line for each answer that was not a whole page. */
  stop(): Promise<{ answers: number; failures: string[] }>;
}

/** Some people who read a page over and over, and look at each answer. */
export function startReading(path: string, people = 4): Readers {
  const state = { reading: true };
  let answers = 0;
  const failures: string[] = [];
  const read = async () => {
    while (state.reading) {
      try {
        const answer = await fetch(site.url + path);
        const body = await answer.text();
        answers += 1;
        if (answer.status !== 200) failures.push(`${answer.status}`);
        else if (!body.trimEnd().endsWith("</html>")) failures.push("a page that is cut off");
      } catch (error) {
        failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
      await wait(restMs);
    }
  };
  const all = Array.from({ length: people }, read);
  return {
    async stop() {
      state.reading = false;
      await Promise.all(all);
      return { answers, failures };
    },
  };
}
