import type { Booklet } from "../api/booklets.ts";
import type { ListPage } from "../api/common.ts";
import type { EventListPage, Genre } from "../api/events.ts";
import type { NameKind, NameList } from "../api/programme/names.ts";
import type { Artist, Ensemble, EnsembleRef, PersonRef } from "../api/programme/people.ts";
import type { Season } from "../api/programme/season.ts";
import type { Sponsor } from "../api/programme/sponsors.ts";
import type { Today } from "../api/programme/today.ts";
import type { Venue, VenueList } from "../api/programme/venues.ts";
import type { Composer, Work } from "../api/programme/works.ts";
import type { FullEvent } from "../api/fullEvent.ts";
import type { NewPlan, Plan } from "../api/plans.ts";
import type {
  EventCalendar,
  EventChoices,
  EventCount,
  EventNeighbours,
  EventYears,
  EventOption,
  MarketingBanner,
  SearchSuggestions,
} from "../api/programme.ts";
import type { FeatureFilter, FlagFilter, IdsFilter, PanelFilter } from "../programme/filters.ts";
import type { ProgrammeChange } from "../api/programme/programmeChanges.ts";
import type { Delete, Get, Post, Put } from "./call.ts";
import type { ListPlace, Preview } from "./queries.ts";

/**
 * The filters of the programme. Lists are comma lists; a flag is set by "1", "true" or "on". With `past` only
 * what is over, the latest first; with `ids` certain events, past ones too. What is typed is `q`; where nothing
 * has it, what may be meant is looked up. Calls that are to find the same as another one take `words` of its
 * answer instead, for which nothing is looked up.
 */
export type EventFilters = Partial<
  Record<FlagFilter | IdsFilter | "ids" | "tags" | "past", string | number> &
    Record<FeatureFilter | "from_date" | "to_date" | "q" | "words", string>
>;

/** Public events under filters; `page` from 1. */
export const listEvents: Get<{
  query: EventFilters & { page?: string | number };
  answer: EventListPage;
}> = { method: "GET", path: "/:locale/api/events/", for: "visitor" };

export const countEvents: Get<{ query: EventFilters; answer: EventCount }> = {
  method: "GET",
  path: "/:locale/api/events/count/",
  for: "visitor",
};

/** What plays now, today and at the weekend, while the season lasts. */
export const getToday: Get<{ answer: Today }> = {
  method: "GET",
  path: "/:locale/api/today/",
  for: "visitor",
};

/** The days that have events. */
export const getEventCalendar: Get<{ query: EventFilters; answer: EventCalendar }> = {
  method: "GET",
  path: "/:locale/api/events/calendar/",
  for: "visitor",
};

export const getEventYears: Get<{ answer: EventYears }> = {
  method: "GET",
  path: "/:locale/api/events/years/",
  for: "visitor",
};

export const getEvent: Get<{ params: { id: number }; query: Preview; answer: FullEvent }> = {
  method: "GET",
  path: "/:locale/api/events/:id/",
  for: "visitor",
};

/** What comes before and after an event. */
export const getEventNeighbours: Get<{
  params: { id: number };
  query: EventFilters;
  answer: EventNeighbours;
}> = { method: "GET", path: "/:locale/api/events/:id/neighbours/", for: "visitor" };

/**
 * The filters' options by name. With `list` those of that filter alone, and with `find` those of them whose names
 * have these words.
 */
export const getEventChoices: Get<{
  query: EventFilters & { list?: PanelFilter; find?: string };
  answer: EventChoices;
}> = { method: "GET", path: "/:locale/api/events/choices/", for: "visitor" };

/** Events under filters as a calendar file. */
export const getEventsIcs: Get<{ query: EventFilters }> = {
  method: "GET",
  path: "/:locale/api/events/calendar.ics",
  for: "visitor",
};

export const getEventIcs: Get<{ params: { id: number } }> = {
  method: "GET",
  path: "/:locale/api/events/:id/calendar.ics",
  for: "visitor",
};

export const listEventOptions: Get<{ answer: EventOption[] }> = {
  method: "GET",
  path: "/:locale/api/event-options/",
  for: "visitor",
};

export const listGenres: Get<{ answer: Genre[] }> = {
  method: "GET",
  path: "/:locale/api/genres/",
  for: "visitor",
};

/** Suggestions while a visitor types. */
export const getSuggestions: Get<{ query: { q?: string }; answer: SearchSuggestions }> = {
  method: "GET",
  path: "/:locale/api/search/",
  for: "visitor",
};

/** The booklet of the event with this id. */
export const getBooklet: Get<{ params: { id: number }; query: Preview; answer: Booklet }> = {
  method: "GET",
  path: "/:locale/api/booklets/:id/",
  for: "visitor",
};

/** `event`, an id, or `events`, a comma list, for the changes of these alone. */
export const listProgrammeChanges: Get<{
  query: ListPlace & { event?: number; events?: string };
  answer: ListPage<ProgrammeChange>;
}> = { method: "GET", path: "/:locale/api/programme-changes/", for: "visitor" };

/** The same as an Atom feed. */
export const getProgrammeChangesFeed: Get<object> = {
  method: "GET",
  path: "/:locale/api/programme-changes/feed.atom",
  for: "visitor",
};

export const listVenues: Get<{ answer: VenueList }> = {
  method: "GET",
  path: "/:locale/api/venues/",
  for: "visitor",
};

export const getVenue: Get<{ params: { id: number }; answer: Venue }> = {
  method: "GET",
  path: "/:locale/api/venues/:id/",
  for: "visitor",
};

/** Artists of public events; the API calls them cast members. */
export const listCastMembers: Get<{ answer: PersonRef[] }> = {
  method: "GET",
  path: "/:locale/api/cast-members/",
  for: "visitor",
};

export const getCastMember: Get<{ params: { id: number }; answer: Artist }> = {
  method: "GET",
  path: "/:locale/api/cast-members/:id/",
  for: "visitor",
};

export const listEnsembles: Get<{ answer: EnsembleRef[] }> = {
  method: "GET",
  path: "/:locale/api/ensembles/",
  for: "visitor",
};

export const getEnsemble: Get<{ params: { id: number }; answer: Ensemble }> = {
  method: "GET",
  path: "/:locale/api/ensembles/:id/",
  for: "visitor",
};

/** A work that is played in public events. */
export const getWork: Get<{ params: { id: number }; answer: Work }> = {
  method: "GET",
  path: "/:locale/api/works/:id/",
  for: "visitor",
};

/** A composer whose works are. */
export const getComposer: Get<{ params: { id: number }; answer: Composer }> = {
  method: "GET",
  path: "/:locale/api/composers/:id/",
  for: "visitor",
};

/**
 * Names of what public events tell of, by their first letters and pages of a hundred: with `q` those that have these
 * words, with `letter`, A to Z or `#`, those that begin with it.
 */
export const listNames: Get<{
  params: { kind: NameKind };
  query: ListPlace & { q?: string; letter?: string };
  answer: NameList;
}> = { method: "GET", path: "/:locale/api/names/:kind/", for: "visitor" };

export const getSeason: Get<{ answer: Season }> = {
  method: "GET",
  path: "/:locale/api/season/",
  for: "visitor",
};

export const listMarketingBanners: Get<{ answer: MarketingBanner[] }> = {
  method: "GET",
  path: "/:locale/api/marketing-banners/",
  for: "visitor",
};

export const listSponsors: Get<{ answer: Sponsor[] }> = {
  method: "GET",
  path: "/:locale/api/sponsors/",
  for: "visitor",
};

/** Makes a visitor's plan of events. Its secret is answered this once. */
export const createPlan: Post<{ body: { event_ids: number[] }; answer: NewPlan }> = {
  method: "POST",
  path: "/:locale/api/plans/",
  for: "visitor",
};

export const getPlan: Get<{ params: { token: string }; answer: Plan }> = {
  method: "GET",
  path: "/:locale/api/plans/:token/",
  for: "visitor",
};

/** Needs the plan's secret in `planSecretHeader`, as does the next one. */
export const updatePlan: Put<{
  params: { token: string };
  body: { event_ids: number[]; revision: number };
  answer: Plan;
}> = { method: "PUT", path: "/:locale/api/plans/:token/", for: "visitor" };

export const deletePlan: Delete<{ params: { token: string }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/api/plans/:token/",
  for: "visitor",
};

export const getPlanIcs: Get<{ params: { token: string } }> = {
  method: "GET",
  path: "/:locale/api/plans/:token/calendar.ics",
  for: "visitor",
};

/** The address of the plan of these events, a comma list of ids, as a QR code, an SVG image. */
export const getPlanCode: Get<{ query: { events: string } }> = {
  method: "GET",
  path: "/:locale/api/plans/code.svg",
  for: "visitor",
};
