import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Release } from "@festival/contracts/release";
import { fileHashes } from "../build/fileHashes.ts";
import { PlainError } from "../plainError.ts";
import { loadServerSide } from "./loadServerSide.ts";

/** What the shell calls of an owner. */
const ownersFunctions = ["load", "render", "probes"] as const;

const fragmentPrefix = "./fragments/";

/** What is wrong with the owner that a build exposes, as a clause; null where nothing is. */
function ownerProblem(owner: unknown, { browser }: Release): string | null {
  if (typeof owner !== "object" || owner === null) return "its server side exposes no owner";
  const found = owner as Record<string, unknown>;
  const missing = ownersFunctions.find((name) => typeof found[name] !== "function");
  if (missing) return `its owner has no function ${missing}`;
  const fragments = Object.keys(browser.exposes)
    .filter((exposed) => exposed.startsWith(fragmentPrefix))
    .map((exposed) => exposed.slice(fragmentPrefix.length));
  const offered = Object.keys(found.fragments ?? {});
  const oneSided = [...fragments, ...offered].find(
    (name) => !fragments.includes(name) || !offered.includes(name),
  );
  return oneSided ? `its fragment ${oneSided} is there on one side only` : null;
}

/**
 * Looks at a build as far as that goes without a site: its files are those that it lists, and its server side loads.
 * Whether its pages render the site itself finds out, before it goes live.
 * @throws PlainError with what is wrong
 */
export async function verifyBuild(folder: string): Promise<Release> {
  const release: Release = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
  const { "release.json": _description, ...present } = await fileHashes(folder);
  if (!isDeepStrictEqual(present, release.files)) {
    throw new PlainError(`The files in ${folder} are not those that its release.json lists.`);
  }
  if (!release.server) return release;
  const problem = await loadServerSide(folder, release).then(
    (owner) => ownerProblem(owner, release),
    (error: unknown) =>
      `its server side does not load: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (problem)
    throw new PlainError(`${release.name} ${release.version} can't be used: ${problem}.`);
  return release;
}
