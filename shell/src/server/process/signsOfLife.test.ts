import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "@jest/globals";
import { eventually } from "../testing/eventually.ts";
import { createSignsOfLife, processorMs } from "./signsOfLife.ts";

function silent(processorPerSecond: number | undefined) {
  let time = 0;
  const processor = () =>
    processorPerSecond === undefined ? undefined : (time / 1000) * processorPerSecond;
  const signs = createSignsOfLife(processor, () => time);
  return {
    signs,
    after(seconds: number): boolean {
      time += seconds * 1000;
      return signs.isStuck();
    },
  };
}

describe("a worker without a sign of life", () => {
  it("is stuck when it has worked for two seconds", () => {
    expect(silent(1000).after(1.9)).toBe(false);
    expect(silent(1000).after(2)).toBe(true);
  });

  it("is not stuck while the machine gives it a tenth of a processor", () => {
    expect(silent(100).after(10)).toBe(false);
    expect(silent(100).after(20)).toBe(true);
  });

  it.each([0, undefined])("is stuck after twenty seconds with %s ms of processor", (perSecond) => {
    expect(silent(perSecond).after(19)).toBe(false);
    expect(silent(perSecond).after(20)).toBe(true);
  });

  it("counts from its last sign", () => {
    const { signs, after } = silent(1000);
    expect(after(1.9)).toBe(false);
    signs.hear();
    expect(after(1.9)).toBe(false);
    expect(after(0.1)).toBe(true);
  });
});

describe("the processor time of a process", () => {
  it("grows where it loops, and hardly where it waits", async () => {
    const run = (code: string) => spawn(process.execPath, ["-e", `console.log(1); ${code}`]);
    const [loops, waits] = [run("for (;;);"), run("setInterval(() => {}, 1e6);")];
    try {
      await Promise.all([loops, waits].map(({ stdout }) => once(stdout, "data")));
      const pid = Number(loops.pid);
      const idle = Number(waits.pid);
      const [begun = 0, idleBegun = 0] = [processorMs(pid), processorMs(idle)];
      await eventually(
        async () => (processorMs(pid) ?? 0) - begun,
        (grown) => expect(grown).toBeGreaterThan(500),
      );
      expect((processorMs(idle) ?? 0) - idleBegun).toBeLessThan(250);
    } finally {
      loops.kill("SIGKILL");
      waits.kill("SIGKILL");
    }
  });

  it("is not known of a process that has ended", () => {
    expect(processorMs(2 ** 30)).toBeUndefined();
  });
});
