import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { giveUpMs, stopMs } from "./messages.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { isAlive, startTestShell, until, type TestShell } from "../testing/testShell.ts";

/** Written by a worker at the moment when it begins to loop. */
const loopsFile = () => join(releases.folder, "loops");

/** An owner whose page tells which release made it, and which process. */
const quiz = (name: string, more = "") =>
  `${ownerSource(`
    load: async (request) => {
      if (request.route.name === "quizQuestion") {
        process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(loopsFile())}, "");
        for (;;);
      }
      if (request.route.name === "quizResult") process.exit(7);
      return page({}, request);
    },
    render: () => "<b>${name} " + process.pid + "</b>",
    probes: async ({ locale }) => ["/" + locale + "/konzert-o-mat"],
    ${more}
  `)} return { owner };`;

let backend: TestBackend;
let releases: TestReleases;
let shell: TestShell;
const started: TestShell[] = [];

async function startShell(workers: number): Promise<TestShell> {
  const one = await startTestShell({ backend, releases }, workers);
  started.push(one);
  return one;
}

const keepAlive = new Agent({ keepAlive: true });

const fetchPage: TestShell["fetchPage"] = (path, agent) => shell.fetchPage(path, agent);

async function made(from = shell): Promise<{ release: string; pid: number }> {
  const { body } = await from.fetchPage("/de/konzert-o-mat");
  const [, release = "", pid = ""] = /<b>(\w+) (\d+)<\/b>/.exec(body) ?? [];
  return { release, pid: Number(pid) };
}

/** The two workers, once both serve the release. */
async function workersServing(release: string, from = shell): Promise<number[]> {
  let pids: number[] = [];
  await until(async () => {
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push(await made(from));
    pids = [...new Set(answers.map(({ pid }) => pid))];
    return pids.length === 2 && answers.every((answer) => answer.release === release);
  });
  return pids;
}

beforeAll(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
  await releases.add("mf-quiz", version("a"), { server: quiz("first") });
  await releases.add("mf-quiz", version("b"), { server: quiz("second") });
  await releases.add("mf-quiz", version("c"), {
    server: quiz("broken", `render: () => { throw new Error("broken"); },`),
  });
  await releases.goLive({ revision: 1, live: { "mf-quiz": version("a") } });
  shell = await startShell(2);
});
afterAll(async () => {
  for (const { supervisor } of started) supervisor.kill("SIGKILL");
  keepAlive.destroy();
  await Promise.all(started.map(({ ended }) => ended));
  await backend.close();
  await releases.remove();
});

describe("a new set of releases", () => {
  it("takes over without one failed request", async () => {
    expect((await made()).release).toBe("first");
    const seen: string[] = [];
    const asking = new AbortController();
    const visitor = async (agent?: Agent) => {
      while (!asking.signal.aborted) {
        const { status, body } = await fetchPage("/de/konzert-o-mat", agent);
        seen.push(`${status} ${/<b>(\w+)/.exec(body)?.[1]}`);
      }
    };
    const visitors = [visitor(), visitor(keepAlive), visitor(keepAlive)];
    await releases.goLive({ revision: 2, live: { "mf-quiz": version("b") } });
    await until(
      () => seen.slice(-60).length === 60 && seen.slice(-60).every((one) => one === "200 second"),
    );
    asking.abort();
    await Promise.all(visitors);
    expect(new Set(seen)).toEqual(new Set(["200 first", "200 second"]));
  });

  it("reports takenOver once no worker with another set is left", async () => {
    const other = version("e");
    await releases.add("mf-quiz", other, { server: quiz("third") });
    await releases.goLive({ revision: 3, live: { "mf-quiz": other } });
    await until(async () => {
      const { takenOver, releases: live } = await shell.health();
      return takenOver && live["mf-quiz"] === other;
    });
    const after = await Promise.all(Array.from({ length: 20 }, () => made()));
    expect(new Set(after.map(({ release }) => release))).toEqual(new Set(["third"]));
  });

  it("does not wait for connections that browsers hold in reserve, but for what is asked", async () => {
    // the only worker, so that all of them are connected to it
    const single = await startShell(1);
    const asking = connect(single.port, "127.0.0.1");
    asking.setEncoding("utf8");
    asking.on("error", () => undefined);
    let answer = "";
    asking.on("data", (chunk: string) => (answer += chunk));
    const answered = new Promise((resolve) => asking.once("close", resolve));
    asking.write(`GET /de/konzert-o-mat HTTP/1.1\r\nHost: 127.0.0.1:${single.port}\r\n`);
    const reserve = Array.from({ length: 8 }, () => {
      const socket = connect(single.port, "127.0.0.1");
      socket.on("error", () => undefined);
      return {
        open: new Promise((resolve) => socket.once("connect", resolve)),
        closed: new Promise((resolve) => socket.once("close", resolve)),
      };
    });
    await Promise.all(reserve.map(({ open }) => open));
    const other = version("d");
    await releases.add("mf-quiz", other, { server: quiz("fourth") });
    await releases.goLive({ revision: 4, live: { "mf-quiz": other } });
    await Promise.all(reserve.map(({ closed }) => closed));
    // a worker that only ran out of time would have closed this one with them
    expect(asking.closed).toBe(false);
    asking.write("\r\n");
    await answered;
    expect(answer).toContain("<b>third ");
    single.supervisor.kill("SIGKILL");
    await workersServing("fourth");
  });

  it("that fails its probes never meets a visitor, and the next one comes through", async () => {
    await releases.goLive({ revision: 5, live: { "mf-quiz": version("c") } });
    const seen = new Set<string>();
    // its workers ask the backend for the time when they render the probes
    const asked = () => backend.calls.filter(({ url }) => url === "/internal/clock").length;
    const before = asked();
    await until(async () => {
      seen.add((await made()).release);
      return asked() > before;
    });
    await releases.goLive({ revision: 6, live: { "mf-quiz": version("a") } });
    await until(async () => {
      const { release } = await made();
      seen.add(release);
      return release === "first";
    });
    expect(seen).toEqual(new Set(["fourth", "first"]));
  });
});

describe("a worker", () => {
  it("that ends is replaced", async () => {
    const before = await workersServing("first");
    await fetchPage("/de/konzert-o-mat/ende").catch(() => undefined);
    let after = before;
    await until(async () =>
      (after = await workersServing("first")).some((pid) => !before.includes(pid)),
    );
    expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  });

  it("that was stopped for a while goes on", async () => {
    const before = await workersServing("first");
    const [pid = 0] = before;
    process.kill(pid, "SIGSTOP");
    await wait(5000);
    process.kill(pid, "SIGCONT");
    expect(await workersServing("first")).toEqual(expect.arrayContaining(before));
  });

  it("that loops is ended and replaced", async () => {
    const before = await workersServing("first");
    await rm(loopsFile(), { force: true });
    const looping = fetchPage("/de/konzert-o-mat/fragen").catch((error: Error) => error.message);
    await until(() => existsSync(loopsFile()));
    // requests from now on must not wait for it
    const others = await Promise.all(Array.from({ length: 10 }, () => made()));
    expect(new Set(others.map(({ release }) => release))).toEqual(new Set(["first"]));
    expect(await looping).toBe("socket hang up");
    const after = await workersServing("first");
    expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  });
});

/** By how many milliseconds a busy machine delays a process that does nothing but wait. */
async function lateness(waitMs: number): Promise<number> {
  const start = performance.now();
  const waiting = spawn(process.execPath, ["-e", `setTimeout(() => {}, ${waitMs})`]);
  await once(waiting, "exit");
  return performance.now() - start - waitMs;
}

describe("SIGTERM", () => {
  it("ends everything within five seconds, also with open connections and unfinished requests", async () => {
    const idle = connect(shell.port, "127.0.0.1");
    const asking = connect(shell.port, "127.0.0.1");
    for (const socket of [idle, asking]) {
      socket.on("error", () => undefined);
      await new Promise((resolve) => socket.once("connect", resolve));
    }
    // never comes to an end: only the worker's own time limit ends it
    asking.write("GET /de/konzert-o-mat HTTP/1.1\r\n");
    const { pid } = await made();
    await fetchPage("/de/konzert-o-mat", keepAlive);
    const late = lateness(stopMs);
    const start = performance.now();
    shell.supervisor.kill("SIGTERM");
    await shell.ended;
    await until(() => !isAlive(pid));
    const took = performance.now() - start;
    for (const socket of [idle, asking]) socket.destroy();
    expect(stopMs).toBeLessThan(giveUpMs);
    expect(giveUpMs).toBeLessThan(5000);
    expect(took - (await late)).toBeLessThan(5000);
  });
});

describe("a start", () => {
  it("succeeds without a backend and with a broken release, and says so", async () => {
    await releases.add("mf-forms", version("d"), { container: "throw new Error('no');" });
    await releases.goLive({
      revision: 7,
      live: { "mf-quiz": version("a"), "mf-forms": version("d") },
    });
    await backend.close();
    shell = await startShell(1);
    expect((await fetchPage("/health")).status).toBe(503);
    expect(await shell.health()).toMatchObject({
      status: "degraded",
      releases: { "mf-quiz": version("a") },
      refused: expect.arrayContaining([
        { name: "mf-forms", reason: `${version("d")} can't be used: no; it is missing` },
      ]),
    });
    expect((await fetchPage("/de/konzert-o-mat")).status).toBe(503);
  });
});
