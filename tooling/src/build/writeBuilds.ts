import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildContainers } from "./buildContainers.ts";

/** Builds the shell and all remotes into `folder/NAME`, for an image or a bundle, and prints their versions. */
export async function writeBuilds(folder: string): Promise<void> {
  const built = await buildContainers(undefined, {
    onBuilt: ({ name, version }) => console.log(`  ${name} ${version}`),
  });
  for (const one of built) {
    const target = join(folder, one.name);
    await rm(target, { recursive: true, force: true });
    await cp(one.folder, target, { recursive: true });
  }
}
