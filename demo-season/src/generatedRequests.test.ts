import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import fc from "fast-check";
import {
  generateRequests,
  toInjection,
  type ApiDocument,
  type GeneratedRequest,
} from "./testing/generateRequests.ts";
import { seedSeason } from "./testing/seedSeason.ts";
import {
  browser,
  createTestApp,
  internalSecret,
  signedIn,
  type TestApp,
} from "@festival/backend/testing/testApp";

/** Besides one of each route by each caller; `npm run soak` asks for more. */
const count = Number(process.env.GENERATED_REQUESTS ?? 2000);
/** Told when something is found, to find it again. */
const seed = Number(process.env.GENERATED_SEED ?? Date.now() % 2 ** 31);
const atOnce = 8;
/** Calls sign callers out, or change who they are. */
const signInEvery = 400;

/** A stream without an end. */
const leftOut = new Set(["get /internal/changes"]);

type Caller = Awaited<ReturnType<typeof browser>>;

describe("whatever is sent to the API", () => {
  let site: TestApp;
  /** What the log says of failures, by request. */
  const logged = new Map<string, string>();
  beforeAll(async () => {
    const stream = {
      write(line: string) {
        const { reqId, err } = JSON.parse(line) as { reqId?: string; err?: { stack?: string } };
        if (reqId && err?.stack) logged.set(reqId, err.stack.slice(0, 600));
      },
    };
    site = await createTestApp({ logger: { level: "error", stream } });
    await seedSeason(site.database, new Date("2025-08-20T08:00:00Z"));
  });
  afterAll(() => site.close());

  async function callers(): Promise<Caller[]> {
    const internal = { cookies: {}, headers: { [internalHeader]: internalSecret } };
    return [
      await browser(site),
      await signedIn(site),
      await signedIn(site, "admin"),
      { ...(await browser(site)), ...internal },
    ];
  }

  it(
    "is answered, and never with a failure of ours",
    async () => {
      await site.app.ready();
      let people = await callers();
      const document = site.app.swagger() as unknown as ApiDocument;
      const routes = generateRequests(document, (method, path) => leftOut.has(`${method} ${path}`));
      const requests = [
        // the callers take turns, so that each of them calls each route
        ...routes.flatMap((route) => fc.sample(route, { numRuns: people.length, seed })),
        ...fc.sample(fc.oneof(...routes), { numRuns: count, seed }),
      ];
      const failures: string[] = [];
      const statuses: Record<number, number> = {};

      async function send(request: GeneratedRequest, number: number): Promise<void> {
        const caller = people[number % people.length];
        const { headers, ...injection } = toInjection(request);
        const answer = await site.app.inject({
          ...injection,
          cookies: caller?.cookies ?? {},
          headers: { ...caller?.headers, ...headers },
          // limits count by address
          remoteAddress: `203.0.${number % 250}.${(number >> 8) % 250}`,
        });
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        if (answer.statusCode < 500) return;
        const call = `${request.method} ${request.url} ${String(request.payload).slice(0, 500)}`;
        const reason = logged.get(String(answer.headers["x-request-id"])) ?? answer.body;
        failures.push(`${answer.statusCode} ${call}\n${reason}`);
      }

      for (let number = 0; number < requests.length; number += atOnce) {
        if (number > 0 && number % signInEvery === 0) people = await callers();
        const some = requests.slice(number, number + atOnce);
        await Promise.all(some.map((request, i) => send(request, number + i)));
      }
      expect({ seed, failures: failures.slice(0, 10) }).toEqual({ seed, failures: [] });
      // most of them get past the first check
      const done = [200, 201, 204].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
      expect(done).toBeGreaterThan(requests.length / 10);
      expect(statuses[429] ?? 0).toBeLessThan(requests.length / 20);
    },
    60 * 60 * 1000,
  );
});
