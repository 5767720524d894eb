import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PreviewRequest } from "@festival/contracts/api/releases";
import { isRemote } from "@festival/contracts/containers";
import { ApiError } from "@festival/contracts/errors";
import { previewMs, type Preview } from "@festival/contracts/release/preview";

/**
 * What a link to look at a release says. Whether it can be loaded is seen when it is looked at.
 * @throws ApiError not_found for what is not in the store
 */
export async function makePreview(
  store: string,
  { name, version }: PreviewRequest,
  now: number,
): Promise<Preview> {
  if (!isRemote(name)) throw new ApiError("not_found", `Remote not found: "${name}".`);
  const file = join(store, name, version, "release.json");
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    throw new ApiError("not_found", `Release is not in the store: ${name} ${version}.`);
  }
  return { name, version, until: now + previewMs };
}
