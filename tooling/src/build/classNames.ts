import { createHash } from "node:crypto";

/** What the names in a build are for: few bytes, or a developer's eyes. */
export type ClassNames = "short" | "readable";

/** Where a sheet says a name for the first time: a class, or an animation. */
const named = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/** Four characters of a hash, the first a letter, as a class name must begin with one. */
function sheetHash(content: string): string {
  const hash = createHash("sha256").update(content).digest("base64url");
  return hash.replace(/^[^a-z]+/i, "").slice(0, 4);
}

/**
 * A class name of a CSS module as it stands in documents: the sheet's hash and the name's place in the sheet. Both builds
 * of a remote give the same, and another sheet, or another version of it, gives another. The hash is as long for all
 * sheets, so two names are equal only where two hashes are.
 * @example classNameIn(".root{}.title{}", "title", "short") => "fq3Z1"
 */
export function classNameIn(content: string, name: string, style: ClassNames): string {
  const names = [...new Set([...content.matchAll(named)].map(([, found]) => found))];
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`The sheet has no name "${name}".`);
  const short = sheetHash(content) + place.toString(36);
  return style === "readable" ? `${name}_${short}` : short;
}
