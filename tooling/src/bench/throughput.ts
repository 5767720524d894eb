import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import autocannon from "autocannon";

export interface Throughput {
  /** Requests per second, median of the runs. */
  page: number;
  /** Node's bare http server with the same bytes, in turns with the page. */
  bare: number;
}

const runs = 3;
const secondsPerRun = 4;
const connections = 8;

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsPerRun });
  return result.requests.average;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Nothing but Node's http server and the bytes; runs in a thread of its own. */
export function serveBare(body: Uint8Array): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** Asks for a page and for the same bytes from a bare server, in turns on the same machine. */
export async function measureThroughput(url: string): Promise<Throughput> {
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const bare = new Worker(new URL("bareServer.ts", import.meta.url), { workerData: body });
  const port = await new Promise<number>((resolve, reject) => {
    bare.once("message", resolve);
    bare.once("error", reject);
  });
  try {
    const pageRuns: number[] = [];
    const bareRuns: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      pageRuns.push(await requestsPerSecond(url));
      bareRuns.push(await requestsPerSecond(`http://127.0.0.1:${port}/`));
    }
    return { page: median(pageRuns), bare: median(bareRuns) };
  } finally {
    await bare.terminate();
  }
}
