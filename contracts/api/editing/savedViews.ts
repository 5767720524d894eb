import { Type, type Static } from "typebox";

/** So many views of one list an account may keep. */
export const mostViews = 50;

const ResourceName = Type.String({ pattern: "^[a-z][a-z-]{0,59}$" });

const view = {
  /** Which list, by the name of its resource. */
  resource: ResourceName,
  title: Type.String({ minLength: 1, maxLength: 80, pattern: "^\\S(?:.*\\S)?$" }),
  /** Filters, search, sort and page size, as the list's address has them. */
  search: Type.String({ maxLength: 2000 }),
  /** Names of the columns in their order; none for those that a reader has chosen. */
  columns: Type.Array(Type.String({ pattern: "^[a-z][a-z0-9_]{0,59}$" }), { maxItems: 100 }),
  /** Whether all of staff see it. */
  is_shared: Type.Boolean(),
};

export const SavedViewsQuery = Type.Object({ resource: ResourceName });

/** A view to keep; one's own of the same name is replaced. */
export const SavedViewRequest = Type.Object(view, { additionalProperties: false });
export type SavedViewRequest = Static<typeof SavedViewRequest>;

export const SavedView = Type.Object({
  id: Type.Integer(),
  ...view,
  /** Who keeps it. */
  owner: Type.String(),
  is_own: Type.Boolean(),
});
export type SavedView = Static<typeof SavedView>;
