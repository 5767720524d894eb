import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { locales } from "@festival/contracts/locales";
import { descendantsOf } from "./descendants.ts";
import { withThrowawaySite } from "./throwawaySite.ts";

const megabyte = 1024 * 1024;
/** What the whole site may hold in the end, in bytes. */
const mostBytes = 700 * megabyte;
/** The process for pictures ends after 20 seconds without one. */
const restMs = 30_000;
const atOnce = 3;

interface Measured {
  /** By program file, such as "backend/src/main.ts"; several of one kind together, in bytes. */
  parts: ReadonlyMap<string, number>;
  sum: number;
}

/** What a process holds, with its share of what it has in common with others; 0 once it has ended. In bytes. */
function proportionalBytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function programOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return words.findLast((word) => word.endsWith(".ts"))?.replace(/^.*\/(?=\w+\/src\/)/, "") ?? "";
  } catch {
    return "";
  }
}

/** This process stands for the starter of a site, which measures nothing: it is left out. */
function measure(): Measured {
  const parts = new Map<string, number>();
  for (const { pid } of descendantsOf(process.pid)) {
    const name = programOf(pid);
    if (name) parts.set(name, (parts.get(name) ?? 0) + proportionalBytes(pid));
  }
  return { parts, sum: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

function tell(when: string, { parts, sum }: Measured): void {
  const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
  const each = [...parts].map(([name, bytes]) => `${name} ${inMegabytes(bytes)}`);
  console.log(`${when}: ${inMegabytes(sum)} (${each.join(", ")})`);
}

/** Asks for each address, a few at once. @returns the bodies */
async function readAll(addresses: readonly string[]): Promise<string[]> {
  const waiting = [...addresses];
  const bodies: string[] = [];
  const read = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      bodies.push(await (await fetch(next)).text());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, read));
  return bodies;
}

/** Every page of the site's sitemaps. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemaps = await readAll(locales.map((locale) => `${url}/${locale}/sitemap.xml`));
  return sitemaps.flatMap((sitemap) =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => url + new URL(address, url).pathname,
    ),
  );
}

/** The pictures that browsers of today load for these pages, in all widths. */
function picturesOf(url: string, pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => page.match(/\/media\/[^\s",&]+?\.avif/g) ?? []);
  return [...new Set(found)].map((path) => url + path);
}

/**
 * How much memory the whole site holds: after its start, after every picture was asked for, and after some time of
 * readers (`SOAK_MEMORY_MINUTES`, 60 by default).
 * @returns a sentence where that is too much
 */
export function runMemory(): Promise<number> {
  return withThrowawaySite({}, async (url) => {
    const minutes = Number(process.env.SOAK_MEMORY_MINUTES || 60);
    await wait(restMs);
    tell("After the start", measure());
    const pages = await pagesOf(url);
    await readAll(picturesOf(url, await readAll(pages)));
    await wait(restMs);
    tell("After all pictures", measure());
    const end = Date.now() + minutes * 60_000;
    while (Date.now() < end) await readAll(pages);
    await wait(restMs);
    const last = measure();
    tell(`After ${minutes} minutes of readers`, last);
    return last.sum > mostBytes
      ? [`The site holds ${Math.round(last.sum / megabyte)} MB; the bound is 700 MB.`]
      : [];
  }).then((missed) => {
    for (const sentence of missed) console.error(sentence);
    return missed.length;
  });
}
