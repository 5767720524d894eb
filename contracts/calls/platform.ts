import type { ListPage } from "../api/common.ts";
import type { JobRecord, JobState, MailRecord, MailState, MailSummary } from "../api/operations.ts";
import type { SettingsRecord, SettingsUpdate } from "../api/settings.ts";
import type { BackendHealth, BackendReadiness, Clock } from "../api/system.ts";
import type { Get, Post, Put } from "./call.ts";
import type { StaffListPlace } from "./queries.ts";
import type { StaffRecord } from "./resources.ts";

/** Sets the readable CSRF cookie. */
export const getCsrf: Get<{ language: "none"; answer: null }> = {
  method: "GET",
  path: "/api/csrf/",
  for: "everybody",
};

/** A picture in one width and format: /media/images/{id}-{hash}/{width}.{format} */
export const getPicture: Get<{ language: "none"; params: { name: string; file: string } }> = {
  method: "GET",
  path: "/media/images/:name/:file",
  for: "everybody",
};

/** A file to download: /media/files/{id}-{hash}/{name} */
export const getFile: Get<{ language: "none"; params: { name: string; file: string } }> = {
  method: "GET",
  path: "/media/files/:name/:file",
  for: "everybody",
};

/** What the backend can be asked, in OpenAPI; there is nothing for those who are not signed in. */
export const getDocs: Get<{ language: "none" }> = {
  method: "GET",
  path: "/api/docs",
  for: "everybody",
};

export const getHealth: Get<{ language: "none"; answer: BackendHealth }> = {
  method: "GET",
  path: "/health",
  for: "everybody",
};

/** Of the backend and of the shell: 200 as long as the process answers at all. */
export const getLiveness: Get<{ language: "none"; answer: { status: "live" } }> = {
  method: "GET",
  path: "/live",
  for: "everybody",
};

/**
 * 503 while the backend takes no requests: its database is away, or it is about to stop. The shell has a call of
 * the same address, which is 503 only when it is about to stop: without its backend it serves what it keeps.
 */
export const getReadiness: Get<{ language: "none"; answer: BackendReadiness }> = {
  method: "GET",
  path: "/ready",
  for: "everybody",
};

/** For Prometheus; only where no edge stands between. */
export const getMetrics: Get<{ language: "none"; answer: string }> = {
  method: "GET",
  path: "/metrics",
  for: "everybody",
};

/** The festival's clock. */
export const getClock: Get<{ language: "none"; answer: Clock }> = {
  method: "GET",
  path: "/internal/clock",
  for: "process",
};

export const setClock: Put<{ language: "none"; body: Clock; answer: Clock }> = {
  method: "PUT",
  path: "/internal/clock",
  for: "process",
};

/** Feed of changes, as server-sent events. `after` is the id of the last one that was read. */
export const followChanges: Get<{ language: "none"; query: { after?: number } }> = {
  method: "GET",
  path: "/internal/changes",
  for: "process",
};

/** Copies the embedded database to a folder, which the caller removes; null where it is a server's. */
export const copyDatabase: Post<{ language: "none"; answer: { folder: string | null } }> = {
  method: "POST",
  path: "/internal/database-copy/",
  for: "process",
};

interface ImportAnswer {
  leftOut: { position: string; row: string; reason: string }[];
  events: { new: number; changed: number; unchanged: number };
  created: Record<string, number>;
}

/** Imports a file of the New York Philharmonic's performance history; with `strict` all rows or none. */
export const importNyphil: Post<{
  language: "none";
  query: { strict?: boolean };
  body: string;
  answer: ImportAnswer;
}> = { method: "POST", path: "/internal/import/nyphil", for: "process" };

export const getAllSettings: Get<{ answer: SettingsRecord }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/settings/",
  for: "staff",
};

export const updateSettings: Post<{ body: SettingsUpdate; answer: SettingsRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/settings/",
  for: "admin",
};

/** Jobs, the newest first. */
export const listJobs: Get<{
  query: StaffListPlace & { state?: JobState; name?: string };
  answer: ListPage<JobRecord>;
}> = { method: "GET", path: "/:locale/pageeditor-api/jobs/", for: "admin" };

/** Tries a job once more that has failed for good. */
export const retryJob: Post<{ params: { id: string }; answer: JobRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/jobs/:id/",
  for: "admin",
};

/** Mails of the last 30 days, the newest first. */
export const listMails: Get<{
  query: StaffListPlace & { state?: MailState; search?: string };
  answer: ListPage<MailSummary>;
}> = { method: "GET", path: "/:locale/pageeditor-api/mails/", for: "admin" };

export const getMail: Get<{ params: { id: number }; answer: MailRecord }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/mails/:id/",
  for: "admin",
};

/** Sends a mail again that could not be sent. */
export const retryMail: Post<{ params: { id: number }; answer: MailRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/mails/:id/",
  for: "admin",
};

/** Uploads a picture; one that is there already is answered with 200 as it is there. */
export const uploadImage: Post<{ body: FormData; answer: StaffRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/images/",
  for: "staff",
};

/** Puts another picture in the place of an image. */
export const replaceImage: Post<{ params: { id: number }; body: FormData; answer: StaffRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/images/:id/file/",
  for: "staff",
};

/** Uploads a file to download; one that is there already is answered with 200 as it is there. */
export const uploadFile: Post<{ body: FormData; answer: StaffRecord }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/files/",
  for: "staff",
};
