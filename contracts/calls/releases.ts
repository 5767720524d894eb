import type { Releases, RollbackOutcome, RollbackRequest } from "../api/releases.ts";
import type { Get, Post } from "./call.ts";

/** What is live of each remote, what waits, what was refused, and what was live before. */
export const listReleases: Get<{ answer: Releases }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/releases/",
  for: "admin",
};

/** Makes an earlier release live again; answered when the running shell has tried it. */
export const rollBackRelease: Post<{ body: RollbackRequest; answer: RollbackOutcome }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/releases/rollback/",
  for: "admin",
};
