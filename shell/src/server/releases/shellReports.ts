import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { shellReports, type ShellReport } from "@festival/contracts/release/shellReport";

/** A shell that runs says so again after that time, whatever has changed. */
const againMs = 30_000;
/** What has said nothing for so long was killed. */
const forgottenMs = 24 * 60 * 60_000;

/**
 * Keeps in the release store what this shell serves, for those who look at all of them.
 * @param folder the store
 * @param read what it serves now
 */
export function createShellReports(
  folder: string,
  read: () => Omit<ShellReport, "host" | "pid" | "at">,
) {
  const { pid } = process;
  const host = hostname();
  const file = join(folder, shellReports, `${host.replaceAll(/[^\w.-]/g, "_")}-${pid}.json`);
  let last = "";
  let lastAt = 0;

  async function forgetOld(): Promise<void> {
    for (const name of await readdir(join(folder, shellReports))) {
      const path = join(folder, shellReports, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > forgottenMs) await rm(path, { force: true });
    }
  }

  return {
    /** Writes what has changed; without a change it writes every half minute that this shell is alive. */
    async write(): Promise<void> {
      const state = read();
      const text = JSON.stringify(state);
      if (text === last && Date.now() - lastAt < againMs) return;
      // a store that can't be written is tried again half a minute later
      [last, lastAt] = [text, Date.now()];
      const report: ShellReport = { host, pid, at: new Date(lastAt).toISOString(), ...state };
      await mkdir(join(folder, shellReports), { recursive: true });
      await writeFile(`${file}.incoming`, `${JSON.stringify(report, null, 2)}\n`);
      await rename(`${file}.incoming`, file);
      await forgetOld();
    },

    /** This shell ends. */
    remove: (): Promise<void> => rm(file, { force: true }),
  };
}
