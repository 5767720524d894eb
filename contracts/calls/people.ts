import type { ArtistReplaced, ArtistReplacement } from "../api/editing/people.ts";
import type { Post } from "./call.ts";

/** Puts one artist in the place of another, everywhere or in some places. */
export const replaceArtist: Post<{
  params: { id: number };
  body: ArtistReplacement;
  answer: ArtistReplaced;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/artists/:id/replace/",
  for: "staff",
};
