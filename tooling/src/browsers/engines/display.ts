import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Program } from "./program.ts";

const server = "/usr/bin/Xvfb";
const pointer = "/usr/bin/xdotool";

/** Debian's packages of a display, and its programs. */
export const displayPackages = ["xvfb", "xdotool"] as const;
export const displayPrograms = [server, pointer] as const;

/** Larger than any window of the scenarios. */
const screen = "1600x1200x24";

/** A display without a screen, for browsers with windows, and its mouse. */
export interface Display {
  /** Environment of a program that draws there. */
  env: Record<string, string>;
  /** Does commands of xdotool, one after another. */
  moveMouse(...commands: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startDisplay(): Promise<Display> {
  const args = ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"];
  const program = new Program(server, args);
  const number = await program.hasPrinted(/^(\d+)\n/m);
  const env = { DISPLAY: `:${number}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  const run = promisify(execFile);
  return {
    env,
    async moveMouse(...commands) {
      await run(pointer, commands, { env: { ...process.env, ...env } });
    },
    stop: () => program.stop(),
  };
}
