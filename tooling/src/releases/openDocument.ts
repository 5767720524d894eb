import type { Face } from "./face.ts";

/** A document of the shell in which browser sides of releases are loaded. */
export interface OpenDocument {
  /** What runs its scripts. */
  engine: "Chromium" | "jsdom";
  /** @returns what went wrong, as a clause; null when all is well */
  load(face: Face): Promise<string | null>;
  close(): Promise<void>;
}

/** How often is looked whether the shell's scripts have run, and how long. */
export const looking = { polling: 50, timeout: 30_000 };

/** Whether the shell's scripts have run; to be asked in the document. */
export const hasHost = () =>
  (
    globalThis as { __FEDERATION__?: { __INSTANCES__: { name: string }[] } }
  ).__FEDERATION__?.__INSTANCES__.some(({ name }) => name === "shell") === true;

/** Joins what went wrong with what scripts threw meanwhile, which often says more. */
export async function describing(errors: string[], load: () => Promise<string | null>) {
  errors.length = 0;
  const problem = await load();
  if (problem === null) return null;
  const [first = ""] = problem.split("\n");
  const said = errors.find((text) => !first.includes(text));
  return first.replace(/\.$/, "") + (said ? ` (${said.split("\n")[0]})` : "");
}
