import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { createTestReleases, type TestReleases } from "../testing/testReleases.ts";
import { startTestShell, until, type TestShell } from "../testing/testShell.ts";

let backend: TestBackend;
let releases: TestReleases;
let shell: TestShell;

/** Long enough for the requests of a test on a busy machine. */
const drainSeconds = 15;

beforeEach(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
  const env = { DRAIN_SECONDS: String(drainSeconds) };
  shell = await startTestShell({ backend, releases }, 2, env);
});
afterEach(async () => {
  shell.supervisor.kill("SIGKILL");
  await shell.ended;
  await backend.close();
  await releases.remove();
});

function headersOf(path: string, agent: Agent): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port: shell.port, path, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.headers));
    }).on("error", reject);
  });
}

describe("a shell that is asked to stop", () => {
  it("says that it is not ready, answers on, and lets its clients turn to others before it ends", async () => {
    const agent = new Agent({ keepAlive: true });
    expect((await headersOf("/live", agent)).connection).toBe("keep-alive");
    const since = Date.now();
    shell.supervisor.kill("SIGTERM");
    await until(async () => (await shell.fetchPage("/ready")).status === 503);
    expect((await shell.fetchPage("/live")).status).toBe(200);
    expect((await shell.fetchPage("/de")).status).toBe(200);
    expect((await headersOf("/live", agent)).connection).toBe("close");
    await shell.ended;
    expect(Date.now() - since).toBeGreaterThanOrEqual(drainSeconds * 1000);
    agent.destroy();
  });
});
