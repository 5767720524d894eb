import { Worker } from "node:worker_threads";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getEvent,
  getEventCalendar,
  getEventChoices,
  listEvents,
} from "@festival/contracts/calls/programme";
import { getPage } from "@festival/contracts/calls/site";
import autocannon from "autocannon";

export interface CallFigures {
  title: string;
  /** Asked by the most of `connections` at once. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 were answered, for each of `connections`. */
  p99: number[];
  /** Node's bare http server with the same bytes. */
  barePerSecond: number;
}

export interface RunningBackend {
  url: string;
  /** Its calls are not counted by the limits. */
  secret: string;
}

/**
 * Connections that ask at once. The load generator shares its cores with the backend and the database: many wait
 * for one another, two are served as fast as it goes, and one tells what a call takes.
 */
export const connections = [8, 2, 1] as const;
const [most] = connections;
const seconds = 3;

async function getJson<T>({ url, secret }: RunningBackend, path: string): Promise<T> {
  const answer = await fetch(url + path, { headers: { [internalHeader]: secret } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return (await answer.json()) as T;
}

/** The calls to measure; filters and words are those of an event that is there. */
async function chooseCalls(backend: RunningBackend): Promise<[title: string, path: string][]> {
  const list = await getJson<EventListPage>(backend, addressOf(listEvents, { locale: "de" }));
  const [first] = list.results;
  if (!first) throw new Error("There is no event.");
  const detail = await getJson<EventDetail>(
    backend,
    addressOf(getEvent, { locale: "de", id: first.id }),
  );
  const filters = {
    genres: detail.genres[0]?.id,
    venues: detail.venue_obj?.id,
    from_date: detail.date_and_time.slice(0, 10),
  };
  return [
    ["Event list", addressOf(listEvents, { locale: "de" })],
    ["Event list, three filters", addressOf(listEvents, { locale: "de", ...filters })],
    ["Event list, text search", addressOf(listEvents, { locale: "de", q: "Beethoven" })],
    ["Event list, options of the filters", addressOf(getEventChoices, { locale: "de" })],
    ["Event list, days", addressOf(getEventCalendar, { locale: "de" })],
    ["Event", addressOf(getEvent, { locale: "de", id: first.id })],
    ["Page", addressOf(getPage, { locale: "de", "*": "" })],
  ];
}

async function measureBare(body: Uint8Array): Promise<number> {
  const bare = new Worker(new URL("bareServer.ts", import.meta.url), { workerData: body });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      bare.once("message", resolve);
      bare.once("error", reject);
    });
    const { requests } = await autocannon({
      url: `http://127.0.0.1:${port}/`,
      connections: most,
      duration: seconds,
    });
    return requests.average;
  } finally {
    await bare.terminate();
  }
}

/** Asks the backend itself, without the shell and what that keeps. */
export async function measureCalls(
  backend: RunningBackend,
  note: (text: string) => void,
): Promise<CallFigures[]> {
  const headers = { [internalHeader]: backend.secret };
  const ask = async (path: string, by: number, duration: number) => {
    const url = backend.url + path;
    const result = await autocannon({ url, headers, connections: by, duration });
    if (result.non2xx > 0) throw new Error(`${path} failed ${result.non2xx} times.`);
    return { perSecond: result.requests.average, p99: result.latency.p99 };
  };
  const calls = await chooseCalls(backend);
  // by then what runs often is compiled, and each connection to the database knows its statements
  note("warming up");
  for (const [, path] of calls) await ask(path, most, 2);
  const figures: CallFigures[] = [];
  for (const [title, path] of calls) {
    note(title);
    const answer = await fetch(backend.url + path, { headers });
    const body = new Uint8Array(await answer.arrayBuffer());
    const runs = [];
    for (const by of connections) runs.push(await ask(path, by, seconds));
    figures.push({
      title,
      perSecond: runs[0]?.perSecond ?? 0,
      p99: runs.map(({ p99 }) => p99),
      barePerSecond: await measureBare(body),
    });
  }
  return figures;
}
