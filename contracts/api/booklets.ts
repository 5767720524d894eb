import { Type, type Static } from "typebox";
import { RichText } from "./common.ts";
import { Section } from "./content.ts";
import { EventDetail } from "./events.ts";
import { Artist, Ensemble } from "./programme/people.ts";
import { WorkRef } from "./programme/works.ts";

/** What is sung, and what it means. */
export const SungText = Type.Object({
  title: Type.String(),
  /** Of the original, as BCP 47 names it, such as "it". */
  language: Type.String(),
  original: Type.String(),
  /** In the reader's language; empty where that is the original's. */
  translation: Type.String(),
});

/** What a booklet says about one work of the evening. */
export const BookletWork = Type.Object({
  work_obj: WorkRef,
  note: Type.Union([RichText, Type.Null()]),
  /** Who wrote the note; may be empty. */
  author: Type.String(),
  sung_texts: Type.Array(SungText),
});

/** The programme booklet of an event. */
export const Booklet = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  introduction: Type.Union([RichText, Type.Null()]),
  event_obj: EventDetail,
  works: Type.Array(BookletWork),
  /** Those with a biography, in order; either is null. */
  biographies: Type.Array(
    Type.Object({
      artist_obj: Type.Union([Artist, Type.Null()]),
      ensemble_obj: Type.Union([Ensemble, Type.Null()]),
    }),
  ),
  /** Sections of its own. */
  modules: Type.Array(Section),
});
export type Booklet = Static<typeof Booklet>;
