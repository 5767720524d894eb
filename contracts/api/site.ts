import { Type, type Static } from "typebox";

/** A message for everyone, in the bar at the top of each page. */
export const Alert = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  link_title: Type.String(),
  /** Null for no link. */
  link_obj: Type.Union([Type.Object({ url: Type.String() }), Type.Null()]),
});
export type Alert = Static<typeof Alert>;

export const AlertList = Type.Array(Alert);
export type AlertList = Static<typeof AlertList>;

export const TicketHotline = Type.Object({
  /** Whether the telephone is answered right now. */
  is_active: Type.Boolean(),
  phone: Type.String(),
  /** The hours in words. */
  hours: Type.String(),
  text: Type.String(),
});
export type TicketHotline = Static<typeof TicketHotline>;

/** Whose pictures are shown, and how many of them. */
export const PictureCredit = Type.Object({ copyright: Type.String(), pictures: Type.Integer() });
export type PictureCredit = Static<typeof PictureCredit>;
