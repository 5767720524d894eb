import { Worker } from "node:worker_threads";
import { apiPaths, internalHeader } from "@festival/contracts/apiPaths";
import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import autocannon from "autocannon";

/** Milliseconds within which half, and 99 of 100, were answered. */
export interface Latency {
  p50: number;
  p99: number;
}

export interface CallFigures {
  title: string;
  /** Asked by `connections` at once. */
  perSecond: number;
  together: Latency;
  /** Asked by one after the other. */
  alone: Latency;
  /** Node's bare http server with the same bytes. */
  barePerSecond: number;
}

export interface RunningBackend {
  url: string;
  /** Its calls are not counted by the limits. */
  secret: string;
}

/** Connections that ask at once. */
export const connections = 8;
const seconds = 3;

async function getJson<T>({ url, secret }: RunningBackend, path: string): Promise<T> {
  const answer = await fetch(url + path, { headers: { [internalHeader]: secret } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return (await answer.json()) as T;
}

/** The calls to measure; filters and words are those of an event that is there. */
async function chooseCalls(backend: RunningBackend): Promise<[title: string, path: string][]> {
  const list = await getJson<EventListPage>(backend, apiPaths.events("de"));
  const [first] = list.results;
  if (!first) throw new Error("There is no event.");
  const detail = await getJson<EventDetail>(backend, apiPaths.event("de", first.id));
  const filters = {
    genres: detail.genres[0]?.id,
    venues: detail.venue?.id,
    from_date: detail.date_and_time.slice(0, 10),
  };
  return [
    ["Event list", apiPaths.events("de")],
    ["Event list, three filters", apiPaths.events("de", filters)],
    ["Event list, text search", apiPaths.events("de", { q: "Beethoven" })],
    ["Event list, options of the filters", apiPaths.eventChoices("de")],
    ["Event list, counts of the filters", apiPaths.eventFacets("de")],
    ["Event list, days", apiPaths.eventCalendar("de")],
    ["Event", apiPaths.event("de", first.id)],
    ["Page", apiPaths.page("de", "")],
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
      connections,
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
  const figures: CallFigures[] = [];
  for (const [title, path] of await chooseCalls(backend)) {
    note(title);
    const url = backend.url + path;
    const headers = { [internalHeader]: backend.secret };
    const body = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
    const ask = async (by: number, duration: number) => {
      const result = await autocannon({ url, headers, connections: by, duration });
      if (result.non2xx > 0) throw new Error(`${path} failed ${result.non2xx} times.`);
      const { p50, p99 } = result.latency;
      return { perSecond: result.requests.average, latency: { p50, p99 } };
    };
    // what runs often is compiled by then
    await ask(connections, 1);
    const together = await ask(connections, seconds);
    const alone = await ask(1, seconds);
    figures.push({
      title,
      perSecond: together.perSecond,
      together: together.latency,
      alone: alone.latency,
      barePerSecond: await measureBare(body),
    });
  }
  return figures;
}
