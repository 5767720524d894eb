import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const programme = `${ownerSource(`
  load: async (request) => page(await request.api.get({ path: "/:locale/api/events/1/" }), request),
`)} return { owner };`;
const headers = { host: "festival.example" };
/** What Pino has beside Fastify's own type. */
type Logger = { bindings(): Record<string, unknown> };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ "mf-programme": { server: programme } });
});
afterAll(() => site.close());

it("a page that failed answers with the id that its request has in both logs", async () => {
  site.backend.on("GET /de/api/events/1/", json({ code: "internal", message: "" }, 500));
  const answer = await site.app.inject({ url: "/de/programm-tickets/abend/1", headers });
  expect(answer.statusCode).toBe(500);
  const id = answer.headers["x-request-id"];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const call = site.backend.calls.find(({ url }) => url === "/de/api/events/1/");
  expect(call?.headers["x-request-id"]).toBe(id);
});

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const given = `00-${traceId}-00f067aa0ba902b7-01`;

it.each([
  // a page that has failed is not made again at once
  [
    "a page is made of",
    (time: number) => `/de/programm-tickets/abend/${time}`,
    "/de/api/events/1/",
  ],
  ["a browser makes", () => "/de/api/events/2/", "/de/api/events/2/"],
])(
  "a call that %s belongs to the trace of its request, in a span of its own, not sampled",
  async (_what, urlOf, called) => {
    site.backend.on(`GET ${called}`, json({ code: "internal", message: "" }, 500));
    const traceOf = async (header: string, time: number) => {
      const url = urlOf(time);
      await site.app.inject({ url, headers: { ...headers, traceparent: header } });
      const calls = site.backend.calls.filter((call) => call.url === called);
      return String(calls.at(-1)?.headers.traceparent);
    };
    const span = await traceOf(given, 2);
    expect(span).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    expect(span).not.toContain("00f067aa0ba902b7");
    const fresh = await traceOf("what is none", 3);
    expect(fresh).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(fresh).not.toContain(traceId);
  },
);

it("each line that the log has of a request names its trace", async () => {
  const made = jest.spyOn(site.app.log, "child");
  for (const header of [given, "what is none"]) {
    await site.app.inject({
      url: "/de/api/events/3/",
      headers: { ...headers, traceparent: header },
    });
  }
  // what Pino writes in each line of such a log
  const traces = made.mock.results.map(({ value }) => (value as Logger).bindings().trace);
  made.mockRestore();
  expect(traces).toEqual([traceId, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(traces[1]).not.toBe(traceId);
});
