import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import { root } from "../root.ts";
import type { Note } from "../site/progress.ts";
import { median } from "./throughput.ts";

/** One kind of page, at each size of the archive. */
export interface ArchiveRow {
  title: string;
  /** Milliseconds until the whole answer is there, median; undefined where there is no such page yet. */
  ms: (number | undefined)[];
  /** Of the largest answer, uncompressed. */
  bytes: number;
  /** How many times as long it may take with the largest archive as with the smallest. */
  mostGrowth?: number;
}

/** Events at each size; the first is the demo season alone. */
export const archiveSizes = [0, 2_000, 20_000] as const;

const asks = 15;
const warmUps = 4;

/** Fills the database of a site that is not running until it has so many events. */
export async function fillArchive(
  dataDir: string,
  count: number,
  files: readonly string[],
): Promise<void> {
  const fill = join(root, "backend", "src", "testing", "fillDatabase.ts");
  const command = ["--disable-warning=ExperimentalWarning", fill, String(count), ...files];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  await promisify(execFile)(process.execPath, command, { env });
}

type Pages = Map<string, { path: string | undefined; mostGrowth?: number }>;

async function pagesOf(site: string): Promise<Pages> {
  const events = async (query: { past?: string }) => {
    const answer = await fetch(site + addressOf(listEvents, { locale: "de", ...query }));
    return (await answer.json()) as EventListPage;
  };
  const eventIn = ({ results: [event] }: EventListPage) =>
    event && href("event", "de", { slug: event.slug.de, id: event.id });
  const [ahead, over] = [await events({}), await events({ past: "1" })];
  const programme = (query: Record<string, string>) => href("programme", "de", {}, query);
  return new Map([
    ["Programme list", { path: programme({}), mostGrowth: 1.5 }],
    ["Programme, a search that finds", { path: programme({ q: "Quartett" }), mostGrowth: 1.5 }],
    ["Programme, a search that finds nothing", { path: programme({ q: "xqzvw" }), mostGrowth: 2 }],
    ["Event to come", { path: eventIn(ahead), mostGrowth: 1.5 }],
    ["Event that is over", { path: eventIn(over) }],
    ["Past concerts", { path: programme({ past: "1" }) }],
    [
      "Past concerts, page 50",
      { path: over.count >= 1000 ? programme({ past: "1", page: "50" }) : undefined },
    ],
    ["Venues", { path: href("venues", "de") }],
    ["Works", { path: href("works", "de") }],
    ["Artists", { path: href("artists", "de") }],
    ["Sitemap, first part", { path: "/de/sitemap.xml" }],
  ]);
}

async function timeOf(url: string): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let ask = 0; ask < warmUps + asks; ask += 1) {
    const since = performance.now();
    const answer = await fetch(url);
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
    if (ask >= warmUps) times.push(performance.now() - since);
  }
  return { ms: median(times), bytes };
}

/** Asks for each kind of page, one after the other, and adds what it took to the rows. */
export async function measureArchivePages(
  site: string,
  rows: Map<string, ArchiveRow>,
  note: Note,
): Promise<void> {
  for (const [title, { path, mostGrowth }] of await pagesOf(site)) {
    note(title);
    const row = rows.get(title) ?? { title, ms: [], bytes: 0, ...(mostGrowth && { mostGrowth }) };
    const found = path === undefined ? undefined : await timeOf(site + path);
    row.ms.push(found?.ms);
    row.bytes = Math.max(row.bytes, found?.bytes ?? 0);
    rows.set(title, row);
  }
}
