import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";
import { GivenInstant, Instant, LocalizedText } from "../common.ts";
import { ProgrammeChangeKind } from "../programme/programmeChanges.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: largestId });
const words = (maxLength: number) =>
  Type.Object(
    {
      de: Type.String({ minLength: 1, maxLength, pattern: "\\S" }),
      en: Type.String({ minLength: 1, maxLength, pattern: "\\S" }),
    },
    closed,
  );

export const EventActKind = Type.Enum(["cancel", "postpone", "move"]);
export type EventActKind = Static<typeof EventActKind>;

/** What is done to an event whose visitors must be informed at once. */
export const EventAct = Type.Object(
  {
    kind: EventActKind,
    /** The event's revision that its author saw. */
    revision: Type.Integer({ minimum: 1, maximum: largestId }),
    /** Whether nothing is done and only the effects are answered. */
    dry_run: Type.Boolean(),
    /** The new start, for `postpone`; end, doors and introduction move along. */
    starts_at: Type.Optional(GivenInstant),
    /** The new venue, for `move`. */
    venue_id: Type.Optional(id),
    /** Why, as visitors read it; prepared words where absent. */
    reason: Type.Optional(words(1000)),
    /** The bar at the top of each page, until the event would have been over; none where absent. */
    alert: Type.Optional(Type.Object({ title: words(200), text: words(1000) }, closed)),
    /** Whether the event leaves the highlights of the home page. */
    leaves_highlights: Type.Boolean(),
  },
  closed,
);
export type EventAct = Static<typeof EventAct>;

/** One place where visitors, calendars or search engines see something else than before. */
export const EventEffect = Type.Object({
  kind: Type.Enum([
    "page",
    "list",
    "tickets",
    "calendar",
    "changes",
    "search_engines",
    "alert",
    "highlight",
  ]),
  /** In the caller's language; empty where there was, or is, nothing. */
  before: Type.String(),
  after: Type.String(),
});
export type EventEffect = Static<typeof EventEffect>;

/** Another event at the same time that needs the same place or people. */
export const EventClash = Type.Object({
  kind: Type.Enum(["venue", "artist", "ensemble"]),
  /** What both need, in the caller's language. */
  name: Type.String(),
  event: Type.Object({ id: Type.Integer(), title: Type.String(), starts_at: Instant }),
});
export type EventClash = Static<typeof EventClash>;

/** What an act brings about, or would. */
export const EventActAnswer = Type.Object({
  /** Of the event after the act; after a dry run the one that was sent. */
  revision: Type.Integer(),
  /** Whether visitors can see the event; where they can't, there are no effects. */
  is_public: Type.Boolean(),
  effects: Type.Array(EventEffect),
  clashes: Type.Array(EventClash),
  /** Words to take over or change, and texts to copy for ticketing and press. */
  words: Type.Object({
    reason: LocalizedText,
    alert: Type.Object({ title: LocalizedText, text: LocalizedText }),
    ticketing: LocalizedText,
    press: LocalizedText,
  }),
});
export type EventActAnswer = Static<typeof EventActAnswer>;

/** What an event's screen shows besides its own fields. */
export const EventSurroundings = Type.Object({
  booklet: Type.Union([
    Type.Object({ id: Type.Integer(), title: Type.String(), is_online: Type.Boolean() }),
    Type.Null(),
  ]),
  /** What visitors were informed of as changed, the newest first. */
  changes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: ProgrammeChangeKind,
      text: Type.String(),
      at: Instant,
    }),
  ),
});
export type EventSurroundings = Static<typeof EventSurroundings>;
