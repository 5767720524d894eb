import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { PreviewedRelease } from "@festival/contracts/release/preview";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { createTestReleases, ownerSource, version } from "../testing/testReleases.ts";
import type { TestReleases } from "../testing/testReleases.ts";
import { isAlive, until } from "../testing/testShell.ts";
import { testConfig } from "../testing/testSite.ts";
import { createPreviews } from "./previews.ts";

const minuteMs = 60_000;
/** Processes are looked at four times a minute. */
const lookMs = 15_000;

const quiz = (digit: string): PreviewedRelease => ({ name: "mf-quiz", version: version(digit) });

let backend: TestBackend;
let releases: TestReleases;
let previews: ReturnType<typeof createPreviews>;
const pids = new Set<number>();
beforeEach(async () => {
  // processes start and end by the real clock
  jest.useFakeTimers({
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "nextTick"],
  });
  backend = await startTestBackend();
  releases = await createTestReleases();
  for (const digit of ["a", "b", "c"]) {
    await releases.add("mf-quiz", version(digit), { server: `${ownerSource()} return { owner };` });
  }
  previews = createPreviews({
    config: { ...testConfig(backend.url, releases), previewsAtOnce: 1 },
    port: () => 80,
    served: () => ({ "mf-quiz": version("a") }),
  });
});
afterEach(async () => {
  previews.end();
  // one that is left would hold the test run open
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  pids.clear();
  jest.useRealTimers();
  await backend.close();
  await releases.remove();
});

/** @returns the id of the process that serves a release */
async function pidOf(release: PreviewedRelease): Promise<number> {
  const found = await previews.find(release);
  if ("problem" in found) throw new Error(`${found.problem}: ${found.reason}`);
  pids.add(found.pid);
  return found.pid;
}

describe("a process that serves another release", () => {
  it("ends when it was asked for nothing for five minutes, and starts again when it is", async () => {
    const pid = await pidOf(quiz("b"));
    // each request counts from then on
    for (let requests = 0; requests < 2; requests += 1) {
      jest.advanceTimersByTime(5 * minuteMs);
      expect(await pidOf(quiz("b"))).toBe(pid);
    }
    jest.advanceTimersByTime(5 * minuteMs + lookMs);
    await until(() => !isAlive(pid));
    expect(await pidOf(quiz("b"))).not.toBe(pid);
  });

  it("makes room for another one when it was asked for nothing for ten seconds", async () => {
    const pid = await pidOf(quiz("b"));
    jest.advanceTimersByTime(9_999);
    expect(await previews.find(quiz("c"))).toEqual({ problem: "full", reason: "" });
    expect(await pidOf(quiz("b"))).toBe(pid);
    jest.advanceTimersByTime(10_000);
    await pidOf(quiz("c"));
    await until(() => !isAlive(pid));
  });

  it("ends with the site", async () => {
    const pid = await pidOf(quiz("b"));
    previews.end();
    await until(() => !isAlive(pid));
    expect(isAlive(pid)).toBe(false);
  });

  it("is not started again for 15 seconds where it can't be loaded", async () => {
    const missing = await previews.find(quiz("d"));
    expect(missing).toMatchObject({ problem: "refused" });
    await releases.add("mf-quiz", version("d"), { server: `${ownerSource()} return { owner };` });
    jest.advanceTimersByTime(lookMs - 1);
    expect(await previews.find(quiz("d"))).toEqual(missing);
    jest.advanceTimersByTime(1);
    expect(await previews.find(quiz("d"))).toHaveProperty("pid");
  });
});
