import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { containerNames } from "@festival/contracts/containers";
import type { Release } from "@festival/contracts/release";
import { publishRemotes } from "./releaseRemotes.ts";
import { forgetVerdicts, propose, publishRelease, type Publishable } from "./store.ts";
import type { PublishedRelease } from "./verify.ts";

/** What a publication did: all versions, and those that the shells are going to try. */
export interface Publication {
  published: Publishable[];
  proposed: PublishedRelease[];
}

/**
 * Puts the builds of an image into the release store. Remotes that were never live there wait as candidates:
 * shells that run try them at once, others when they start. The shell's own build comes last, as new shells wait
 * for it and are to find all the rest.
 * @param builds holds a folder for each container, as `tooling/src/build/cli.ts` writes them
 */
export async function publishBuilds(builds: string, store: string): Promise<Publication> {
  const published = await Promise.all(
    containerNames.map(async (name): Promise<Publishable> => {
      const folder = join(builds, name);
      const { version }: Release = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
      return { name, version, folder };
    }),
  );
  await forgetVerdicts(store);
  const { candidates } = await publishRemotes(published, store, { alsoEarlier: false });
  for (const one of candidates) await propose(store, { ...one, isRollback: false });
  for (const one of published) if (one.name === "shell") await publishRelease(store, one);
  return { published, proposed: candidates };
}
