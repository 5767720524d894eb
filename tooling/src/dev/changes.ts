import { type RemoteName, remoteNames } from "@festival/contracts/containers";

/** What a change of sources asks for. */
export interface Work {
  remotes: RemoteName[];
  /** Its container is built again and its processes restart. */
  shell: boolean;
  backend: boolean;
}

/**
 * What must be built again after changes.
 * @param files paths from the project's root
 * @param watched the remotes that are worked on; the others stay as they were released
 * @example workFor(["mf-quiz/src/screens.ts"], ["mf-quiz"]) => { remotes: ["mf-quiz"], shell: false, backend: false }
 */
export function workFor(files: readonly string[], watched: readonly RemoteName[]): Work {
  const sources = files.filter((file) => !/\.test\.tsx?$|~$|\.sw[a-z]$/.test(file));
  const parts = new Set(sources.map((file) => file.split("/")[0]));
  const inAll = parts.has("contracts") || parts.has("shared-ui");
  return {
    remotes: remoteNames.filter((name) => watched.includes(name) && (inAll || parts.has(name))),
    shell: inAll || parts.has("shell"),
    backend: ["contracts", "backend", "demo-season"].some((part) => parts.has(part)),
  };
}
