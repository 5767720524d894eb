import { Type, type Static } from "typebox";
import { Image, LocalizedText, RichText, TitledLink } from "../common.ts";

/** A person who performs in an event. */
export const EventCastMember = Type.Object({
  /** Of the cast member. */
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  slug: LocalizedText,
  /** Instrument, voice or function in the reader's language. */
  role: Type.String(),
});
export type EventCastMember = Static<typeof EventCastMember>;

export const EnsembleRef = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: LocalizedText,
});
export type EnsembleRef = Static<typeof EnsembleRef>;

/** A person who performs under their own name; in lists and filters the API says cast member. */
export const Artist = Type.Object({
  ...EventCastMember.properties,
  biography: Type.Union([RichText, Type.Null()]),
  resident_artist: Type.Boolean(),
  fellowship_artist: Type.Boolean(),
  link_objs: Type.Array(TitledLink),
  image_obj: Type.Union([Image, Type.Null()]),
  /** Those to which the artist belongs. */
  ensembles: Type.Array(EnsembleRef),
  /** Addresses of the same in other catalogues, as staff know them; absent in answers of older backends. */
  same_as: Type.Optional(Type.Array(Type.String())),
});
export type Artist = Static<typeof Artist>;

export const EnsembleMember = Type.Object({
  ...EventCastMember.properties,
  image_obj: Type.Union([Image, Type.Null()]),
});
export type EnsembleMember = Static<typeof EnsembleMember>;

export const Ensemble = Type.Object({
  ...EnsembleRef.properties,
  description: Type.Union([RichText, Type.Null()]),
  link_objs: Type.Array(TitledLink),
  image_obj: Type.Union([Image, Type.Null()]),
  /** Members who have a page of their own. */
  members: Type.Array(EnsembleMember),
  /** Addresses of the same in other catalogues, as staff know them; absent in answers of older backends. */
  same_as: Type.Optional(Type.Array(Type.String())),
});
export type Ensemble = Static<typeof Ensemble>;

export const PersonRef = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  slug: LocalizedText,
});
export type PersonRef = Static<typeof PersonRef>;
