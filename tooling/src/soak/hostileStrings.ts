import { Agent, request } from "node:http";
import { href } from "@festival/contracts/routes";
import { descendantsOf, processorMs } from "./descendants.ts";
import { withThrowawaySite } from "./throwawaySite.ts";

/** Characters of one string; more than about 16,000 bytes of headers the parser refuses by itself. */
const length = 15_500;
/** Of each string, so that clocks that count hundredths of a second tell parts of a millisecond. */
const times = 50;
const boundMs = 5;

const headers = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "cookie",
  "forwarded",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];
/** What expressions and loops go back over. */
const pieces = [
  "a",
  " ",
  "/",
  ",",
  ";",
  "=",
  '"',
  "%2f",
  "a;q=0,",
  "* ; q=",
  'W/"',
  "a=b; ",
  "::",
  "[",
  ".",
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(origin: string, path: string, given: Record<string, string>): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const call = request({ hostname, port, path, headers: given, agent }, (response) => {
      response.once("close", resolve).resume();
    });
    // refused before it was read to its end
    call.once("error", () => resolve());
    call.once("close", resolve);
    call.end();
  });
}

interface Measured {
  name: string;
  /** Of all of the site's processes, for one request. */
  ms: number;
}

async function measure(name: string, sendOne: () => Promise<void>): Promise<Measured> {
  const processes = descendantsOf(process.pid).map(({ pid }) => pid);
  const taken = () => processes.reduce((sum, pid) => sum + processorMs(pid), 0);
  await sendOne();
  const before = taken();
  for (let count = 0; count < times; count += 1) await sendOne();
  return { name, ms: (taken() - before) / times };
}

/** Sends strings that were made to take time in each header and in the address. @returns an exit code */
export async function runHostileStrings(): Promise<number> {
  const missed = await withThrowawaySite({}, async (url) => {
    const kept = href("home", "de");
    const measured = [await measure("nothing of the kind", () => send(url, kept, {}))];
    for (const piece of pieces) {
      const text = `${piece.repeat(length / piece.length)}x`;
      const path = `/de${encodeURI(text)}`.slice(0, length);
      measured.push(await measure(`${piece} in the address`, () => send(url, path, {})));
      for (const header of headers) {
        const given = { [header]: text.trim() };
        measured.push(await measure(`${piece} in ${header}`, () => send(url, kept, given)));
      }
    }
    const worst = measured.toSorted((a, b) => b.ms - a.ms);
    const line = ({ name, ms }: Measured) => `${ms.toFixed(1)} ms  ${name}`;
    console.log(`  ${measured.length} requests, the worst of processor time each:`);
    for (const one of worst.slice(0, 5)) console.log(`    ${line(one)}`);
    console.log(`  ${line(measured[0] as Measured)}`);
    return worst.filter(({ ms }) => ms > boundMs).map(line);
  });
  for (const sentence of missed) console.error(sentence);
  return missed.length > 0 ? 1 : 0;
}
