import { afterEach, describe, expect, it } from "@jest/globals";
import { Program } from "./program.ts";

/** Whether a process is there; one that has ended and was not yet read counts as gone. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a program of a browser", () => {
  let program: Program | undefined;
  const start = (script: string) => (program = new Program("/bin/sh", ["-c", script]));

  afterEach(() => program?.stop());

  it("says what it prints, on its fourth stream too", async () => {
    expect(await start("echo listening on 42; sleep 60").hasPrinted(/on (\d+)/)).toBe("42");
    await program?.stop();
    expect(await start("echo 77 >&3; sleep 60").hasPrinted(/^(\d+)\n/m)).toBe("77");
  });

  it("fails with what it has printed where it ends before", async () => {
    const ready = start("echo no display >&2").hasPrinted(/ready/);
    await expect(ready).rejects.toThrow(/has ended.*no display/s);
  });

  it("fails where it is not there", async () => {
    program = new Program("/no/such/browser", []);
    await expect(program.hasPrinted(/ready/)).rejects.toThrow(/no\/such\/browser has ended/);
  });

  it("takes the processes along that it has started", async () => {
    const child = await start("sleep 60 & echo child $!; wait").hasPrinted(/child (\d+)/);
    expect(isRunning(Number(child))).toBe(true);
    await program?.stop();
    // the system may take a moment to clear it away
    const gone = async (): Promise<void> => {
      while (isRunning(Number(child))) await new Promise((resolve) => setImmediate(resolve));
    };
    await gone();
    expect(isRunning(Number(child))).toBe(false);
  });
});
