import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
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

/** Holds the addresses of the pages that were made. */
const madeFile = () => join(releases.folder, "made");

beforeAll(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
  const server = `${ownerSource(`
    load: async (request) => {
      const fs = process.getBuiltinModule("node:fs");
      fs.appendFileSync(${JSON.stringify(madeFile())}, request.url + " ");
      const tries = fs.readFileSync(${JSON.stringify(madeFile())}, "utf8").trim().split(" ");
      if (tries.length === 1) throw new Error("The first try fails.");
      return page({}, request);
    },
  `)} return { owner };`;
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

it("a worker has made the programme in both languages before it takes requests, also where a try failed", async () => {
  const [german, english] = ["/de/programm-tickets", "/en/programm-tickets"];
  expect(await readFile(madeFile(), "utf8")).toBe(`${german} ${english} ${german} `);
});
