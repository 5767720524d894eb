import { Type } from "typebox";
import { genres } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { place, slugs, words } from "../../platform/resources/fields.ts";

/** Genres, as staff keep them. */
export const genresResource = defineResource({
  name: "genres",
  singular: "genre",
  table: genres,
  fields: Type.Object({ title: words(100, 1), slug: slugs, position: Type.Optional(place) }),
  search: [genres.title],
  sort: ["title", "position"],
  defaultSort: "position",
});
