import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { processorMs } from "./signsOfLife.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { startTestShell, until, type TestShell } from "../testing/testShell.ts";

const sound = "/de/konzert-o-mat";
const loops = "/de/konzert-o-mat/fragen";
const ends = "/de/konzert-o-mat/ende";

let backend: TestBackend;
let releases: TestReleases;
const started: TestShell[] = [];

/** Holds the process that makes the page; written before it waits or loops. */
const madeByFile = () => join(releases.folder, "made-by");
/** While this file is there the page waits, before it loops. */
const waitsFile = () => join(releases.folder, "waits");
/** The loop ends when this file is there. */
const enoughFile = () => join(releases.folder, "enough");

/** An owner whose page tells which process made it. */
const quiz = () =>
  `${ownerSource(`
    load: async (request) => {
      const { existsSync, writeFileSync } = process.getBuiltinModule("node:fs");
      if (request.route.name === "quizQuestion") {
        writeFileSync(${JSON.stringify(madeByFile())}, String(process.pid));
        while (existsSync(${JSON.stringify(waitsFile())})) await new Promise((resolve) => setTimeout(resolve, 20));
        while (!existsSync(${JSON.stringify(enoughFile())}));
      }
      if (request.route.name === "quizResult") process.exit(7);
      return page({}, request);
    },
    render: () => "<b>" + process.pid + "</b>",
  `)} return { owner };`;

async function startShell(workers: number): Promise<TestShell> {
  const shell = await startTestShell({ backend, releases }, workers);
  started.push(shell);
  return shell;
}

/** The status that a request is answered with; the error where its connection is closed. */
const outcomeOf = (shell: TestShell, path: string) =>
  shell.fetchPage(path).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

/** The process that makes pages. */
async function makerOf(shell: TestShell): Promise<number> {
  const { body } = await shell.fetchPage(sound);
  return Number(/<b>(\d+)<\/b>/.exec(body)?.[1]);
}

/** Both processes, once both make pages. */
async function makersOf(shell: TestShell): Promise<number[]> {
  const makers = new Set<number>();
  await until(async () => makers.add(await makerOf(shell)).size === 2);
  return [...makers];
}

/** Waits until a process has taken so much more processor time, in milliseconds. */
async function processorTime(pid: number, ms: number): Promise<void> {
  const begin = processorMs(pid) ?? 0;
  await until(() => (processorMs(pid) ?? Infinity) - begin >= ms);
}

beforeAll(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
  await releases.add("mf-quiz", version("a"), { server: quiz() });
  await releases.goLive({ revision: 1, live: { "mf-quiz": version("a") } });
});
afterEach(async () => {
  for (const { supervisor } of started) supervisor.kill("SIGKILL");
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  for (const file of [madeByFile(), waitsFile(), enoughFile()]) await rm(file, { force: true });
});
afterAll(async () => {
  await backend.close();
  await releases.remove();
});

describe("a page that ends workers", () => {
  it.each([
    ["by a loop", loops],
    ["by an exit of the process", ends],
  ])("%s is held off, and named with its release; other pages are made", async (_how, path) => {
    const shell = await startShell(2);
    await makersOf(shell);
    expect(await outcomeOf(shell, path)).toBe("socket hang up");
    await until(async () => (await shell.health()).heldOff.length > 0);
    const refused = await fetch(`http://127.0.0.1:${shell.port}${path}`);
    expect(refused.status).toBe(503);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    const { status, heldOff } = await shell.health();
    expect(status).toBe("degraded");
    expect(heldOff).toEqual([
      expect.objectContaining({ page: path, release: `mf-quiz ${version("a")}` }),
    ]);
    expect(await outcomeOf(shell, sound)).toBe(200);
  });

  it("ends the only worker when another one serves", async () => {
    const shell = await startShell(1);
    const looping = outcomeOf(shell, loops);
    await until(() => existsSync(madeByFile()));
    const outcomes = [await outcomeOf(shell, sound), await looping];
    expect(new Set(outcomes)).toEqual(new Set([200, "socket hang up"]));
  });
});

describe("a stuck worker", () => {
  it("without a replacement serves again after its loop, and its page is made again", async () => {
    const shell = await startShell(1);
    const before = await makerOf(shell);
    // no other worker can start
    const part = join(releases.shellBuild, "server", "remoteEntry.cjs");
    await rename(part, `${part}.away`);
    const looping = outcomeOf(shell, loops);
    await until(() => existsSync(madeByFile()));
    // it counts as stuck after two seconds of processor time
    await processorTime(before, 4000);
    await writeFile(enoughFile(), "");
    expect(await looping).toBe(200);
    expect(await makerOf(shell)).toBe(before);
    await rename(`${part}.away`, part);
    // a worker that serves is told of refused releases
    await releases.goLive({ revision: 2, live: { "mf-quiz": version("f") } });
    await until(async () => (await shell.health()).refused.length > 0);
    expect(await makerOf(shell)).toBe(before);
    expect((await shell.health()).heldOff).toEqual([]);
    expect(await outcomeOf(shell, loops)).toBe(200);
    await releases.goLive({ revision: 3, live: { "mf-quiz": version("a") } });
  });

  it("that leaves is ended, too, and its page is held off", async () => {
    const shell = await startShell(1);
    await writeFile(waitsFile(), "");
    const looping = outcomeOf(shell, loops);
    await until(() => existsSync(madeByFile()));
    const leaving = Number(await readFile(madeByFile(), "utf8"));
    await releases.add("mf-quiz", version("b"), { server: quiz() });
    await releases.goLive({ revision: 4, live: { "mf-quiz": version("b") } });
    await until(async () => (await makerOf(shell)) !== leaving);
    await rm(waitsFile());
    expect(await looping).toBe("socket hang up");
    await until(async () => (await shell.health()).heldOff.length > 0);
    expect(await outcomeOf(shell, loops)).toBe(503);
  });
});

describe("a worker that is killed from outside", () => {
  it("is replaced, and the pages that it was making are not held off", async () => {
    const shell = await startShell(2);
    const before = await makersOf(shell);
    await writeFile(waitsFile(), "");
    const waiting = outcomeOf(shell, loops);
    await until(() => existsSync(madeByFile()));
    const killed = Number(await readFile(madeByFile(), "utf8"));
    process.kill(killed, "SIGKILL");
    expect(await waiting).toBe("socket hang up");
    await until(async () => !before.includes(await makerOf(shell)));
    expect((await shell.health()).heldOff).toEqual([]);
  });
});
