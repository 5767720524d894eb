import type { Static } from "typebox";
import type { ListPage } from "../api/common.ts";
import type {
  ImportApplication,
  ImportDetail,
  ImportMapping,
  ImportProfile,
  ImportRow,
  ImportRowState,
  ImportRowUpdate,
  ImportSummary,
} from "../api/editing/imports.ts";
import type { Delete, Get, Post } from "./call.ts";
import type { StaffListPlace } from "./queries.ts";

// A season from a file: it is staged and compared first, and applied by a call of its own.

/** The newest first. */
export const listImports: Get<{ query: StaffListPlace; answer: ListPage<ImportSummary> }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/imports/",
  for: "staff",
};

/**
 * Stages the part `file`: CSV, XLSX or the archive's JSON, of at most 10 MB and 5,000 rows. `profile` names
 * where it comes from, and so how its columns are read. A file that can't be read is refused with 422 and a `FileProblem` in `details.file`.
 */
export const createImport: Post<{ body: FormData; answer: ImportDetail }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/imports/",
  for: "staff",
};

export const getImport: Get<{ params: { id: number }; answer: ImportDetail }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/imports/:id/",
  for: "staff",
};

export const deleteImport: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/imports/:id/",
  for: "staff",
};

export const listImportRows: Get<{
  params: { id: number };
  query: StaffListPlace & { state?: ImportRowState };
  answer: ListPage<ImportRow>;
}> = { method: "GET", path: "/:locale/pageeditor-api/imports/:id/rows/", for: "staff" };

/** Reads all rows again by another mapping, which is remembered for the next file of the same profile. */
export const mapImport: Post<{
  params: { id: number };
  body: { mapping: ImportMapping };
  answer: ImportDetail;
}> = { method: "POST", path: "/:locale/pageeditor-api/imports/:id/mapping/", for: "staff" };

/** Corrects one row, which is compared again. */
export const updateImportRow: Post<{
  params: { id: number; position: number };
  body: Static<typeof ImportRowUpdate>;
  answer: ImportRow;
}> = { method: "POST", path: "/:locale/pageeditor-api/imports/:id/rows/:position/", for: "staff" };

/** Writes rows in one transaction, all of them or none. */
export const applyImport: Post<{
  params: { id: number };
  body: Static<typeof ImportApplication>;
  answer: ImportDetail;
}> = { method: "POST", path: "/:locale/pageeditor-api/imports/:id/apply/", for: "staff" };

/** Takes an applied import back; 409 with `details.used_by` where an event was changed since. */
export const revertImport: Post<{ params: { id: number }; answer: ImportDetail }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/imports/:id/revert/",
  for: "staff",
};

/** Mappings that were remembered, by name. */
export const listImportProfiles: Get<{ answer: ImportProfile[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/import-profiles/",
  for: "staff",
};

/** An empty workbook with all columns and a row that shows how they are filled. */
export const getImportTemplate: Get<object> = {
  method: "GET",
  path: "/:locale/pageeditor-api/import-template/",
  for: "staff",
};
