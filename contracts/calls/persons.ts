import type {
  Person,
  PersonErasure,
  PersonExport,
  PersonExportRequest,
  PersonRequest,
} from "../api/editing/persons.ts";
import type { Post } from "./call.ts";

/** Finds everything that is kept under an address; posted, as addresses of people are in no address of a page. */
export const findPerson: Post<{ body: PersonRequest; answer: Person }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/persons/find/",
  for: "admin",
};

export const exportPerson: Post<{ body: PersonExportRequest; answer: PersonExport }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/persons/export/",
  for: "admin",
};

/** Erases all but the account, which others' work names. */
export const erasePerson: Post<{ body: PersonRequest; answer: PersonErasure }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/persons/erase/",
  for: "admin",
};
