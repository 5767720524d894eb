import { Type, type Static } from "typebox";
import { Image, LocalizedText, TitleLanguage } from "./common.ts";
import { byName } from "../fieldsByName.ts";
import { linksFilters, flagFilters, panelFilters, linkedFilters } from "../programme/filters.ts";
import { EventTeaser } from "./events.ts";
import { EnsembleRef, PersonRef } from "./programme/people.ts";
import { VenueRef } from "./programme/venues.ts";
import { ComposerRef, WorkRef } from "./programme/works.ts";

/** One of the plain questions that the programme can be filtered by. */
export const EventOption = Type.Object({
  id: Type.Integer(),
  /** The filter's name in queries. */
  slug: Type.String(),
  title: Type.String(),
});
export type EventOption = Static<typeof EventOption>;

/** What stands between the events of the programme. */
export const MarketingBanner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  /** Path with language or an external address; empty for none. */
  link: Type.String(),
  link_text: Type.String(),
  /** After so many rows of the unfiltered list it stands. */
  calendar_position: Type.Integer(),
  image_obj: Type.Union([Image, Type.Null()]),
  /** The word that marks it as an advertisement; absent where it is none. */
  mark: Type.Optional(Type.String()),
});
export type MarketingBanner = Static<typeof MarketingBanner>;

const counted = Type.Array(Type.Object({ id: Type.Integer(), count: Type.Integer() }));

/** One option of a filter, and how many events it would leave. */
export const EventChoice = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  count: Type.Integer(),
});
export type EventChoice = Static<typeof EventChoice>;

/** Some of a filter's options by name: those that are set, and the most frequent of the others. */
export const EventChoiceList = Type.Object({
  /** Options that would leave something, these included. */
  total: Type.Integer(),
  choices: Type.Array(EventChoice),
});
export type EventChoiceList = Static<typeof EventChoiceList>;

/** What the programme's filters offer, and how many events each option would leave, given all the other filters. */
export const EventChoices = Type.Object({
  /** Events under all filters together. */
  count: Type.Integer(),
  ...byName(flagFilters, () => Type.Integer()),
  ...byName(linksFilters, () => counted),
  access: Type.Array(Type.Object({ feature: Type.String(), count: Type.Integer() })),
  ...byName(panelFilters, () => EventChoiceList),
  /** Those that are set alone. */
  ...byName(linkedFilters, () => EventChoiceList),
});
export type EventChoices = Static<typeof EventChoices>;

/** An event beside another one. */
export const EventNeighbour = Type.Object({
  id: Type.Integer(),
  slug: LocalizedText,
  title: Type.String(),
  title_language: TitleLanguage,
  /** Its day in words, such as "Samstag, 30. August 2025". */
  when: Type.String(),
});
export type EventNeighbour = Static<typeof EventNeighbour>;

/** What comes before and after an event among those that the filters leave, by time. */
export const EventNeighbours = Type.Object({
  /** Whether the filters leave the event itself; else it has no neighbours. */
  fits: Type.Boolean(),
  previous: Type.Union([EventNeighbour, Type.Null()]),
  next: Type.Union([EventNeighbour, Type.Null()]),
});
export type EventNeighbours = Static<typeof EventNeighbours>;

/** How many events there are under filters. */
export const EventCount = Type.Object({ count: Type.Integer() });
export type EventCount = Static<typeof EventCount>;

/** Years that have public events which are over. */
export const EventYears = Type.Object({
  /** In Berlin, the first one first. */
  years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer() })),
});
export type EventYears = Static<typeof EventYears>;

/** Days that have events. */
export const EventCalendar = Type.Object({
  days: Type.Array(
    Type.Object({
      /** In Berlin, YYYY-MM-DD. */
      date: Type.String(),
      count: Type.Integer(),
    }),
  ),
});
export type EventCalendar = Static<typeof EventCalendar>;

/** A few of each kind, for suggestions while a visitor types. */
export const SearchSuggestions = Type.Object({
  /** What was looked for instead, where nothing has the words as they were typed; else null. */
  corrected: Type.Union([Type.String(), Type.Null()]),
  events: Type.Array(EventTeaser),
  artists: Type.Array(PersonRef),
  ensembles: Type.Array(EnsembleRef),
  works: Type.Array(WorkRef),
  composers: Type.Array(ComposerRef),
  venues: Type.Array(VenueRef),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;
