import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteName } from "@festival/contracts/containers";
import type { Release, Versions } from "@festival/contracts/release";
import type { Rendered } from "@festival/contracts/trial";
import { root } from "../root.ts";
import { facesOf } from "./face.ts";
import { releaseFolder } from "./store.ts";
import { startTrialProcess, type TrialProcess } from "./trialProcess.ts";
import { tryTogether } from "./tryTogether.ts";

const serverTrial = join(root, "shell", "src", "server", "verify.ts");
/**
 * A missing page: it has the shell's scripts and little else, whatever the database holds. Addresses with an "@" are
 * not counted among those that visitors missed.
 */
const lightDocument = "/de/-@";

const browserTrial = join(import.meta.dirname, "browserTrial.ts");

/** Where the running site is, as its processes know it. */
export interface VerifyEnvironment {
  BACKEND_URL: string;
  INTERNAL_SECRET: string;
  RELEASES_DIR: string;
  SHELL_BUILD: string;
}

/** A version of a remote in the store. */
export interface PublishedRelease {
  name: RemoteName;
  version: string;
}

export interface Refusal extends PublishedRelease {
  /** One clause, without a full stop. */
  reason: string;
}

export interface Verified {
  passed: PublishedRelease[];
  refused: Refusal[];
  /** What was rendered of each on the server. */
  rendered: Rendered;
}

const versionsOf = (releases: readonly PublishedRelease[]): Versions =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

async function descriptionOf(store: string, { name, version }: PublishedRelease): Promise<Release> {
  return JSON.parse(
    await readFile(join(releaseFolder(store, name, version), "release.json"), "utf8"),
  );
}

/**
 * Tries published releases in processes of their own: loads them as a shell worker would, renders their
 * probes against the live backend, and loads their browser sides in a browser, or in what comes near to one.
 * @param inBrowser false leaves the browser out
 */
export async function verifyReleases(
  releases: readonly PublishedRelease[],
  environment: VerifyEnvironment,
  { inBrowser }: { inBrowser: boolean },
): Promise<Verified> {
  const rendered: Rendered = {};
  /** Serves documents with the shell's scripts, and all that is in the store. */
  let server: { process: TrialProcess; port: number } | undefined;
  try {
    const onServer = await tryTogether(releases, async (tried) => {
      const live = versionsOf(tried);
      const task = { live, probed: tried.map(({ name }) => name) };
      const process = startTrialProcess(serverTrial, task, { env: { ...environment } });
      const verdict = await process.verdict;
      if (verdict.ok) {
        server?.process.end();
        server = { process, port: verdict.port };
        Object.assign(rendered, verdict.rendered);
      }
      return verdict;
    });
    const faced = inBrowser
      ? await tryTogether(onServer.passed, async (tried) => {
          const descriptions = await Promise.all(
            tried.map((one) => descriptionOf(environment.RELEASES_DIR, one)),
          );
          const url = `http://127.0.0.1:${server?.port}${lightDocument}`;
          const process = startTrialProcess(browserTrial, { url, faces: facesOf(descriptions) });
          const verdict = await process.verdict;
          process.end();
          return verdict;
        })
      : { passed: onServer.passed, refused: [] };
    const refused = [...onServer.refused, ...faced.refused];
    return {
      passed: faced.passed,
      refused: refused.map(({ one, reason }) => ({ ...one, reason })),
      rendered,
    };
  } finally {
    server?.process.end();
  }
}
