import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import type { EngineKind } from "./engine.ts";

const isInstalled = ({ programs }: EngineKind) => {
  const files = programs();
  return files.length > 0 && files.every((file) => existsSync(file));
};

/**
 * Finds an engine's programs; on Debian, root gets them installed where one is missing.
 * @returns a sentence that says why not, where it is missing and can't be installed
 */
export async function provideEngine(
  kind: EngineKind,
  note: (text: string) => void,
): Promise<string | undefined> {
  if (isInstalled(kind)) return undefined;
  const packages = kind.packages.join(" ");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return `${kind.name} is not installed here (Debian: apt-get install -y ${packages}).`;
  }
  note(`installing ${packages}`);
  const run = promisify(execFile);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    maxBuffer: 2 ** 26,
  };
  try {
    await run("apt-get", ["update"], options);
    await run("apt-get", ["install", "-y", "--no-install-recommends", ...kind.packages], options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : "";
    return `${kind.name} could not be installed with apt-get: ${reason}`;
  }
  return isInstalled(kind)
    ? undefined
    : `${kind.name} was installed with apt-get, but its programs are not where Debian puts them.`;
}
