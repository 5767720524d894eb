import { eq } from "drizzle-orm";
import { Type } from "typebox";
import { composers, compositions } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { optionalReference, reference, words } from "../../platform/resources/fields.ts";

export const composersResource = defineResource({
  name: "composers",
  singular: "composer",
  table: composers,
  fields: Type.Object({
    /** As printed, first name first. */
    name: words(200, 1),
    /** For one-line lists. */
    short_name: words(100, 1),
    /** As printed, such as "1770–1827". */
    years: Type.Optional(words(100)),
  }),
  search: [composers.name, composers.shortName],
  sort: ["name", "short_name"],
  defaultSort: "short_name",
  // every answer that names a work names its composer too
  tags: () => ["works", "events"],
});

export const worksResource = defineResource({
  name: "works",
  singular: "work",
  table: compositions,
  fields: Type.Object({
    /** None for anonymous and traditional works. */
    composer_id: Type.Optional(optionalReference),
    /** As printed, with key and catalogue number. */
    title: words(300, 1),
    short_title: Type.Optional(words(200)),
    /** Alone, such as "op. 131". */
    catalogue: Type.Optional(Type.String({ maxLength: 100 })),
    /** Alone, such as "cis-Moll". */
    musical_key: Type.Optional(words(50)),
  }),
  search: [compositions.title, compositions.shortTitle, compositions.catalogue],
  sort: ["title", "catalogue"],
  defaultSort: "title",
  filters: {
    composer: {
      schema: reference,
      condition: (id) => eq(compositions.composerId, Number(id)),
    },
  },
  tags: () => ["events"],
});
