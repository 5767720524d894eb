import { randomUUID } from "node:crypto";
import { ask, askSteadily, percentile, type Answered } from "./load.ts";

export interface Flooded {
  /** Pages a second that the site makes when it is asked for no more than it can. */
  capacity: number;
  times: number;
  asked: number;
  /** Pages that were made, as a share of what the site could make in this time. */
  madeShare: number;
  /** 99 of 100 were answered within so many milliseconds. */
  refusedP99: number;
  keptP99: number;
  /** What must not be: no answer, another status, a wrong body, a 503 that does not say when to come again. */
  faults: string[];
}

const keptPerSecond = 10;
const askers = 8;
const mostFaultsTold = 5;

/** Each visitor has an address of its own, so that no one's share of pages is what refuses. */
const visitor = () =>
  `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 254)}`;

/** Addresses that nothing is kept for: searches with new words, pages that there are not, events. */
export function newAddresses(eventPath: string): (index: number) => { path: string; ok: number } {
  return (index) => {
    const word = randomUUID().slice(0, 8);
    if (index % 3 === 0) return { path: `/de/programm-tickets?q=${word}`, ok: 200 };
    if (index % 3 === 1) return { path: `/de/${word}`, ok: 404 };
    return { path: `${eventPath}?newsletter=${word}`, ok: 200 };
  };
}

/**
 * Asks in turns, so that the site makes as many pages as it can.
 * @returns pages a second
 */
export async function measureCapacity(
  origin: string,
  eventPath: string,
  seconds: number,
): Promise<number> {
  const addressOf = newAddresses(eventPath);
  const until = performance.now() + seconds * 1000;
  let made = 0;
  const asker = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status } = await ask(origin, addressOf(made).path, visitor());
      if (status !== 503) made += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return made / seconds;
}

function faultsOf(path: string, ok: number, answer: Answered): string[] {
  if (answer.failure) return [`${path}: ${answer.failure}`];
  if (answer.status === 503) return answer.saysWhen ? [] : [`${path}: 503 without Retry-After`];
  if (answer.status !== ok) return [`${path}: ${answer.status}`];
  const isWhole = answer.body.startsWith("<!doctype html>") && answer.body.includes("</html>");
  return isWhole ? [] : [`${path}: not a whole page`];
}

/**
 * Asks for so many times more pages than the site can make, while others read pages that are kept.
 * @param kept path of a page that is kept
 */
export async function flood(
  origin: string,
  { capacity, times, seconds, eventPath, kept }: FloodOptions,
): Promise<Flooded> {
  const addressOf = newAddresses(eventPath);
  const faults: string[] = [];
  // each worker of the shell has made the page at a minute of its own
  const withoutTime = (body: string) => body.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z/g, "");
  // each process of the shell keeps pages of its own
  await Promise.all(Array.from({ length: 16 }, () => ask(origin, kept, visitor())));
  const keptBody = withoutTime((await ask(origin, kept, visitor())).body);
  const reading = askSteadily(keptPerSecond, seconds, async () => {
    const answer = await ask(origin, kept, visitor());
    if (answer.status !== 200) faults.push(`${kept}: ${answer.failure ?? answer.status}`);
    else if (withoutTime(answer.body) !== keptBody)
      faults.push(`${kept}: another page than before`);
    return { ...answer, body: "" };
  });
  const flooding = askSteadily(capacity * times, seconds, async (index) => {
    const { path, ok } = addressOf(index);
    const answer = await ask(origin, path, visitor());
    faults.push(...faultsOf(path, ok, answer));
    // tens of thousands of bodies would fill this process
    return { ...answer, body: "" };
  });
  const [read, asked] = await Promise.all([reading, flooding]);
  const made = asked.filter(({ status }) => status === 200 || status === 404);
  const refused = asked.filter(({ status }) => status === 503);
  const p99 = (answers: readonly Answered[]) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.99,
    );
  return {
    capacity,
    times,
    asked: asked.length,
    madeShare: made.length / (capacity * seconds),
    refusedP99: p99(refused),
    keptP99: p99(read),
    faults,
  };
}

export interface FloodOptions {
  capacity: number;
  times: number;
  seconds: number;
  eventPath: string;
  kept: string;
}

/** @returns the words for a terminal */
export function floodLine({ times, capacity, asked, ...flooded }: Flooded): string {
  const { madeShare, refusedP99, keptP99, faults } = flooded;
  const told = faults.slice(0, mostFaultsTold).map((fault) => `\n      ${fault}`);
  return (
    `  ${times} × ${capacity.toFixed(0)} pages/s: of ${asked} asked for, made ${(madeShare * 100).toFixed(0)} % of ` +
    `capacity; 503 within ${refusedP99.toFixed(0)} ms, kept pages within ${keptP99.toFixed(0)} ms (99 of 100); ` +
    `${faults.length} faults${told.join("")}`
  );
}
