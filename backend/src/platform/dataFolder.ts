import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The data folder cannot be used; the message is one sentence that says why and what to do. */
export class DataFolderProblem extends Error {
  override name = "DataFolderProblem";
}

/** Group and others: read, write, search. */
const forOthers = 0o077;

/** What the site keeps in its data folder. Whatever else lies there is not the site's to close. */
const parts =
  /^(?:arriving|backups|database(?:\.(?:lock|replaced-.+))?|dumps|logs|mail|media|(?:backend|demo-login|site)\.json|internal-secret|site\.lock)$/;

/** All that this process writes from now on is its owner's alone. */
export function writeForOwnerAlone(): void {
  process.umask(forOthers);
}

/** Folder by folder: Node's own recursive way never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Takes group's and others' rights away, from the inside to the outside: a folder that is closed already
 * hides what is in it, so one that was closed before costs one look. Links are not followed.
 * @param leftOpen gets what belongs to another user
 */
function close(path: string, leftOpen: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & forOthers) === 0) return;
  try {
    if (found.isDirectory()) {
      for (const name of readdirSync(path)) close(join(path, name), leftOpen);
    }
    chmodSync(path, found.mode & ~forOthers);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EPERM" || code === "EACCES") leftOpen.push(path);
    else if (code !== "ENOENT") throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function problemOf(dataDir: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new DataFolderProblem(
      `The disk of the data folder ${dataDir} is full; make space on it, then start again.`,
    );
  }
  if (code === "EEXIST" || code === "ENOTDIR") {
    return new DataFolderProblem(`${dataDir} is a file; DATA_DIR must name a folder.`);
  }
  if (["EACCES", "EPERM", "EROFS", "ENOENT"].includes(code)) {
    const reason = error instanceof Error ? error.message : code;
    return new DataFolderProblem(
      `The data folder ${dataDir} can't be written (${reason}); give it to the user who runs the site, or name another one in DATA_DIR.`,
    );
  }
  return error;
}

/**
 * Makes the data folder where it is missing, and makes sure that it can be written and that its owner alone
 * can read what the site keeps in it, also what an older version left open.
 * @returns what others can read still, as it belongs to another user
 * @throws DataFolderProblem
 */
export function prepareDataFolder(dataDir: string): string[] {
  writeForOwnerAlone();
  try {
    makeFolder(dataDir);
    const trial = join(dataDir, ".writable");
    writeFileSync(trial, "written");
    rmSync(trial);
    const leftOpen: string[] = [];
    for (const name of readdirSync(dataDir)) {
      if (parts.test(name)) close(join(dataDir, name), leftOpen);
    }
    return leftOpen;
  } catch (error) {
    throw problemOf(dataDir, error);
  }
}
