import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ShellConfig } from "../config.ts";
import { readRelease } from "./releases.ts";

const lookMs = 250;

/**
 * Waits until the release store has the shell's own build too, where that came with the program: browsers are
 * served from the store, the files of this build and of all that were live before. The job that puts it there
 * lets the remotes' builds wait there as candidates first, so a new site starts with all of them.
 * @throws Error when it is not there in time
 */
export async function awaitPublished(
  { shellBuild, releasesFolder }: Pick<ShellConfig, "shellBuild" | "releasesFolder">,
  withinMs: number,
): Promise<void> {
  const isInStore = !relative(releasesFolder, shellBuild).startsWith("..");
  if (isInStore) return;
  const { name, version } = (await readRelease(shellBuild)).release;
  const published = join(releasesFolder, name, version);
  for (const until = Date.now() + withinMs; ;) {
    const isThere = await readRelease(published).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > until) break;
    await wait(lookMs);
  }
  throw new Error(
    `The release store ${releasesFolder} lacks this shell's build ${version}: run the job "publish" of docker-compose.yml.`,
  );
}
