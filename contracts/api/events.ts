import { Type, type Static } from "typebox";
import { byName } from "../fieldsByName.ts";
import { eventTexts } from "../programme/eventTexts.ts";
import {
  Image,
  Instant,
  LanguageRange,
  ListPage,
  LocalizedText,
  RichText,
  Thumbs,
  TitledLink,
  TitleLanguage,
} from "./common.ts";
import { EnsembleRef, EventCastMember, PersonRef } from "./programme/people.ts";
import { Sponsor } from "./programme/sponsors.ts";
import { Venue, VenueRef } from "./programme/venues.ts";
import { EventComposition, WorkRef } from "./programme/works.ts";

export const Genre = Type.Object({ id: Type.Integer(), title: Type.String() });
export type Genre = Static<typeof Genre>;

export const ButtonStatus = Type.Union([
  Type.Literal("on_sale"),
  Type.Literal("few_left"),
  Type.Literal("sold_out"),
  Type.Literal("soon"),
  Type.Literal("cancelled"),
  Type.Literal("free"),
  Type.Literal("external"),
]);
export type ButtonStatus = Static<typeof ButtonStatus>;

export const EventStatus = Type.Union([
  Type.Literal("scheduled"),
  Type.Literal("cancelled"),
  Type.Literal("postponed"),
  Type.Literal("moved"),
  Type.Literal("added"),
]);
export type EventStatus = Static<typeof EventStatus>;

export const BroadcastKind = Type.Union([
  Type.Literal("live_stream"),
  Type.Literal("on_demand"),
  Type.Literal("radio"),
  Type.Literal("television"),
]);
export type BroadcastKind = Static<typeof BroadcastKind>;

/** How the programme of an evening can differ from what was announced. */
export const EventDifference = Type.Union([Type.Literal("programme"), Type.Literal("cast")]);
export type EventDifference = Static<typeof EventDifference>;

/** An event as lists show it. */
export const EventTeaser = Type.Object({
  id: Type.Integer(),
  slug: LocalizedText,
  date_and_time: Instant,
  /** Null where unknown. */
  ends_at: Type.Union([Instant, Type.Null()]),
  /** False where only the day is known; the time then means nothing. */
  has_time: Type.Boolean(),
  /** IANA name of the zone in which day and time are shown; Europe/Berlin where absent. */
  time_zone: Type.Optional(Type.String()),
  title: Type.String(),
  title_language: TitleLanguage,
  subtitle: Type.String(),
  /** Names of the works as one line, "Beethoven: Sinfonie Nr. 3 · Saariaho: Ciel d’hiver". */
  works_line: Type.String(),
  /** Its titles in other languages, in their order; absent where there is none. */
  works_line_languages: Type.Optional(Type.Array(LanguageRange)),
  /** Names of those who play as one line. */
  cast_line: Type.String(),
  genre_obj: Type.Union([Genre, Type.Null()]),
  genres: Type.Array(Genre),
  venue_obj: Type.Union([VenueRef, Type.Null()]),
  is_past: Type.Boolean(),
  status: EventStatus,
  /** Why the status is what it is; may be empty. */
  status_reason: Type.String(),
  /** What was changed since it was announced. */
  changed: Type.Optional(Type.Array(EventDifference)),
  button_status: ButtonStatus,
  button_text: Type.String(),
  /** Null where nothing can be bought online. */
  ticket_link: Type.Union([Type.String(), Type.Null()]),
  edid: Type.String(),
  eid: Type.String(),
  /** Access features: wheelchair, hearing_loop, sign_language, relaxed, audio_description, step_free. */
  access: Type.Array(Type.String()),
  /** Euros, all fees included. */
  price_from: Type.Union([Type.Number(), Type.Null()]),
  price_to: Type.Union([Type.Number(), Type.Null()]),
  has_booklet: Type.Boolean(),
  image_objs: Type.Array(Image),
});
export type EventTeaser = Static<typeof EventTeaser>;

export const EventListPage = Type.Object({
  ...ListPage(EventTeaser).properties,
  /** Words that were looked for instead, where nothing has those of `q`; else null or absent. */
  corrected: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** What was looked for, for other calls' parameter `words`; null where `q` has no words. */
  words: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type EventListPage = Static<typeof EventListPage>;

const ArticleRef = Type.Object({
  id: Type.Integer(),
  slug: LocalizedText,
  pretitle: Type.String(),
  title: Type.String(),
  teaser: Type.String(),
  image_obj: Type.Union([Image, Type.Null()]),
});

const Download = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Address on this site. */
  url: Type.String(),
  /** Name under which it is saved. */
  name: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer(),
});

/** False for who or what is named, and has no page that visitors can open; true where absent. */
const hasPage = Type.Optional(Type.Boolean());

export const EventDetail = Type.Object({
  ...EventTeaser.properties,
  /** With all that visitors need to find it. */
  venue_obj: Type.Union([Type.Object({ ...Venue.properties, has_page: hasPage }), Type.Null()]),
  doors_at: Type.Union([Instant, Type.Null()]),
  /** Start and place of the introduction talk; null where there is none. */
  introduction: Type.Union([
    Type.Object({ starts_at: Instant, place: Type.String() }),
    Type.Null(),
  ]),
  /** What a postponed or moved event was announced for; null for all others. */
  previous: Type.Union([
    Type.Object({
      date_and_time: Type.Union([Instant, Type.Null()]),
      venue_obj: Type.Union([VenueRef, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** The first interval of the programme; null where it is played without one. */
  interval: Type.Union([
    Type.Object({ duration_minutes: Type.Union([Type.Integer(), Type.Null()]) }),
    Type.Null(),
  ]),
  ...byName(eventTexts, () => Type.String()),
  description: Type.Union([RichText, Type.Null()]),
  program_text: Type.Union([RichText, Type.Null()]),
  resident_artist: Type.Boolean(),
  fellowship_artist: Type.Boolean(),
  /** Who performs, each once, without their parts in it. */
  cast: Type.Array(PersonRef),
  /** The works, each once, without what belongs to this evening. */
  compositions: Type.Array(WorkRef),
  /** All that is played, in order, intervals included. */
  event_compositions: Type.Array(EventComposition),
  event_castmembers: Type.Array(Type.Object({ ...EventCastMember.properties, has_page: hasPage })),
  event_ensembles: Type.Array(Type.Object({ ...EnsembleRef.properties, has_page: hasPage })),
  event_sponsors: Type.Array(Sponsor),
  /** What the magazine says about it. */
  event_articles: Type.Array(ArticleRef),
  /** Pages of a focus or a series that list it; absent where there are none. */
  part_of: Type.Optional(Type.Array(TitledLink)),
  download_objs: Type.Array(Download),
  link_objs: Type.Array(TitledLink),
  /** Where it can be heard without being there. */
  broadcast_objs: Type.Array(Type.Object({ ...TitledLink.properties, kind: BroadcastKind })),
});
export type EventDetail = Static<typeof EventDetail>;

/** An event with the addresses of its first picture's thumbnails. */
const HighlightEvent = Type.Object({
  ...EventTeaser.properties,
  image: Type.Optional(
    Type.Union([Type.Object({ ...Thumbs.properties, alias: Type.String() }), Type.Null()]),
  ),
});
export const HighlightEvents = Type.Object({ event_objs: Type.Array(HighlightEvent) });
export type HighlightEvents = Static<typeof HighlightEvents>;
