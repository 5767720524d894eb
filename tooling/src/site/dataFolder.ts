import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { hasCode, PlainError } from "../plainError.ts";
import type { VerifyEnvironment } from "../releases/verify.ts";
import { root } from "../root.ts";

const leastFreeBytes = 1_000_000_000;

/** What the running site tells the other commands, in `site.json` of its data folder. */
export interface RunningSite {
  pid: number;
  url: string;
  /** What another process needs to render pages as the shell does. */
  environment: VerifyEnvironment;
}

/** Where database, media and releases lie: `DATA_DIR`, by default `var`. */
export function dataFolder(): string {
  return resolve(root, process.env.DATA_DIR || "var");
}

/** Folder by folder, as Node's own way never returns below /proc and hides why a disk refuses. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes the data folder. All that this process and its children write from now on is their owner's alone;
 * what is open from before the backend closes.
 * @throws PlainError when the folder cannot be used
 */
export function prepareDataFolder(folder: string): void {
  process.umask(0o077);

  try {
    makeFolder(join(folder, "logs"));
    makeFolder(join(folder, "releases"));
    writeFileSync(join(folder, ".writable"), "");
    rmSync(join(folder, ".writable"));
  } catch (error) {
    if (hasCode(error, "ENOSPC")) throw new PlainError(`The disk of ${folder} is full.`);
    if (hasCode(error, "EEXIST", "ENOTDIR")) {
      throw new PlainError(`${folder} is a file; DATA_DIR must name a folder.`);
    }
    if (hasCode(error, "EACCES", "EPERM", "EROFS", "ENOENT")) {
      throw new PlainError(`The data folder ${folder} is not writable.`);
    }
    throw error;
  }
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws PlainError when less than 1 GB is free where `folder` lies */
export function checkFreeSpace(folder: string): void {
  const free = freeBytes(folder);
  if (free >= leastFreeBytes) return;
  throw new PlainError(
    `The disk of ${folder} is nearly full: ${Math.floor(free / 1_000_000)} MB are free and the site needs 1 GB.`,
  );
}

/** Whether a process still runs and is one of ours; process numbers are used again. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("tooling");
}

/**
 * Takes the data folder for this process.
 * @returns gives it back
 * @throws PlainError when another running site has it
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, "site.lock");
  for (;;) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeFileSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
      const holder = Number(readFileSync(file, "utf8"));
      if (holder > 0 && isOurs(holder)) {
        throw new PlainError(
          `The data folder ${folder} is in use by the site with process number ${holder}; stop it or choose another folder with DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
}

/** Tells the other commands where the site runs. */
export function announceSite(folder: string, site: RunningSite): void {
  writeFileSync(join(folder, "site.json"), JSON.stringify(site), { mode: 0o600 });
}

export function withdrawSite(folder: string): void {
  rmSync(join(folder, "site.json"), { force: true });
}

/** The site that runs on a data folder, undefined when none does. */
export function findRunningSite(folder: string): RunningSite | undefined {
  const file = join(folder, "site.json");
  if (!existsSync(file)) return undefined;
  const site = JSON.parse(readFileSync(file, "utf8")) as RunningSite;
  return isOurs(site.pid) ? site : undefined;
}
