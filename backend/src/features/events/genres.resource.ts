import { LocalizedText } from "@festival/contracts/api/common";
import { Type } from "typebox";
import { genres } from "../../database/schema/index.ts";
import { defineResource } from "../../resources/defineResource.ts";

/** Genres, as staff keep them. */
export const genresResource = defineResource({
  name: "genres",
  singular: "genre",
  table: genres,
  fields: Type.Object({
    title: LocalizedText,
    slug: LocalizedText,
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  search: [genres.title],
  sort: ["title", "position"],
  defaultSort: "position",
});
