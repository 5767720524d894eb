import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { locales } from "@festival/contracts/locales";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
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
