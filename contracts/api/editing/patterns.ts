import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";
import { longestPatternName, mostPatternSections } from "../../sections/patternBounds.ts";

const closed = { additionalProperties: false };
const Values = Type.Record(Type.String(), Type.Unknown());

const Name = Type.String({
  minLength: 1,
  maxLength: longestPatternName,
  pattern: "^\\S(?:.*\\S)?$",
});
const PatternName = Type.Object({ de: Name, en: Name }, closed);

/** A section without an id and an owner, in both languages. */
const PatternSection = Type.Object(
  {
    model: Type.String({ maxLength: 40 }),
    /** What both languages share. */
    settings: Values,
    texts: Type.Object({ de: Values, en: Values }, closed),
    /** The number of the section in which it stands, which comes before it; absent where it stands in none. */
    parent: Type.Optional(Type.Integer({ minimum: 0, maximum: mostPatternSections - 1 })),
    /** Of the parent, from 0. */
    column: Type.Integer({ minimum: 0, maximum: 2 }),
  },
  closed,
);
export type PatternSection = Static<typeof PatternSection>;

/** Sections to keep under a name. */
export const PatternRequest = Type.Object(
  {
    name: PatternName,
    sections: Type.Array(PatternSection, { minItems: 1, maxItems: mostPatternSections }),
  },
  closed,
);
export type PatternRequest = Static<typeof PatternRequest>;

export const PatternUpdate = Type.Object({ name: PatternName }, closed);
export type PatternUpdate = Static<typeof PatternUpdate>;

export const Pattern = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: largestId }),
  name: Type.Object({ de: Type.String(), en: Type.String() }),
  /** Types of its sections that stand in none of the others. */
  models: Type.Array(Type.String()),
});
export type Pattern = Static<typeof Pattern>;

export const PatternDetail = Type.Object({
  ...Pattern.properties,
  sections: Type.Array(PatternSection),
});
export type PatternDetail = Static<typeof PatternDetail>;
