import type { Static } from "typebox";
import type { SavedView, SavedViewRequest, SavedViewsQuery } from "../api/editing/savedViews.ts";
import type { Delete, Get, Post } from "./call.ts";

/** Views of a list: one's own, and those that others share. */
export const listSavedViews: Get<{
  query: Static<typeof SavedViewsQuery>;
  answer: SavedView[];
}> = { method: "GET", path: "/:locale/pageeditor-api/saved-views/", for: "staff" };

/** Keeps a view under a name, in the place of one's own view of that name. */
export const keepSavedView: Post<{ body: SavedViewRequest; answer: SavedView }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/saved-views/",
  for: "staff",
};

/** Forgets one's own view; admins forget those that others share, too. */
export const deleteSavedView: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/saved-views/:id/",
  for: "staff",
};
