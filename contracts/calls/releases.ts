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
