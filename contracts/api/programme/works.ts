import { Type, type Static } from "typebox";
import { LocalizedText, TitleLanguage } from "../common.ts";

/** One work on the programme, or the interval between two. */
export const EventComposition = Type.Object({
  id: Type.Integer(),
  /** Of the work and its composer, to filter by; null for intervals and anonymous works. */
  work_id: Type.Union([Type.Integer(), Type.Null()]),
  composer_id: Type.Union([Type.Integer(), Type.Null()]),
  kind: Type.Union([Type.Literal("work"), Type.Literal("interval")]),
  /** Full name; empty for an interval and for anonymous works. */
  composer: Type.String(),
  /** Composer's years as one prints them, such as "1770–1827"; may be empty. */
  composer_years: Type.String(),
  /** With catalogue number and key, such as "Streichquartett cis-Moll op. 131". */
  title: Type.String(),
  title_language: TitleLanguage,
  /** Movements played, scoring, arrangement: one line, may be empty. */
  detail: Type.String(),
  duration_minutes: Type.Union([Type.Integer(), Type.Null()]),
  /** Who plays just this work; empty where it is the whole cast. */
  soloists: Type.Array(
    Type.Object({
      name: Type.String(),
      role: Type.String(),
      /** Absent in answers of older backends; null for guests without an entry of their own. */
      artist_obj: Type.Optional(
        Type.Union([
          Type.Object({ id: Type.Integer(), slug: LocalizedText, has_page: Type.Boolean() }),
          Type.Null(),
        ]),
      ),
    }),
  ),
});
export type EventComposition = Static<typeof EventComposition>;

export const ComposerRef = Type.Object({ id: Type.Integer(), name: Type.String() });
export type ComposerRef = Static<typeof ComposerRef>;

export const WorkRef = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  title_language: TitleLanguage,
  /** Null for anonymous and traditional works. */
  composer_obj: Type.Union([ComposerRef, Type.Null()]),
});
export type WorkRef = Static<typeof WorkRef>;

/** A composer with an address of their own. */
const AddressedComposer = Type.Object({
  ...ComposerRef.properties,
  /** Made of the name, so it changes with it. */
  slug: LocalizedText,
  /** As one prints them, such as "1770–1827"; may be empty. */
  years: Type.String(),
});

/** A work that is played in public events, and what is known from these. */
export const Work = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  title_language: TitleLanguage,
  /** Made of the title, so it changes with it. */
  slug: LocalizedText,
  /** Alone, such as "op. 131"; may be empty. */
  catalogue: Type.String(),
  /** Alone, such as "cis-Moll"; may be empty. */
  musical_key: Type.String(),
  /** Null for anonymous and traditional works. */
  composer_obj: Type.Union([AddressedComposer, Type.Null()]),
  /** Minutes of the shortest and the longest performance; null where none has its own. */
  duration: Type.Union([
    Type.Object({ shortest: Type.Integer(), longest: Type.Integer() }),
    Type.Null(),
  ]),
  /** How it is played: movements, scoring, arrangement; each once, those of the latest events first. */
  details: Type.Array(Type.String()),
  /** Events whose public booklets describe it, the latest first. */
  booklet_event_objs: Type.Array(
    Type.Object({
      id: Type.Integer(),
      slug: LocalizedText,
      title: Type.String(),
      title_language: TitleLanguage,
    }),
  ),
  /** Addresses of the same in other catalogues, as staff know them; absent in answers of older backends. */
  same_as: Type.Optional(Type.Array(Type.String())),
});
export type Work = Static<typeof Work>;

/** A composer whose works are played in public events. */
export const Composer = Type.Object({
  ...AddressedComposer.properties,
  /** Those works, by title. */
  work_objs: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      title_language: TitleLanguage,
      slug: LocalizedText,
      /** Public events in which it is played, past ones too. */
      event_count: Type.Integer(),
    }),
  ),
  /** Addresses of the same in other catalogues, as staff know them; absent in answers of older backends. */
  same_as: Type.Optional(Type.Array(Type.String())),
});
export type Composer = Static<typeof Composer>;
