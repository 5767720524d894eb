import { Type, type Static } from "typebox";
import { largestId, slugPattern } from "../fields/patterns.ts";
import { Section } from "./sections.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: largestId });
/** Null comes first, as the coercion would make 0 of it. */
const optionalId = Type.Union([Type.Null(), id]);

/** What can hold sections of its own. */
export const SectionOwnerType = Type.Enum(["page", "article", "event", "booklet", "block"]);

/** The owner's revision that the author saw. */
const revision = Type.Integer({ minimum: 1, maximum: largestId });
/** Address of a reusable block, or of a slot that a page's template names. */
const slug = Type.Optional(
  Type.Union([Type.Null(), Type.String({ pattern: slugPattern, maxLength: 100 })]),
);

/** What the body of a call that makes a section has besides the fields of the section's model. */
export const SectionCreate = Type.Object({
  /** A container or coloured section of the same owner; null for the top. */
  parent: Type.Optional(optionalId),
  /** Of the parent, from 0. */
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** Among those of the same place, from 0; at the end where absent. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Both null, or absent, for a reusable block, which must be a container with a slug. */
  content_type: Type.Optional(Type.Union([Type.Null(), SectionOwnerType])),
  object_id: Type.Optional(optionalId),
  slug,
  /** Where given, refused unless it is the owner's. */
  revision: Type.Optional(revision),
  publish: Type.Optional(Type.Boolean()),
});
export type SectionCreate = Static<typeof SectionCreate> & Record<string, unknown>;

/** What the body of a call that changes a section has besides the fields of the section's model. */
export const SectionUpdate = Type.Object({
  slug,
  /** Another revision than the owner's is answered with 409. */
  revision,
  /** Whether all of the owner is published as it then is. */
  publish: Type.Optional(Type.Boolean()),
});
export type SectionUpdate = Static<typeof SectionUpdate> & Record<string, unknown>;

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
