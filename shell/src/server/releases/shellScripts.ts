import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalRelease } from "./releases.ts";

/** A script that stands in documents. */
export interface InlineScript {
  text: string;
  /** As the content security policy names it. */
  hash: string;
}

/** The shell's scripts that no document fetches as a part of the release: the server sends them itself. */
export interface ShellScripts {
  /** Runs in the head of each document. */
  head: InlineScript;
  /** Runs in the head of pages that ask for consent. */
  consent: InlineScript;
  /** Runs in the head of booklets. */
  reading: InlineScript;
  /** Runs at the end of each page, and fetches the page's other scripts. */
  start: InlineScript;
  /** Reads `oldBrowserWords`, which the server writes before it. */
  oldBrowser: string;
  /** Reads `workerSettings`, which the server writes before it. */
  serviceWorker: string;
  /** Replaces a service worker that is switched off. */
  removeServiceWorker: string;
}

/** @throws Error with a clause that says which script is missing */
export async function readShellScripts({ folder, release }: LocalRelease): Promise<ShellScripts> {
  async function textOf(name: keyof ShellScripts): Promise<string> {
    const file = `scripts/${name}.js`;
    // what is not listed would be sent without having been checked
    if (!release.files[file]) throw new Error(`it does not list its file ${file}`);
    return readFile(join(folder, file), "utf8");
  }
  async function inline(name: "head" | "consent" | "reading" | "start"): Promise<InlineScript> {
    const text = await textOf(name);
    return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
  }
  return {
    head: await inline("head"),
    consent: await inline("consent"),
    reading: await inline("reading"),
    start: await inline("start"),
    oldBrowser: await textOf("oldBrowser"),
    serviceWorker: await textOf("serviceWorker"),
    removeServiceWorker: await textOf("removeServiceWorker"),
  };
}
