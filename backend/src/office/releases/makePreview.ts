import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PreviewLink, PreviewRequest } from "@festival/contracts/api/releases";
import { isRemote } from "@festival/contracts/containers";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import {
  previewMs,
  previewPurpose,
  writePreview,
  type Preview,
} from "@festival/contracts/release/preview";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { Signing } from "../../platform/plugins/signing.ts";

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

/** The link that puts the browser that opens it on a release. */
export function linkTo(preview: Preview, signing: Signing, locale: Locale): PreviewLink {
  const token = signing.sign(previewPurpose, writePreview(preview));
  const query = new URLSearchParams({ token, lang: locale });
  return {
    path: `${staffPaths.preview}?${query}`,
    token,
    until: new Date(preview.until).toISOString(),
  };
}
