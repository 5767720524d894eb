import type { Static } from "typebox";
import type { ListPage } from "../api/common.ts";
import type {
  EntryReply,
  EntryState,
  EntryUpdate,
  Erased,
  EraseRequest,
  Form,
  FormEntry,
  FormEntryCreated,
  FormEntryRequest,
  FormRef,
  FormToken,
  TempFile,
} from "../api/forms.ts";
import type { Delete, Get, Post } from "./call.ts";
import type { Period, StaffListPlace } from "./queries.ts";

export const listForms: Get<{ answer: FormRef[] }> = {
  method: "GET",
  path: "/:locale/api/forms/",
  for: "visitor",
};

export const getForm: Get<{ params: { slug: string }; answer: Form }> = {
  method: "GET",
  path: "/:locale/api/forms/:slug/",
  for: "visitor",
};

/** Says when the form was opened, as a token for its entry. */
export const getFormToken: Get<{ params: { slug: string }; answer: FormToken }> = {
  method: "GET",
  path: "/:locale/api/forms/:slug/token/",
  for: "visitor",
};

/** Sends a form. */
export const createEntry: Post<{ body: FormEntryRequest; answer: FormEntryCreated }> = {
  method: "POST",
  path: "/:locale/api/forms-entries/",
  for: "visitor",
};

/** Uploads the part `file` for a form. */
export const createUpload: Post<{ body: FormData; answer: TempFile }> = {
  method: "POST",
  path: "/:locale/api/temp-files/",
  for: "visitor",
};

export const deleteUpload: Delete<{ params: { id: string }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/api/temp-files/:id/",
  for: "visitor",
};

/** What visitors sent, the newest first. */
export const listEntries: Get<{
  query: StaffListPlace & Period & { form?: number; state?: EntryState; search?: string };
  answer: ListPage<FormEntry>;
}> = { method: "GET", path: "/:locale/pageeditor-api/forms-entries/", for: "staff" };

/** The entries of a form as a table. */
export const exportEntries: Get<{
  query: Period & { form: number; state?: EntryState; search?: string };
}> = {
  method: "GET",
  path: "/:locale/pageeditor-api/forms-entries/export/",
  for: "staff",
};

export const getEntry: Get<{ params: { id: number }; answer: FormEntry }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/forms-entries/:id/",
  for: "staff",
};

/** Notes what the office did with an entry; a stale `revision` is answered with 409. */
export const updateEntry: Post<{
  params: { id: number };
  body: Static<typeof EntryUpdate>;
  answer: FormEntry;
}> = { method: "POST", path: "/:locale/pageeditor-api/forms-entries/:id/", for: "staff" };

/** Answers its sender by mail, which is kept with the entry and deleted with it. */
export const replyToEntry: Post<{
  params: { id: number };
  body: Static<typeof EntryReply>;
  answer: FormEntry;
}> = { method: "POST", path: "/:locale/pageeditor-api/forms-entries/:id/reply/", for: "staff" };

export const deleteEntry: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/forms-entries/:id/",
  for: "staff",
};

/** A file that was sent with an entry. */
export const getEntryFile: Get<{ params: { id: number; file: string } }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/forms-entries/:id/files/:file/",
  for: "staff",
};

/** Deletes all that a person sent. */
export const eraseEntries: Post<{
  body: Static<typeof EraseRequest>;
  answer: Static<typeof Erased>;
}> = { method: "POST", path: "/:locale/pageeditor-api/forms-entries/erase/", for: "admin" };
