import type { ClientErrorReport, ClientErrors, PolicyReport } from "../api/editing/clientErrors.ts";
import type { NewReleaseKey, ReleaseKeyRequest, ReleaseKeys } from "../api/editing/releaseKeys.ts";
import type {
  PreviewLink,
  PreviewRequest,
  PreviewStored,
  ReleaseAccepted,
  Releases,
  RemoteReleases,
  RollbackOutcome,
  RollbackRequest,
  TeamRollback,
} from "../api/releases.ts";
import type { Delete, Get, Post } from "./call.ts";

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

/** Makes a link by which one browser sees a release of the store in place of the live one, for eight hours. */
export const createPreviewLink: Post<{ body: PreviewRequest; answer: PreviewLink }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/releases/previews/",
  for: "admin",
};

export const listReleaseKeys: Get<{ answer: ReleaseKeys }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/release-keys/",
  for: "admin",
};

export const createReleaseKey: Post<{ body: ReleaseKeyRequest; answer: NewReleaseKey }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/release-keys/",
  for: "admin",
};

/** Puts a new key in the place of one, which is worthless from then on. */
export const rotateReleaseKey: Post<{ params: { id: number }; answer: NewReleaseKey }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/release-keys/:id/rotation/",
  for: "admin",
};

export const revokeReleaseKey: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/release-keys/:id/",
  for: "admin",
};

// These take a team's key, which is for one remote: `Authorization: Bearer KEY`.

/** What is live of a remote, what waits and what was refused. */
export const getRemoteReleases: Get<{ params: { name: string }; answer: RemoteReleases }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/releases/:name/",
  for: "everybody",
};

/** Takes a release that was built elsewhere, as `remote-kit pack` writes it. */
export const uploadRelease: Post<{
  params: { name: string };
  body: FormData;
  answer: ReleaseAccepted;
}> = { method: "POST", path: "/:locale/pageeditor-api/releases/:name/", for: "everybody" };

/** Takes such a release for a look: it is stored and not tried, and what is live stays. */
export const uploadPreview: Post<{
  params: { name: string };
  body: FormData;
  answer: PreviewStored;
}> = { method: "POST", path: "/:locale/pageeditor-api/releases/:name/previews/", for: "everybody" };

/** Makes an earlier release live again. */
export const rollBackByKey: Post<{
  params: { name: string };
  body: TeamRollback;
  answer: ReleaseAccepted;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/releases/:name/rollback/",
  for: "everybody",
};

// How releases do in browsers.

/** Takes what failed in the scripts of a browser. It may be called while a page is left, so it needs no token. */
export const reportClientError: Post<{
  language: "none";
  body: ClientErrorReport;
  answer: null;
}> = { method: "POST", path: "/api/client-errors/", for: "everybody" };

/** Takes what a page tried that its policy forbids; each document's policy names this address. */
export const reportPolicyViolation: Post<{
  language: "none";
  body: PolicyReport;
  answer: null;
}> = { method: "POST", path: "/api/policy-reports/", for: "everybody" };

/** What failed in browsers within the time for which it is kept, by release. */
export const listClientErrors: Get<{ answer: ClientErrors }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/client-errors/",
  for: "admin",
};
