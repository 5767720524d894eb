import type {
  Pattern,
  PatternDetail,
  PatternRequest,
  PatternUpdate,
} from "../api/editing/patterns.ts";
import type { Delete, Get, Post } from "./call.ts";

/** Sections that are kept under a name, to be inserted as copies; by their names in the language of the address. */
export const listPatterns: Get<{ answer: Pattern[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/patterns/",
  for: "staff",
};

/** One of them with its sections. */
export const getPattern: Get<{ params: { id: number }; answer: PatternDetail }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/patterns/:id/",
  for: "staff",
};

/** Keeps sections under a name. */
export const createPattern: Post<{ body: PatternRequest; answer: Pattern }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/patterns/",
  for: "staff",
};

/** Gives a pattern another name. */
export const renamePattern: Post<{
  params: { id: number };
  body: PatternUpdate;
  answer: Pattern;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/patterns/:id/",
  for: "staff",
};

/** Deletes a pattern; what was inserted from it stays. */
export const deletePattern: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/patterns/:id/",
  for: "staff",
};
