import { localize } from "@festival/contracts/locales";
import {
  composers,
  compositions,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  eventSponsors,
} from "@festival/backend/platform/database/schema/index";
import { withSearchAtTheEnd } from "@festival/backend/platform/database/searchInBulk";
import { same } from "../season/localized.ts";
import { titleLanguageOf } from "../season/titleLanguages.ts";
import type { DemoEvent } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";
import { loadBooklets } from "./loadBooklets.ts";
import { loadPlacesAndPeople } from "./loadPeople.ts";
import { authorities } from "../season/authorities.ts";
import { workKey } from "./workKey.ts";

/** Names of which the last word is not what one calls the composer. */
const shortNames: Record<string, string> = {
  "Carl Philipp Emanuel Bach": "C. P. E. Bach",
  "Clara Schumann": "Clara Schumann",
  "Felix Mendelssohn Bartholdy": "Mendelssohn",
  // lists tell prices, too
  "Florence Price": "Florence Price",
  "Hildegard of Bingen": "Hildegard of Bingen",
  "Hildegard von Bingen": "Hildegard von Bingen",
  "Johann Sebastian Bach": "J. S. Bach",
  "Lili Boulanger": "Lili Boulanger",
};

function shortName(name: string): string {
  return shortNames[name] ?? name.split(" ").at(-1) ?? name;
}

/** Composers and works that appear in several concerts are stored once. */
async function loadWorks({ tx, season }: DemoContext): Promise<Map<string, number>> {
  const works = season.events
    .flatMap((event) => event.compositions)
    .filter(({ kind }) => kind === "work");
  const authors = new Map(
    works
      .filter(({ composer }) => composer.de !== "")
      .map(({ composer, composerYears }) => [composer.de, { composer, composerYears }]),
  );
  const composerIds = new Map<string, number>();
  for (const { composer, composerYears } of authors.values()) {
    const [row] = await tx
      .insert(composers)
      .values({
        name: composer,
        shortName: localize((locale) => shortName(composer[locale])),
        years: composerYears,
        ...authorities[composer.de],
      })
      .returning({ id: composers.id });
    if (row) composerIds.set(composer.de, row.id);
  }
  const workIds = new Map<string, number>();
  for (const work of new Map(works.map((entry) => [workKey(entry), entry])).values()) {
    const [row] = await tx
      .insert(compositions)
      .values({
        composerId: composerIds.get(work.composer.de) ?? null,
        title: work.title,
        titleLanguage: same(titleLanguageOf(work.title.de)),
      })
      .returning({ id: compositions.id });
    if (row) workIds.set(workKey(work), row.id);
  }
  return workIds;
}

/** Where tickets are sold; the demo's shop does not exist. */
function ticketLink({ key, buttonStatus, ticketUrl }: DemoEvent): string | null {
  const sold = buttonStatus === "on_sale" || buttonStatus === "few_left";
  return ticketUrl ?? (sold ? `https://tickets.musikfest.example/${key}` : null);
}

function eventRow(event: DemoEvent, { ids, image, rich }: DemoContext) {
  const imageId = image(event.artwork);
  return {
    id: idOf(ids.events, event.key),
    startsAt: berlin(event.startsAt),
    endsAt: berlin(event.endsAt),
    doorsAt: event.doorsAt ? berlin(event.doorsAt) : null,
    introductionAt: event.introduction ? berlin(event.introduction.startsAt) : null,
    introductionPlace: event.introduction?.place,
    title: event.title,
    subtitle: event.subtitle,
    slug: event.slug,
    genreId: idOf(ids.genres, event.genre),
    venueId: idOf(ids.venues, event.venue),
    status: event.status,
    statusReason: event.statusReason,
    previousStartsAt: event.previousStart ? berlin(event.previousStart) : null,
    previousVenueId: event.previousVenue ? idOf(ids.venues, event.previousVenue) : null,
    buttonStatus: event.buttonStatus,
    ticketLink: ticketLink(event),
    access: event.access,
    priceFrom: event.priceFrom,
    priceTo: event.priceTo,
    concessions: event.concessions,
    ageRecommendation: event.ageRecommendation,
    education: event.education,
    description: rich(event.description),
    links: event.links,
    broadcasts: event.broadcasts,
    residentArtist: event.residentArtist,
    fellowshipArtist: event.fellowshipArtist,
    imageIds: imageId === null ? [] : [imageId],
  };
}

/** The events with all that belongs to them. */
async function loadEvents(
  context: DemoContext,
  workIds: ReadonlyMap<string, number>,
): Promise<{ eventIds: number[] }> {
  const { tx, season, ids } = context;
  const numbered = season.events.map((event) => ({ event, eventId: idOf(ids.events, event.key) }));
  await inBatches(
    season.events.map((event) => eventRow(event, context)),
    (rows) => tx.insert(events).values(rows),
  );
  await inBatches(
    numbered.flatMap(({ event, eventId }) =>
      [...new Set([event.genre, ...event.genres])].map((genre, position) => ({
        eventId,
        genreId: idOf(ids.genres, genre),
        position,
      })),
    ),
    (rows) => tx.insert(eventGenres).values(rows),
  );
  await inBatches(
    numbered.flatMap(({ event, eventId }) =>
      event.compositions.map((entry, position) => ({
        eventId,
        position,
        kind: entry.kind,
        compositionId: entry.kind === "work" ? idOf(workIds, workKey(entry)) : null,
        detail: entry.detail,
        durationMinutes: entry.minutes,
        soloists: entry.soloists,
      })),
    ),
    (rows) => tx.insert(eventCompositions).values(rows),
  );
  await inBatches(
    numbered.flatMap(({ event, eventId }) =>
      event.cast.map(({ artist, role }, position) => ({
        eventId,
        position,
        artistId: idOf(ids.artists, artist),
        role,
      })),
    ),
    (rows) => tx.insert(eventCastMembers).values(rows),
  );
  await inBatches(
    numbered.flatMap(({ event, eventId }) =>
      event.ensembles.map((ensemble, position) => ({
        eventId,
        ensembleId: idOf(ids.ensembles, ensemble),
        position,
      })),
    ),
    (rows) => tx.insert(eventEnsembles).values(rows),
  );
  await inBatches(
    numbered.flatMap(({ event, eventId }) =>
      event.sponsors.map((sponsor, position) => ({
        eventId,
        sponsorId: idOf(ids.sponsors, sponsor),
        position,
      })),
    ),
    (rows) => tx.insert(eventSponsors).values(rows),
  );
  return { eventIds: numbered.map(({ eventId }) => eventId) };
}

/** Genres, places, people, works, and the events with their booklets. */
export async function loadProgramme(context: DemoContext): Promise<void> {
  await loadPlacesAndPeople(context);
  const workIds = await loadWorks(context);
  await withSearchAtTheEnd(context.tx, () => loadEvents(context, workIds));
  await loadBooklets(context, workIds);
}
