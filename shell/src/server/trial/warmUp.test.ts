import { setTimeout as wait } from "node:timers/promises";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { locales } from "@festival/contracts/locales";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { feedWithinMs } from "../store/keepFresh.ts";
import { answerWithFrame, framePaths } from "../testing/servedSite.ts";
import { sendJson, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { startTestShell, type TestShell } from "../testing/testShell.ts";

let backend: TestBackend;
let releases: TestReleases;
let shell: TestShell;

/** Addresses of the backend for which pages have asked. */
const asked: string[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  answerWithFrame(backend, framePaths);
  releases = await createTestReleases();
  const server = `${ownerSource(`
    load: async (request) => page(await request.api.get({ path: "/:locale/api/evenings/" }), request),
  `)} return { owner };`;
  for (const locale of locales) {
    backend.on(`GET /${locale}/api/evenings/`, ({ url }, response) => {
      asked.push(url);
      if (asked.length === 1) sendJson(response, 503, { code: "unavailable", message: "" });
      else sendJson(response, 200, {}, { [cacheTagsHeader]: "events" });
    });
  }
  await releases.add("mf-programme", version("a"), { server });
  await releases.goLive({ revision: 1, live: { "mf-programme": version("a") } });
  shell = await startTestShell({ backend, releases }, 1);
});
afterAll(async () => {
  shell.supervisor.kill("SIGKILL");
  await shell.ended;
  await backend.close();
  await releases.remove();
});

it("a worker has made the programme in both languages before it takes requests, also where the backend failed once", () => {
  const [german, english] = ["/de/api/evenings/", "/en/api/evenings/"];
  expect(asked).toEqual([german, english, german]);
});

it("a worker keeps what it has made, so that it can be read where the backend is lost", async () => {
  await backend.close();
  const { status, body } = await shell.fetchPage("/de/programm-tickets");
  expect(status).toBe(200);
  expect(body).toContain("<main");
  await backend.reopen();
});

/** Starts a shell, takes the backend away once it listens, and asks for the programme. */
async function statusWithoutBackend(whileItStarts: () => Promise<void>): Promise<number> {
  const starting = startTestShell({ backend, releases }, 1);
  await whileItStarts();
  const started = await starting;
  await backend.close();
  const { status } = await started.fetchPage("/de/programm-tickets");
  started.supervisor.kill("SIGKILL");
  await started.ended;
  await backend.reopen();
  return status;
}

it("a worker waits for the feed of changes, without which it could keep nothing", async () => {
  backend.refuseFeed(503);
  const status = await statusWithoutBackend(async () => {
    // longer than the app waits for the feed before it is ready
    await wait(feedWithinMs + 1000);
    backend.refuseFeed(undefined);
  });
  expect(status).toBe(200);
});

it("a worker makes a page again that it could not keep, as a fragment of it failed", async () => {
  const server = `${ownerSource(`
    load: async (request) => ({
      ...page(await request.api.get({ path: "/:locale/api/evenings/" }), request),
      fragments: { latest: { owner: "mf-magazine", name: "latest", props: {} } },
    }),
  `)} return { owner };`;
  const magazine = `let loads = 0; ${ownerSource(`
    fragments: {
      latest: {
        load: async () => {
          loads += 1;
          if (loads <= 2) throw new Error("too late");
          return "";
        },
        render: () => "<p>Neues</p>",
      },
    },
  `)} return { owner };`;
  await releases.add("mf-programme", version("b"), { server });
  await releases.add("mf-magazine", version("b"), { server: magazine });
  const live = { "mf-programme": version("b"), "mf-magazine": version("b") };
  await releases.goLive({ revision: 2, live });
  expect(await statusWithoutBackend(async () => undefined)).toBe(200);
});
