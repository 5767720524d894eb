import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";

/** Two records that are the same person, group or place become one. */
export const MergeRequest = Type.Object(
  {
    /** The record that stays. */
    into: Type.Integer({ minimum: 1, maximum: largestId }),
    /** Whether nothing is done and only the places are answered. */
    dry_run: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type MergeRequest = Static<typeof MergeRequest>;

export const MergeAnswer = Type.Object({
  /** Records that named the one that goes, and name the other now, or would. */
  places: Type.Array(
    Type.Object({
      /** Kind and id, such as "event:12". */
      what: Type.String(),
      title: Type.String(),
      /** Names of its fields that change. */
      fields: Type.Array(Type.String()),
    }),
  ),
  /** Texts that say the name of the one that goes: they are for people to reword. At most 50. */
  mentions: Type.Array(Type.Object({ what: Type.String(), title: Type.String() })),
});
export type MergeAnswer = Static<typeof MergeAnswer>;
