import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a running backend hands to the commands that work through it. */
export interface RunningBackend {
  pid: number;
  port: number;
  /** Goes into the header of internal calls. */
  secret: string;
}

const fileIn = (dataDir: string) => join(dataDir, "backend.json");

/** Writes it down where only the data folder's owner can read it. */
export function announceBackend(dataDir: string, backend: RunningBackend): void {
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), `${JSON.stringify(backend)}\n`, { mode: 0o600 });
}

export function withdrawBackend(dataDir: string): void {
  if (readRunningBackend(dataDir)?.pid === process.pid) rmSync(fileIn(dataDir), { force: true });
}

/** @returns undefined where none runs on this data folder, or where it was ended without a word */
export function readRunningBackend(dataDir: string): RunningBackend | undefined {
  try {
    const backend: RunningBackend = JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
    process.kill(backend.pid, 0);
    return backend;
  } catch {
    return undefined;
  }
}
