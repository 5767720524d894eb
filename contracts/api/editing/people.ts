import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";

const id = Type.Integer({ minimum: 1, maximum: largestId });

/** One artist in the place of another. */
export const ArtistReplacement = Type.Object(
  {
    /** Who takes the place. */
    by: id,
    /** Whether nothing is done and only the places are answered. */
    dry_run: Type.Boolean(),
    /** Places as an answer named them, such as "event:12"; all of them where absent. */
    places: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 2000 })),
  },
  { additionalProperties: false },
);
export type ArtistReplacement = Static<typeof ArtistReplacement>;

export const ArtistPlace = Type.Object({
  /** Kind and id, such as "event:12". */
  what: Type.String(),
  title: Type.String(),
  /** How the artist takes part there. */
  as: Type.Array(Type.Enum(["cast", "soloist", "member", "biography"])),
});
export type ArtistPlace = Static<typeof ArtistPlace>;

export const ArtistReplaced = Type.Object({
  /** Where one took the place of the other, or would. */
  places: Type.Array(ArtistPlace),
  /** Texts that say the name of the one who is replaced: they are for people to reword. At most 50. */
  mentions: Type.Array(Type.Object({ what: Type.String(), title: Type.String() })),
});
export type ArtistReplaced = Static<typeof ArtistReplaced>;
