import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Builds that are kept for each container; going back to one of these costs nothing. */
const buildsToKeep = 5;
/** No build takes this long, so the process that has the number now is another one. */
const longestBuildMs = 3_600_000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // it runs, under another user
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Removes what is no longer needed among a container's builds: all but those used last, and what
 * killed builds left half done.
 * @param folder holds `VERSION` folders, and `VERSION.PID` ones that processes work in
 * @param kept the version that is needed now, however old it is
 */
export async function removeOldBuilds(folder: string, kept: string): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const [version = "", pid] = name.split(".");
      // another process may clean up here as well
      const usedAt = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0;
      return { name, version, pid: pid ? Number(pid) : undefined, usedAt };
    }),
  );
  const stale = found.filter(
    ({ pid, usedAt }) =>
      pid !== undefined && (!isAlive(pid) || Date.now() - usedAt > longestBuildMs),
  );
  const old = found
    .filter(({ pid, version }) => pid === undefined && version !== kept)
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(buildsToKeep - 1);
  await Promise.all(
    [...stale, ...old].map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
}
