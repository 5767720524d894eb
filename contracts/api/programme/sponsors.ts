import { Type, type Static } from "typebox";
import { Image } from "../common.ts";

export const Sponsor = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  /** How much of the festival they carry. */
  tier: Type.Union([
    Type.Literal("main"),
    Type.Literal("partner"),
    Type.Literal("supporter"),
    Type.Literal("media"),
  ]),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type Sponsor = Static<typeof Sponsor>;
