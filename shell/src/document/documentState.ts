import type { Page } from "@festival/contracts/pageOwner";
import type { RemoteName } from "@festival/contracts/containers";
import type { ExposedAssets } from "@festival/contracts/release";
import type { RouteTable } from "@festival/contracts/routes/table";
import type { Frame } from "../frame.ts";

/** A live release as the browser needs it. */
export interface RemoteAssets {
  version: string;
  /** Address of the release's browser files, with closing slash. */
  base: string;
  /** The container's script, below `base`. */
  entry: string;
  exposes: Record<string, ExposedAssets>;
}

/** The releases that a document is made with; it keeps them for its whole life. */
export type Composition = Partial<Record<RemoteName, RemoteAssets>>;

/** What the server hands to the browser's scripts, as JSON in the document. */
export interface DocumentState {
  page: Page;
  frame: Frame;
  composition: Composition;
  /** Of remotes whose releases declare other routes than the shell's scripts were built with, all of theirs. */
  routes?: RouteTable;
  /** Version of the shell that made the document, whose scripts it has. */
  shell: string;
}

export const stateElementId = "festival-state";

/** Asks the shell for a page as data instead of a document. */
export const pageMediaType = "application/json";

/** Where a script lies that browsers fetch which are older than the site is made for. */
export const oldBrowserPath = "/old-browser.js";
