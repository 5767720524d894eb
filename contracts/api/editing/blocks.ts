import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";
import { PatternRequest, PatternUpdate } from "./patterns.ts";

/** Sections to make a reusable block of, with its name in both languages. */
export const BlockRequest = PatternRequest;
export type BlockRequest = Static<typeof BlockRequest>;

export const BlockUpdate = PatternUpdate;
export type BlockUpdate = Static<typeof BlockUpdate>;

/** A reusable block that pages show by a section that refers to it. */
export const Block = Type.Object({
  /** Of its container, to which its sections belong. */
  id: Type.Integer({ minimum: 1, maximum: largestId }),
  name: Type.Object({ de: Type.String(), en: Type.String() }),
  /** Whether visitors see it where it stands: it was published. */
  is_public: Type.Boolean(),
});
export type Block = Static<typeof Block>;

const BlockUse = Type.Object({
  /** Kind and id, such as "page:12". */
  what: Type.String(),
  title: Type.String(),
  /** Where staff see it there, in the language of the call; null where that is no screen of its own. */
  href: Type.Union([Type.String(), Type.Null()]),
});
export type BlockUse = Static<typeof BlockUse>;

export const BlockDetail = Type.Object({
  ...Block.properties,
  /** What shows it in public, or in a draft; at most 50. */
  uses: Type.Array(BlockUse),
});
export type BlockDetail = Static<typeof BlockDetail>;
