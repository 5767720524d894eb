import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";
import { twinSeen, WorkingHead, WorkingSection } from "../publishing.ts";
import { Section } from "../sections.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: largestId });
const Values = Type.Record(Type.String(), Type.Unknown());
const Language = Type.Enum(["de", "en"]);
/** Of the owner. */
const revision = Type.Integer({ minimum: 1, maximum: largestId });

/** The caller's name for a section that an earlier operation of the same call makes or brings back. */
const Ref = Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$" });
/** Its id, or the `ref` of an earlier operation. */
const SectionRef = Type.Union([id, Ref]);
export type SectionRef = Static<typeof SectionRef>;

const Target = Type.Object(
  {
    /** A container or coloured section of the same owner; null for the top. */
    parent: Type.Union([Type.Null(), SectionRef]),
    /** Of the parent, from 0; 0 at the top. */
    column: Type.Integer({ minimum: 0, maximum: 2 }),
    /** The section of that place before which it stands; null for the end, and where that one stands elsewhere. */
    before: Type.Union([Type.Null(), SectionRef]),
  },
  closed,
);
export type Target = Static<typeof Target>;

/** The most sections that one operation names: all that an owner can have. */
const SectionRefs = Type.Array(SectionRef, { minItems: 1, maxItems: 300, uniqueItems: true });

/** Writes fields of one section. Null empties a field: its default holds. */
const SetFields = Type.Object(
  {
    op: Type.Literal("set"),
    section: SectionRef,
    /** The language of the fields; null for what both languages share, and for `slug`. */
    locale: Type.Union([Type.Null(), Language]),
    fields: Values,
    /** Whether the words of the other language, if they were not stale, still say the same. */
    minor: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Makes a section. */
const InsertNew = Type.Object(
  {
    op: Type.Literal("insert"),
    ref: Type.Optional(Ref),
    model: Type.String({ maxLength: 40 }),
    /** Of a container, as the model's own calls take it. */
    slug: Type.Optional(Type.Union([Type.Null(), Type.String()])),
    /** What both languages share. */
    settings: Type.Optional(Values),
    texts: Type.Optional(
      Type.Object({ de: Type.Optional(Values), en: Type.Optional(Values) }, closed),
    ),
    at: Target,
  },
  closed,
);

/** Brings back a removed section as it was, with all that it held. One that is there is left as it is. */
const InsertRemoved = Type.Object(
  { op: Type.Literal("insert"), ref: Type.Optional(Ref), id, at: Target },
  closed,
);

/** Moves sections, with all that they hold, to one place, in this order. */
const Move = Type.Object({ op: Type.Literal("move"), sections: SectionRefs, at: Target }, closed);

/** Removes sections, with all that they hold. Those that are removed already are left out. */
const Remove = Type.Object({ op: Type.Literal("remove"), sections: SectionRefs }, closed);

/** Writes fields of the owner's head. Null empties a field: its default holds. */
const WriteHead = Type.Object(
  {
    op: Type.Literal("head"),
    /** The language of the fields; null for what both languages share. */
    locale: Type.Union([Type.Null(), Language]),
    fields: Values,
    /** Whether the words of the other language, if they were not stale, still say the same. */
    minor: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** By the name of the operation, and what it needs. */
export const operations = {
  set: SetFields,
  insert: InsertNew,
  insertRemoved: InsertRemoved,
  move: Move,
  remove: Remove,
  head: WriteHead,
} as const;

export const Operation = Type.Union([SetFields, InsertNew, InsertRemoved, Move, Remove, WriteHead]);
export type Operation = Static<typeof Operation>;
export type SetFields = Static<typeof SetFields>;
export type InsertNew = Static<typeof InsertNew>;
export type InsertRemoved = Static<typeof InsertRemoved>;
export type Move = Static<typeof Move>;
export type Remove = Static<typeof Remove>;
export type WriteHead = Static<typeof WriteHead>;

/** Operations of one call. */
export const mostOperations = 100;

export const ChangesRequest = Type.Object(
  {
    /** Another one for each call. The same call under the same key is done once, and answered as it was. */
    key: Type.String({ format: "uuid" }),
    /** The revision that the operations start from. */
    base: revision,
    /** In the order in which they are done; all of them or none. */
    ops: Type.Array(Operation, { minItems: 1, maxItems: mostOperations }),
  },
  closed,
);
export type ChangesRequest = Static<typeof ChangesRequest>;

const Numbers = Type.Record(Type.String(), Type.Integer());
const NamedField = {
  /** Null for the head. */
  section: Type.Union([Type.Integer(), Type.Null()]),
  /** Null for what both languages share. */
  locale: Type.Union([Type.Literal("de"), Type.Literal("en"), Type.Null()]),
  /** Its name; of an item as "items.0.title". */
  field: Type.String(),
};

export const ChangesAnswer = Type.Object({
  /** Of the owner, with these changes. */
  revision: Type.Integer(),
  /** By `ref`. */
  ids: Numbers,
  /** Those that the call wrote, moved or brought back, as they are now. */
  sections: Type.Array(
    Type.Object({
      ...WorkingSection.properties,
      /** Among those of the same place, from 0. */
      position: Type.Integer(),
      /** As readers see it, by language; null where it lacks what it shows, or that is not public. */
      shown: Type.Object({
        de: Type.Union([Section, Type.Null()]),
        en: Type.Union([Section, Type.Null()]),
      }),
    }),
  ),
  /** As it is now, where the call wrote it; null where it did not. */
  head: Type.Union([WorkingHead, Type.Null()]),
  /** Of the sections and the head of this answer: what a draft may lack, and what could not come back with a section. */
  warnings: Type.Array(Type.Object({ ...NamedField, problem: Type.Enum(["required", "taken"]) })),
  /** Sections whose column went away as their container got fewer; they stand at the end of its last one. */
  moved: Type.Array(
    Type.Object({
      section: Type.Integer(),
      parent: Type.Integer(),
      from_column: Type.Integer(),
      column: Type.Integer(),
    }),
  ),
});
export type ChangesAnswer = Static<typeof ChangesAnswer>;

/** Another person wrote a field after `base` that an operation sets to another value. */
export interface FieldConflict {
  /** The operation's number, from 0. */
  op: number;
  /** Null for the head. */
  section: number | null;
  locale: "de" | "en" | null;
  field: string;
  /** The value as it is now; null where it is empty. */
  current: unknown;
  /** Null where the log does not say. */
  by: string | null;
  at: string | null;
}

/** `details` of the answer 409: nothing was done. */
export interface ChangesConflict {
  revision: number;
  conflicts: FieldConflict[];
  /** Sections that the operations name and that were removed. */
  gone: number[];
  /** Who removed those of `gone`, and when; without those of which the log does not say. */
  removed: { section: number; by: string; at: string }[];
}

/** Says that the words of sections, or of the head, are fine as they are, whatever the other language got. */
export const TwinsRequest = Type.Object(
  {
    /** The revision in which both languages were looked at. */
    base: revision,
    sections: Type.Array(id, { maxItems: 300, uniqueItems: true }),
    /** Whether those of the head are fine too. */
    head: Type.Optional(Type.Boolean()),
    /** The language whose words are fine. */
    locale: Language,
  },
  closed,
);
export type TwinsRequest = Static<typeof TwinsRequest>;

export const TwinsAnswer = Type.Object({
  revision: Type.Integer(),
  sections: Type.Array(Type.Object({ id: Type.Integer(), twin_seen: twinSeen })),
  /** Null unless the call named the head. */
  head: Type.Union([Type.Object({ twin_seen: twinSeen }), Type.Null()]),
});

/** Words of one language that are older than those of the other. */
export const StaleWords = Type.Object({
  /** Null for the head. */
  section: Type.Union([Type.Integer(), Type.Null()]),
  /** The language that is behind. */
  locale: Language,
  /** Fields of the other language that were written since. */
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      /** Who wrote it last, and when; null where the log does not say. */
      by: Type.Union([Type.String(), Type.Null()]),
      at: Type.Union([Type.String(), Type.Null()]),
      /** What it held when both said the same; absent where no version holds it. */
      before: Type.Optional(Type.Unknown()),
      now: Type.Unknown(),
    }),
  ),
});
export type StaleWords = Static<typeof StaleWords>;
