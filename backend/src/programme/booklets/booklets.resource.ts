import { Type, type Static } from "typebox";
import {
  bookletBiographies,
  booklets,
  bookletWorks,
} from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  longText,
  longTextProblem,
  optionalReference,
  reference,
  refuse,
  words,
} from "../../platform/resources/fields.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { orderedRows } from "../../platform/resources/orderedRows.ts";
import { deleteContent } from "../../site/content/pages/deleteContent.repository.ts";
import { closed } from "../events/programmeFields.ts";

const maybe = Type.Optional;

const SungText = Type.Object(
  {
    title: words(300),
    /** Of the original, as BCP 47 names it. */
    language: Type.String({ pattern: "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", maxLength: 35 }),
    original: Type.String({ maxLength: 20_000 }),
    translation: words(20_000),
  },
  closed,
);

const BookletWork = Type.Object(
  {
    composition_id: reference,
    note: maybe(longText),
    author: maybe(Type.String({ maxLength: 200 })),
    sung_texts: maybe(Type.Array(SungText, { maxItems: 40 })),
  },
  closed,
);

const Biography = Type.Object(
  { artist_id: maybe(optionalReference), ensemble_id: maybe(optionalReference) },
  closed,
);

const fields = Type.Object({
  event_id: reference,
  title: maybe(words(300)),
  introduction: maybe(longText),
  is_online: maybe(Type.Boolean()),
  /** What the booklet says about works, in order. */
  works: maybe(Type.Array(BookletWork, { maxItems: 60 })),
  /** Whose lives it tells, in order: of each the artist or the ensemble. */
  biographies: maybe(Type.Array(Biography, { maxItems: 100 })),
});

/** Programme booklets, at most one per event. Their sections are edited and published as those of pages are. */
export const bookletsResource = defineResource({
  name: "booklets",
  singular: "booklet",
  table: booklets,
  fields,
  search: [booklets.title],
  sort: ["title"],
  defaultSort: "-id",
  ...nestedLists({
    works: orderedRows("works", { table: bookletWorks, owner: "bookletId", fields: BookletWork }),
    biographies: orderedRows("biographies", {
      table: bookletBiographies,
      owner: "bookletId",
      fields: Biography,
    }),
  }),
  async check(_transaction, record) {
    const { introduction, works = [], biographies = [] } = record as Static<typeof fields>;
    const isOfOne = biographies.every(
      ({ artist_id: artist, ensemble_id: ensemble }) => Boolean(artist) !== Boolean(ensemble),
    );
    refuse({
      introduction: longTextProblem(introduction),
      works: works.map(({ note }) => longTextProblem(note)).find((problem) => problem),
      biographies: isOfOne ? undefined : "invalid",
    });
  },
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "booklet", ownerId: id });
  },
  // events say whether they have one
  tags: ({ event_id: event }) => [`event:${Number(event)}`],
});
