import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import type { BrowserContext } from "@playwright/test";
import type { Note } from "../site/progress.ts";
import { median } from "./throughput.ts";

/** How long visitors wait while people edit, and while they do not, in milliseconds. */
export interface VisitorsBeside {
  editors: number;
  /** The slowest of a hundred answers, with editors and without. */
  withEditors: number;
  without: number;
}

const editors = 10;
/** Runs of each kind, in turns: so both meet what else the machine does. */
const turns = 5;
const secondsPerTurn = 12;
/** Far from what a site can answer: the figure is about waiting, not about a queue. */
const visitsPerSecond = 40;
const presenceMs = 10_000;
/** A person who writes without a break is saved as often. */
const saveMs = 5000;

const richText = (text: string) => ({
  blocks: [{ key: "a", text, type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
});

/** What a browser of staff calls with. */
interface Session {
  cookie: string;
  headers: Record<string, string>;
}

interface Content {
  /** Of the page that is edited. */
  id: number;
  /** One text for each editor. */
  sections: readonly number[];
}

interface Beside {
  /** Of the site. */
  origin: string;
  content: Content;
  /** Headers with which staff change something. */
  csrf: Session["headers"];
  urlsOf(turn: string): readonly string[];
}

/**
 * Ten people who write without a break in one page that they have open, each in a text of their own.
 * @returns ends it
 */
async function editAll(origin: string, { cookie, headers }: Session, { id, sections }: Content) {
  const api = `${origin}/de/pageeditor-api`;
  const send = async (path: string, body: object) => {
    const answer = await fetch(api + path, {
      method: "POST",
      headers: { ...headers, cookie, origin, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(read)}`);
    return read as { revision: number };
  };
  const ending = new AbortController();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const opened = await fetch(`${api}/page/${id}/content/`, { headers: { cookie } });
  const { revision: first } = (await opened.json()) as { revision: number };
  const write = async (section: number, place: number) => {
    let revision = first;
    await pause((saveMs / editors) * place);
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const fields = { content: richText(`Absatz ${place}, Fassung ${count}.`) };
      const op = { op: "set", section, locale: "de", fields };
      const body = { key: randomUUID(), base: revision, ops: [op] };
      ({ revision } = await send(`/page/${id}/changes/`, body));
      await pause(saveMs);
    }
  };
  const tell = async (section: number, place: number) => {
    await pause((presenceMs / editors) * place);
    while (!ending.signal.aborted) {
      await send("/presence/", { owner: "page", id, section, field: "content", idle: false });
      await pause(presenceMs);
    }
  };
  const all = sections
    .slice(0, editors)
    .flatMap((section, place) => [write(section, place), tell(section, place)]);
  const ended = Promise.all(all);
  // told where it is waited for
  ended.catch(() => undefined);
  return async () => {
    ending.abort();
    await ended;
  };
}

/** @returns milliseconds within which 99 of 100 visits were answered */
async function visit(urls: readonly string[]): Promise<number> {
  const paths = urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
  const result = await autocannon({
    url: urls[0] ?? "",
    requests: paths.map((path) => ({ path })),
    connections: 8,
    overallRate: visitsPerSecond,
    duration: secondsPerTurn,
  });
  return result.latency.p99;
}

/**
 * How long visitors wait with and without people who edit.
 * @param context of a person who is signed in
 * @param urlsOf what visitors ask for in a turn
 */
export async function measureVisitors(
  context: BrowserContext,
  { origin, content, csrf, urlsOf }: Beside,
  note: Note,
): Promise<VisitorsBeside> {
  const cookies = await context.cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const without: number[] = [];
  const beside: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    note(`visitors, turn ${turn + 1} of ${turns}`);
    without.push(await visit(urlsOf(`ohne-${turn}`)));
    const end = await editAll(origin, { cookie, headers: csrf }, content);
    beside.push(await visit(urlsOf(`mit-${turn}`)));
    await end();
  }
  return { editors, withEditors: median(beside), without: median(without) };
}
