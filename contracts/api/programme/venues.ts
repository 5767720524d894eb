import { Type, type Static } from "typebox";
import { Image, LocalizedText, RichText, TitledLink } from "../common.ts";

export const VenueRef = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: LocalizedText,
});
export type VenueRef = Static<typeof VenueRef>;

export const Venue = Type.Object({
  ...VenueRef.properties,
  street: Type.String(),
  postal_code: Type.String(),
  city: Type.String(),
  /** ISO 3166-1, such as "DE"; empty where it is not known. */
  country: Type.String(),
  /** WGS 84 degrees, null where unknown. */
  position: Type.Union([
    Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    Type.Null(),
  ]),
  access: Type.Array(Type.String()),
  /** What the features leave open; may be empty. */
  access_text: Type.String(),
  description: Type.String(),
  /** How to get there. */
  travel: Type.Union([RichText, Type.Null()]),
  link_objs: Type.Array(TitledLink),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type Venue = Static<typeof Venue>;

export const VenueList = Type.Array(Venue);
export type VenueList = Static<typeof VenueList>;
