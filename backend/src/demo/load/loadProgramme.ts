import { localize, type Localized } from "@festival/contracts/locales";
import {
  artists,
  composers,
  compositions,
  ensembleMembers,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  eventSponsors,
  genres,
  sponsors,
  venues,
} from "../../database/schema/index.ts";
import { slugify } from "../../slug.ts";
import type { DemoComposition, DemoEvent } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

async function loadPlacesAndPeople({ tx, season, ids, image, rich }: DemoContext): Promise<void> {
  await inBatches(
    season.genres.map(({ key, title }, position) => ({
      id: idOf(ids.genres, key),
      title,
      slug: localize((locale) => slugify(title[locale], key)),
      position,
    })),
    (rows) => tx.insert(genres).values(rows),
  );
  await inBatches(
    season.venues.map(({ key, position, artwork, ...venue }) => ({
      ...venue,
      id: idOf(ids.venues, key),
      latitude: position?.latitude,
      longitude: position?.longitude,
      imageId: image(artwork),
    })),
    (rows) => tx.insert(venues).values(rows),
  );
  await inBatches(
    season.artists.map(({ key, artwork, biography, ...artist }) => ({
      ...artist,
      id: idOf(ids.artists, key),
      biography: rich(biography),
      imageId: image(artwork),
    })),
    (rows) => tx.insert(artists).values(rows),
  );
  await inBatches(
    season.ensembles.map(({ key, name, slug, description, artwork }) => ({
      id: idOf(ids.ensembles, key),
      name,
      slug,
      description: rich(description),
      imageId: image(artwork),
    })),
    (rows) => tx.insert(ensembles).values(rows),
  );
  await inBatches(
    season.ensembles.flatMap(({ key, members }) =>
      members.map(({ artist, role }, position) => ({
        ensembleId: idOf(ids.ensembles, key),
        artistId: idOf(ids.artists, artist),
        position,
        role,
      })),
    ),
    (rows) => tx.insert(ensembleMembers).values(rows),
  );
  await inBatches(
    season.sponsors.map(({ key, name, url }, position) => ({
      id: idOf(ids.sponsors, key),
      name,
      url,
      position,
    })),
    (rows) => tx.insert(sponsors).values(rows),
  );
}

/** Names of which the last word is not what one calls the composer. */
const shortNames: Record<string, string> = {
  "Carl Philipp Emanuel Bach": "C. P. E. Bach",
  "Clara Schumann": "Clara Schumann",
  "Felix Mendelssohn Bartholdy": "Mendelssohn",
  "Hildegard of Bingen": "Hildegard of Bingen",
  "Hildegard von Bingen": "Hildegard von Bingen",
  "Johann Sebastian Bach": "J. S. Bach",
  "Lili Boulanger": "Lili Boulanger",
};

function shortName(name: string): string {
  return shortNames[name] ?? name.split(" ").at(-1) ?? name;
}

const workKey = ({ composer, title }: DemoComposition) => `${composer.de}|${title.de}`;

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
      })
      .returning({ id: composers.id });
    if (row) composerIds.set(composer.de, row.id);
  }
  const workIds = new Map<string, number>();
  for (const work of new Map(works.map((entry) => [workKey(entry), entry])).values()) {
    const [row] = await tx
      .insert(compositions)
      .values({ composerId: composerIds.get(work.composer.de) ?? null, title: work.title })
      .returning({ id: compositions.id });
    if (row) workIds.set(workKey(work), row.id);
  }
  return workIds;
}

/** Where tickets are to be had; the demo's shop does not exist. */
function ticketLink({ key, buttonStatus, ticketUrl }: DemoEvent): string | null {
  const sold = buttonStatus === "on_sale" || buttonStatus === "few_left";
  return ticketUrl ?? (sold ? `https://tickets.musikfest.example/${key}` : null);
}

/** Why an event is cancelled or moved stands before everything else that is said of it. */
function description({ description: text, statusReason }: DemoEvent): Localized | null {
  if (statusReason.de === "") return text;
  return localize((locale) => `**${statusReason[locale]}**\n\n${text?.[locale] ?? ""}`);
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
    buttonStatus: event.buttonStatus,
    ticketLink: ticketLink(event),
    access: event.access,
    priceFrom: event.priceFrom,
    priceTo: event.priceTo,
    concessions: event.concessions,
    ageRecommendation: event.ageRecommendation,
    education: event.education,
    description: rich(description(event)),
    residentArtist: event.residentArtist,
    fellowshipArtist: event.fellowshipArtist,
    imageIds: imageId === null ? [] : [imageId],
  };
}

/** Genres, places, people, works and the events with all that belongs to them. */
export async function loadProgramme(context: DemoContext): Promise<void> {
  const { tx, season, ids } = context;
  await loadPlacesAndPeople(context);
  const workIds = await loadWorks(context);
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
}
