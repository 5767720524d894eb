import { Type, type Static } from "typebox";
import { Image, LocalizedText, RichText } from "./common.ts";

/** A member of the festival's team, as lists show them. */
export const TeamMemberTeaser = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  slug: LocalizedText,
  /** What they do, in the reader's language. */
  role: Type.String(),
  department: Type.String(),
  /** Empty where they are not to be written to, or called. */
  email: Type.String(),
  phone: Type.String(),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type TeamMemberTeaser = Static<typeof TeamMemberTeaser>;

export const TeamMember = Type.Object({
  ...TeamMemberTeaser.properties,
  biography: Type.Union([RichText, Type.Null()]),
});
export type TeamMember = Static<typeof TeamMember>;
