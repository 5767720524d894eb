import { Type, type Static } from "typebox";
import { Image, Instant } from "../common.ts";

export const Season = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  motto: Type.String(),
  /** Calendar days in Berlin, YYYY-MM-DD. */
  starts_on: Type.String(),
  ends_on: Type.String(),
  description: Type.String(),
  /** When tickets go on sale; null where that is not announced. */
  tickets_from: Type.Union([Instant, Type.Null()]),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type Season = Static<typeof Season>;
