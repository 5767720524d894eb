import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eventually } from "../testing/eventually.ts";
import { json, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { previewing } from "../testing/testPreview.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { isAlive, shellSecret, startTestShell, type TestShell } from "../testing/testShell.ts";

const start = "/de/konzert-o-mat";
const loop = "/de/konzert-o-mat/fragen";
const patienceMs = 50_000;

let backend: TestBackend;
let releases: TestReleases;
const started: TestShell[] = [];

/** Written by a worker at the moment when it begins to loop. */
const loopsFile = () => join(releases.folder, "loops");

/** The processes that have loaded the owner, in their order, a line each. */
const loadedFile = () => join(releases.folder, "loaded");
const loadedBy = () => readFileSync(loadedFile(), "utf8").trim().split("\n").map(Number);

/** An owner whose page tells which process made it. */
const quiz = () =>
  `process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(loadedFile())}, process.pid + "\\n");
  ${ownerSource(`
    load: async (request) => {
      if (request.route.name === "quizQuestion") {
        process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(loopsFile())}, "");
        for (;;);
      }
      return page({}, request);
    },
    render: () => "<b>" + process.pid + "</b>",
  `)} return { owner };`;

/** One whose page asks the backend before it loops. */
const asksFirst = `${ownerSource(`
  load: async (request) => {
    if (request.route.name !== "quizQuestion") return page({}, request);
    await request.api.get({ path: "/:locale/api/events/1/" }).catch(() => null);
    for (;;);
  },
  render: () => "<b>" + process.pid + "</b>",
`)} return { owner };`;

beforeAll(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
  await releases.add("mf-quiz", version("a"), { server: quiz() });
  await releases.add("mf-quiz", version("b"), { server: asksFirst });
  await releases.goLive({ revision: 1, live: { "mf-quiz": version("a") } });
});
afterAll(async () => {
  for (const { supervisor } of started) supervisor.kill("SIGKILL");
  await backend.close();
  await releases.remove();
});

async function startShell(env: Record<string, string> = {}): Promise<TestShell> {
  const shell = await startTestShell({ backend, releases }, 1, env);
  started.push(shell);
  return shell;
}

/** The number of the process that made the page. */
async function makerOf({ fetchPage }: TestShell, cookie = ""): Promise<number> {
  const { status, body } = await fetchPage(start, undefined, { cookie });
  expect(status).toBe(200);
  return Number(/<b>(\d+)<\/b>/.exec(body)?.[1]);
}

const untilEnded = (pid: number | undefined) =>
  eventually(
    async () => isAlive(pid),
    (alive) => expect(alive).toBe(false),
    patienceMs,
  );

/** The outcome of a request that gets no answer any more. */
const lastFailure = ({ fetchPage }: TestShell) =>
  eventually(
    () =>
      fetchPage("/health").then(
        () => "answered",
        (error: Error) => error.message,
      ),
    (outcome) => expect(outcome).not.toBe("answered"),
    patienceMs,
  );

describe("a worker that is killed before it serves", () => {
  it("is replaced, and no release is blamed for it", async () => {
    const shell = await startShell();
    const first = await makerOf(shell);
    const health = `GET ${addressOf(getHealth)}`;
    // those that come wait for it
    backend.on(health, json({}, 503));
    const before = loadedBy().length;
    process.kill(first, "SIGKILL");
    const killed = await eventually(
      async () => loadedBy()[before],
      (pid) => expect(pid).toBeGreaterThan(0),
      patienceMs,
    );
    process.kill(Number(killed), "SIGKILL");
    backend.on(health, json({ status: "ok" }));
    const next = await eventually(
      () => makerOf(shell).catch(() => 0),
      (pid) => expect([0, first, killed]).not.toContain(pid),
      patienceMs,
    );
    expect(isAlive(next)).toBe(true);
    expect((await shell.health()).releases).toEqual({ "mf-quiz": version("a") });
  });
});

describe("a supervisor that is killed", () => {
  it("leaves workers that answer until the next shell takes their port", async () => {
    const lost = await startShell();
    const left = await makerOf(lost);
    lost.supervisor.kill("SIGKILL");
    await lost.ended;
    expect(await makerOf(lost)).toBe(left);

    const asking = new AbortController();
    const makers = new Set<number>();
    const visitor = async () => {
      while (!asking.signal.aborted) {
        // between two processes a connection may be refused for a moment
        const maker = await makerOf(lost).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== "ECONNREFUSED" && error.code !== "ECONNRESET") throw error;
        });
        if (maker) makers.add(maker);
      }
    };
    const visitors = [visitor(), visitor()];
    await startShell({ PORT: String(lost.port), REPLACES: String(left) });
    await untilEnded(left);
    const next = await makerOf(lost);
    asking.abort();
    await Promise.all(visitors);
    expect([...makers].filter((maker) => maker !== next)).toEqual([left]);
  });

  it("leaves no worker for longer than it is given", async () => {
    const lost = await startShell({ ORPHAN_SECONDS: "1" });
    const left = await makerOf(lost);
    lost.supervisor.kill("SIGKILL");
    await untilEnded(left);
    expect(await lastFailure(lost)).toContain("ECONNREFUSED");
  });

  it("leaves a port that is taken also from a worker that loops", async () => {
    const lost = await startShell();
    const left = await makerOf(lost);
    lost.supervisor.kill("SIGKILL");
    await lost.ended;
    const looping = lost.fetchPage(loop).catch((error: Error) => error.message);
    await eventually(
      async () => existsSync(loopsFile()),
      (loops) => expect(loops).toBe(true),
      patienceMs,
    );
    await startShell({ PORT: String(lost.port), REPLACES: String(left) });
    expect(await looping).toBe("socket hang up");
    expect(await makerOf(lost)).not.toBe(left);
  });
});

describe("a supervisor that is asked to stop", () => {
  it("ends a process that serves another release, also where that loops", async () => {
    const shell = await startShell();
    const cookie = previewing({ version: version("b") }, shellSecret);
    const pid = await makerOf(shell, cookie);
    const looping = shell.fetchPage(loop, undefined, { cookie }).catch(() => undefined);
    try {
      await eventually(
        async () => backend.calls.map(({ url }) => url),
        (urls) => expect(urls).toContain("/de/api/events/1/"),
        patienceMs,
      );
      shell.supervisor.kill("SIGTERM");
      await shell.ended;
      await untilEnded(pid);
      await looping;
    } finally {
      if (isAlive(pid)) process.kill(pid, "SIGKILL");
    }
  });
});

describe("a starter that is lost", () => {
  it("is waited for while the shell goes on, which then ends", async () => {
    const shell = await startShell({ ORPHAN_SECONDS: "2" });
    shell.supervisor.disconnect();
    await makerOf(shell);
    await untilEnded(shell.supervisor.pid);
    expect(await lastFailure(shell)).toContain("ECONNREFUSED");
  });
});
