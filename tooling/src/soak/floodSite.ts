import { setTimeout as wait } from "node:timers/promises";
import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import { startThrowawayCluster } from "../postgres/throwawayCluster.ts";
import { descendantsOf } from "./descendants.ts";
import { flood, floodLine, measureCapacity, type Flooded } from "./flood.ts";
import { withThrowawaySite } from "./throwawaySite.ts";

/** How many times more than can be made is asked for. */
const floods = [1.25, 2, 5];
const seconds = Number(process.env.FLOOD_SECONDS || "60");
const bounds = { madeShare: 0.8, refusedP99: 100, keptP99: 300, memory: 1.1 };
const measuredSeconds = 10;
const restSeconds = 60;

/** @example within the bounds => [] */
function misses({ madeShare, refusedP99, keptP99, faults }: Flooded): string[] {
  return [
    ...(madeShare < bounds.madeShare ? [`fewer pages than ${bounds.madeShare} × capacity`] : []),
    ...(refusedP99 > bounds.refusedP99 ? [`503 later than ${bounds.refusedP99} ms`] : []),
    ...(keptP99 > bounds.keptP99 ? [`kept pages later than ${bounds.keptP99} ms`] : []),
    ...(faults.length > 0 ? [`${faults.length} faults`] : []),
  ];
}

interface Settled {
  pids: ReadonlySet<number>;
  bytes: number;
}

/** The site's processes when it has had a minute to itself. */
async function settled(): Promise<Settled> {
  await wait(restSeconds * 1000);
  // PostgreSQL starts and ends processes of its own as it likes
  const processes = descendantsOf(process.pid).filter(({ program }) => program !== "postgres");
  return {
    pids: new Set(processes.map(({ pid }) => pid)),
    bytes: processes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function changes(before: Settled, after: Settled): string[] {
  const ended = [...before.pids].filter((pid) => !after.pids.has(pid));
  return [
    ...(ended.length > 0 ? [`${ended.length} processes have ended`] : []),
    ...(after.bytes > before.bytes * bounds.memory ? ["memory did not come back"] : []),
  ];
}

function memoryLine(before: Settled, after: Settled): string {
  const megabytes = ({ bytes }: Settled) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  return `  memory before ${megabytes(before)}, ${restSeconds} s afterwards ${megabytes(after)}`;
}

/** Floods one site with each of `floods`. @returns what was not within its bounds */
function floodOne(name: string, env: Record<string, string>): Promise<string[]> {
  console.log(`\n${name}`);
  return withThrowawaySite(env, async (url) => {
    const answer = await fetch(url + addressOf(listEvents, { locale: "de" }));
    const [event] = ((await answer.json()) as EventListPage).results;
    if (!event) throw new Error("The demo season has no event.");
    const eventPath = href("event", "de", { slug: event.slug.de, id: event.id });
    const kept = href("home", "de");
    // once for the compiler, once for the figure
    await measureCapacity(url, eventPath, measuredSeconds);
    const capacity = await measureCapacity(url, eventPath, measuredSeconds);
    // fills what the workers keep, each up to a bound of its own: what is looked for grows beyond it
    const most = Math.max(...floods);
    await flood(url, { capacity, times: most, seconds, eventPath, kept });
    const before = await settled();
    const missed: string[] = [];
    for (const times of floods) {
      const flooded = await flood(url, { capacity, times, seconds, eventPath, kept });
      console.log(floodLine(flooded));
      missed.push(...misses(flooded).map((one) => `${name}, ${times} ×: ${one}`));
    }
    const after = await settled();
    console.log(memoryLine(before, after));
    return [...missed, ...changes(before, after).map((one) => `${name}: ${one}`)];
  });
}

/** @returns an exit code */
export async function runFloods(): Promise<number> {
  const missed = await floodOne("PGlite", {});
  const cluster = await startThrowawayCluster();
  if (typeof cluster === "string") missed.push(`Not run on PostgreSQL: ${cluster}`);
  else {
    try {
      missed.push(...(await floodOne("PostgreSQL", { DATABASE_URL: cluster.url })));
    } finally {
      await cluster.stop();
    }
  }
  for (const sentence of missed) console.error(sentence);
  return missed.length > 0 ? 1 : 0;
}
