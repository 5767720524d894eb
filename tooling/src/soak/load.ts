import { Agent, request } from "node:http";

export interface Answered {
  /** 0 where there was no answer. */
  status: number;
  /** Why there was none, such as ECONNRESET. */
  failure?: string;
  ms: number;
  /** Whether a 503 said when to come again. */
  saysWhen: boolean;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const deadlineMs = 30_000;

/** Asks a site on this machine for an address, as a visitor from another address of the network would. */
export function ask(origin: string, path: string, visitor: string): Promise<Answered> {
  const since = performance.now();
  const { hostname, port } = new URL(origin);
  const headers = { accept: "text/html", "x-forwarded-for": visitor };
  return new Promise((resolve) => {
    const end = (rest: Omit<Answered, "ms">) => resolve({ ...rest, ms: performance.now() - since });
    const call = request({ hostname, port, path, headers, agent }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => {
        const saysWhen = response.headers["retry-after"] !== undefined;
        end({ status: response.statusCode ?? 0, saysWhen, body });
      });
    });
    call.setTimeout(deadlineMs, () => call.destroy(new Error("no answer in time")));
    call.on("error", (error: NodeJS.ErrnoException) =>
      end({ status: 0, saysWhen: false, body: "", failure: error.code ?? error.message }),
    );
    call.end();
  });
}

/** Asks at a rate, whether or not the former are answered; ends when all are. */
export async function askSteadily<Result>(
  perSecond: number,
  seconds: number,
  askOne: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  const since = performance.now();
  for (;;) {
    const passed = (performance.now() - since) / 1000;
    if (passed >= seconds) break;
    while (results.length < passed * perSecond) results.push(askOne(results.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(results);
}

/** @example percentile([3, 1, 2], 0.99) => 3 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
