import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";
import { join } from "node:path";

const memory = "/dev/shm";
/** Databases, sites and profiles of browsers that are there at the same time, several times over. */
const neededBytes = 4 * 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, availableMemory() / 2) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Has all that is written to temporary folders, by this process and those that it starts, kept in memory
 * where there is enough of it: the hundred databases of the tests are 850 files each. It goes with this
 * process.
 */
export function useMemoryFolder(): void {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memory, "festival-tests-"));
  // PostgreSQL runs as another user where root starts it
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
