import { readdir, readFile } from "node:fs/promises";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { addressOf } from "@festival/contracts/calls/call";
import { getClock } from "@festival/contracts/calls/platform";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  goodRelease,
  startReleasingShell,
  type ReleasingShell,
} from "../testing/releasingShell.ts";
import { json, sendJson } from "../testing/testBackend.ts";
import type { ReleaseSource } from "../testing/testReleases.ts";
import { until } from "../testing/testShell.ts";

// Releases that came over the network, as a shell that runs tries them.

let site: ReleasingShell;
beforeAll(async () => {
  site = await startReleasingShell(5);
});
afterAll(() => site.close());

const upload = async (digit: string, source: ReleaseSource) =>
  (await site.propose("mf-quiz", digit, source, { isUploaded: true })).verdict();

/** How many processes of this shell try releases. */
async function countTrials(): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const read = (pid: string, file: string) =>
    readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  const isTrial = async (pid: string) =>
    (await read(pid, "cmdline")).includes("/server/verify.ts") &&
    (await read(pid, "status")).includes(`PPid:\t${site.shell.supervisor.pid}\n`);
  return (await Promise.all(pids.map(isTrial))).filter(Boolean).length;
}

/** A release whose page says what an expression is worth where it runs. */
const telling = (expression: string) =>
  goodRelease("mf-quiz", "", `render: () => { throw new Error(String(${expression})); },`);

describe("an uploaded release", () => {
  it("goes live where nothing is wrong with it", async () => {
    const verdict = await upload("b", goodRelease("mf-quiz", "uploaded quiz"));
    expect(verdict).toEqual({ isLive: true });
    expect((await site.shown())[0]).toBe("uploaded quiz");
    await until(async () => (await countTrials()) === 0);
  });

  it.each([
    ["the site's secret", "process.env.INTERNAL_SECRET", /with 500: none$/],
    ["another setting of the shell", "process.env.PATH", /with 500: undefined$/],
    [
      "what its starter was started with",
      `require("fs").readFileSync("/proc/" + process.ppid + "/environ")`,
      /Access to this API has been restricted/,
    ],
    [
      "a file of the machine",
      `require("fs").readFileSync("/etc/hosts")`,
      /Access to this API has been restricted/,
    ],
    [
      "a file that it writes",
      `require("fs").writeFileSync(__filename, "")`,
      /Access to this API has been restricted/,
    ],
    [
      "another program",
      `require("child_process").execSync("id")`,
      /Access to this API has been restricted/,
    ],
  ])("can't get at %s before it was tried", async (_what, expression, reason) => {
    const code = expression.replaceAll("require(", "process.getBuiltinModule(");
    expect(await upload("c", telling(code))).toEqual({
      isLive: false,
      reason: expect.stringMatching(reason),
    });
    expect((await site.shown())[0]).toBe("uploaded quiz");
  });

  it("knows the festival's time, for which it may not ask", async () => {
    const tenDays = 10 * 24 * 60 * 60_000;
    site.backend.on(`GET ${addressOf(getClock)}`, ({ headers }, response) => {
      if (headers[internalHeader] === "none") sendJson(response, 403, { code: "forbidden" });
      else sendJson(response, 200, { offset_ms: tenDays });
    });
    const verdict = await upload(
      "e",
      goodRelease("mf-quiz", "", "probes: async ({ now }) => { throw new Error(now); },"),
    );
    site.backend.on(`GET ${addressOf(getClock)}`, json({ offset_ms: 0 }));
    const known = Date.parse("reason" in verdict ? verdict.reason : "");
    expect(known).toBeGreaterThan(Date.now() + tenDays - 60_000);
  });

  it("is a visitor for the backend while it is tried", async () => {
    const before = site.backend.calls.length;
    const verdict = await upload("d", goodRelease("mf-quiz", "another quiz"));
    expect(verdict).toEqual({ isLive: true });
    const marks = site.backend.calls.slice(before).map(({ headers }) => headers[internalHeader]);
    expect(marks.filter((mark) => mark === "none").length).toBeGreaterThan(0);
  });
});
