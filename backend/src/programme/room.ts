import type { Room } from "../platform/roomDefinition.ts";
import { eventActRoutes } from "./acts/eventActs.routes.ts";
import { bookletsResource } from "./booklets/booklets.resource.ts";
import { bookletRoutes } from "./booklets/booklets.routes.ts";
import { calendarRoutes } from "./calendars/calendars.routes.ts";
import { eventsResource } from "./events/events.resource.ts";
import { eventRoutes } from "./events/events.routes.ts";
import { readEventTeasers } from "./events/eventTeasers.ts";
import { genresResource } from "./events/genres.resource.ts";
import { genreRoutes } from "./events/genres.routes.ts";
import { importRoutes } from "./import/import.routes.ts";
import { addImportJobs } from "./import/imports.jobs.ts";
import { importsRoutes } from "./import/imports.routes.ts";
import { artistRoutes } from "./people/artists.routes.ts";
import { artistsResource, ensemblesResource } from "./people/people.resource.ts";
import { replaceArtistRoutes } from "./people/replaceArtist.routes.ts";
import { mergeRoutes } from "./merge/merge.routes.ts";
import { nameRoutes } from "./names/names.routes.ts";
import { addPlanJobs, planRoutes } from "./plans/plans.routes.ts";
import { programmeChangeRoutes } from "./programmeChanges/programmeChanges.routes.ts";
import { choicesRoutes } from "./search/choices.routes.ts";
import { suggestionRoutes } from "./search/suggestions.routes.ts";
import { marketingBannersResource, seasonsResource } from "./season/season.resource.ts";
import { seasonRoutes } from "./season/season.routes.ts";
import { todayRoutes } from "./events/today.routes.ts";
import { venuesResource } from "./venues/venues.resource.ts";
import { venueRoutes } from "./venues/venues.routes.ts";
import { composersResource, worksResource } from "./works/works.resource.ts";
import { workRoutes } from "./works/works.routes.ts";

/** Events with all that belongs to them: works, people, venues, booklets, calendars, plans, the season. */
export const programme: Room = {
  visitor: [
    eventRoutes,
    todayRoutes,
    choicesRoutes,
    venueRoutes,
    genreRoutes,
    suggestionRoutes,
    calendarRoutes,
    bookletRoutes,
    programmeChangeRoutes,
    planRoutes,
    seasonRoutes,
    artistRoutes,
    workRoutes,
    nameRoutes,
  ],
  staff: [
    artistsResource,
    bookletsResource,
    composersResource,
    ensemblesResource,
    eventActRoutes,
    mergeRoutes,
    replaceArtistRoutes,
    eventsResource,
    genresResource,
    importsRoutes,
    marketingBannersResource,
    seasonsResource,
    venuesResource,
    worksResource,
  ],
  internal: [importRoutes],
  decorate(app) {
    app.decorate("readEventTeasers", readEventTeasers);
  },
  jobs: [addImportJobs, addPlanJobs],
  collections: { season: "season", banner: "banners" },
};
