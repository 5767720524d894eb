import { Type, type Static } from "typebox";
import { Instant, ListPage, LocalizedText, TitleLanguage } from "../common.ts";
import { EventStatus } from "../events.ts";
import { VenueRef } from "./venues.ts";

export const ProgrammeChangeKind = Type.Union([
  Type.Literal("cancelled"),
  Type.Literal("postponed"),
  Type.Literal("moved"),
  Type.Literal("programme"),
  Type.Literal("cast"),
  Type.Literal("added"),
  Type.Literal("ticket"),
]);
export type ProgrammeChangeKind = Static<typeof ProgrammeChangeKind>;

/** Something that changed in the programme after it was announced. */
export const ProgrammeChange = Type.Object({
  id: Type.Integer(),
  kind: ProgrammeChangeKind,
  /** One or two sentences in the reader's language. */
  text: Type.String(),
  at: Instant,
  event_obj: Type.Object({
    id: Type.Integer(),
    slug: LocalizedText,
    title: Type.String(),
    title_language: TitleLanguage,
    date_and_time: Instant,
    has_time: Type.Boolean(),
    time_zone: Type.String(),
    status: EventStatus,
    venue_obj: Type.Union([VenueRef, Type.Null()]),
  }),
});
export type ProgrammeChange = Static<typeof ProgrammeChange>;

export const ProgrammeChangePage = ListPage(ProgrammeChange);
