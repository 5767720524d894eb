import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { followTrial, type TrialMessage } from "./trial.ts";

const nonce = "of this trial";
const stepMs = 1000;

const step = (doing: string): TrialMessage => ({ nonce, type: "step", remote: "mf-quiz", doing });
const ready: TrialMessage = { nonce, type: "ready", rendered: { "mf-quiz": ["/de"] }, port: 1 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("a trial", () => {
  it("succeeds when the process reports success", async () => {
    const { hear, verdict } = followTrial(nonce, stepMs);
    hear(step("was loaded"));
    hear(ready);
    expect(await verdict).toEqual({ ok: true, rendered: { "mf-quiz": ["/de"] }, port: 1 });
  });

  it("believes nothing without its nonce", async () => {
    const { hear, ended, verdict } = followTrial(nonce, stepMs);
    hear(step("was loaded"));
    for (const forged of [
      { ...ready, nonce: undefined },
      { ...ready, nonce: "" },
      { ok: true },
      "ok",
      null,
    ]) {
      hear(forged);
    }
    ended("ended with 0");
    expect(await verdict).toEqual({
      ok: false,
      remote: "mf-quiz",
      reason: "its process ended with 0 while it was loaded",
      isDamaged: false,
    });
  });

  it("ends with the reason that the process gives", async () => {
    const { hear, verdict } = followTrial(nonce, stepMs);
    hear({ nonce, type: "refused", remote: "mf-forms", reason: "no", isDamaged: true });
    hear(ready);
    expect(await verdict).toEqual({ ok: false, remote: "mf-forms", reason: "no", isDamaged: true });
  });

  it("blames a silence on the step that was begun last", async () => {
    const { hear, verdict } = followTrial(nonce, stepMs);
    hear(step("was loaded"));
    jest.advanceTimersByTime(stepMs - 1);
    hear(step("rendered /de"));
    jest.advanceTimersByTime(stepMs - 1);
    hear({ type: "step", remote: "mf-quiz", doing: "forged a sign of life" });
    jest.advanceTimersByTime(1);
    expect(await verdict).toMatchObject({
      remote: "mf-quiz",
      reason: "it hung for 1 s while it rendered /de",
    });
  });

  it("blames no release for an end that came from outside, nor for what is no release's step", async () => {
    const killed = followTrial(nonce, stepMs);
    killed.hear(step("was loaded"));
    killed.ended("ended with SIGKILL", true);
    expect(await killed.verdict).toEqual({
      ok: false,
      reason: "its process ended with SIGKILL while it was loaded",
      isDamaged: false,
    });

    const waiting = followTrial(nonce, stepMs);
    waiting.hear(step("was loaded"));
    waiting.hear({ nonce, type: "step", doing: "waited for the backend" });
    // longer than a release may take
    jest.advanceTimersByTime(50 * stepMs);
    waiting.hear(ready);
    expect(await waiting.verdict).toMatchObject({ ok: true });
  });

  it("blames no release before one was tried", async () => {
    const { ended, verdict } = followTrial(nonce, stepMs);
    jest.advanceTimersByTime(10 * stepMs);
    ended("ended with 1");
    expect(await verdict).toEqual({
      ok: false,
      reason: "its process ended with 1 before any release was tried",
      isDamaged: false,
    });
  });
});
