import { Type, type Static } from "typebox";
import { Section } from "./sections.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Null comes first, as the coercion would make 0 of it. */
const optionalId = Type.Union([Type.Null(), id]);

/** What can hold sections of its own. */
export const SectionOwnerType = Type.Enum(["page", "article", "event", "booklet", "block"]);

/** The owner's revision that the author saw. */
const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** A section as its editor shows it. */
export const SectionState = Type.Object({
  id: Type.Integer(),
  model: Type.String(),
  slug: Type.Union([Type.String(), Type.Null()]),
  parent: Type.Union([Type.Integer(), Type.Null()]),
  column: Type.Integer(),
  position: Type.Integer(),
  content_type: Type.Union([Type.String(), Type.Null()]),
  object_id: Type.Union([Type.Integer(), Type.Null()]),
  /** What staff write, texts in the address' language. */
  values: Type.Record(Type.String(), Type.Unknown()),
  /** As readers see it; null where what it is about is gone, or not public. */
  section: Type.Union([Section, Type.Null()]),
  /** The owner's. */
  revision: Type.Integer(),
});
export type SectionState = Static<typeof SectionState>;

/**
 * The new order of one place of an owner. Sections that stood elsewhere are moved there; those of the place
 * that are not named follow in the order that they have.
 */
export const SectionOrder = Type.Object(
  {
    revision,
    parent: optionalId,
    column: Type.Integer({ minimum: 0, maximum: 2 }),
    sections: Type.Array(id, { minItems: 1, maxItems: 300, uniqueItems: true }),
  },
  closed,
);
export type SectionOrder = Static<typeof SectionOrder>;
