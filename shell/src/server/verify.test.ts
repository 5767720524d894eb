import { fork } from "node:child_process";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { addressOf } from "@festival/contracts/calls/call";
import { getClock } from "@festival/contracts/calls/platform";
import { followTrial, type TrialVerdict } from "@festival/contracts/trial";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { goodRelease } from "./testing/releasingShell.ts";
import { json, sendJson, startTestBackend, type TestBackend } from "./testing/testBackend.ts";
import {
  createTestReleases,
  version,
  type ReleaseSource,
  type TestReleases,
} from "./testing/testReleases.ts";
import { shellEnv } from "./testing/testShell.ts";

let backend: TestBackend;
let releases: TestReleases;

beforeAll(async () => {
  backend = await startTestBackend();
  releases = await createTestReleases();
});
afterAll(async () => {
  await backend.close();
  await releases.remove();
});

/** Starts the process as `npm run release` does. */
async function verify<Result>(
  source: ReleaseSource,
  look: (verdict: TrialVerdict) => Promise<Result> | Result,
): Promise<Result> {
  await releases.add("mf-quiz", version("a"), source);
  const nonce = "of this trial";
  const task = { nonce, live: { "mf-quiz": version("a") }, probed: ["mf-quiz"] };
  const child = fork(join(import.meta.dirname, "verify.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {
      ...shellEnv({ backend, releases }),
      TRIAL_TASK: JSON.stringify(task),
    },
  });
  const trial = followTrial(nonce, 30_000);
  child.on("message", trial.hear);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  void ended.then((code) => trial.ended(`ended with ${code}`));
  const result = await look(await trial.verdict);
  if (child.connected) child.disconnect();
  await ended;
  return result;
}

describe("the verification", () => {
  it("renders the probes, and serves the release for a browser until its parent is gone", async () => {
    const page = await verify(goodRelease("mf-quiz", "a quiz"), async (verdict) => {
      expect(verdict).toEqual({
        ok: true,
        rendered: { "mf-quiz": ["/de/konzert-o-mat", "/en/konzert-o-mat"] },
        port: expect.any(Number),
      });
      const port = verdict.ok ? verdict.port : 0;
      return (await fetch(`http://127.0.0.1:${port}/de/konzert-o-mat`)).text();
    });
    expect(page).toContain("a quiz");
  });

  it.each([
    ["what is printed", `console.log('{"ok":true,"probes":[]}');`],
    ["a message", `process.send({ type: "ready", ok: true, rendered: {}, port: 1 });`],
    ["the environment", `process.send({ type: "ready", nonce: process.env.TRIAL_TASK });`],
  ])("takes no verdict from %s of a release that ends the process", async (_what, code) => {
    expect(await verify({ container: `${code} process.exit(0);` }, (verdict) => verdict)).toEqual({
      ok: false,
      remote: "mf-quiz",
      reason: "its process ended with 0 while it was loaded",
      isDamaged: false,
    });
  });

  it("waits for a backend that is slower than a visitor would wait for", async () => {
    const slow = (_call: unknown, response: ServerResponse) =>
      void setTimeout(() => sendJson(response, 200, { offset_ms: 0 }), 4000);
    backend.on(`GET ${addressOf(getClock)}`, slow);
    const verdict = await verify(goodRelease("mf-quiz", "a quiz"), (found) => found);
    backend.on(`GET ${addressOf(getClock)}`, json({ offset_ms: 0 }));
    expect(verdict).toMatchObject({ ok: true });
  });

  it("is reported where a release has replaced `process.send`, too", async () => {
    const verdict = await verify(
      goodRelease("mf-quiz", "a quiz", "more: (process.send = () => true, 2),"),
      (found) => found,
    );
    expect(verdict).toMatchObject({ ok: true });
  });
});
