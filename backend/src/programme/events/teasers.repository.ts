import type { Image } from "@festival/contracts/api/common";
import type { EventDifference } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { prepared } from "../../platform/database/prepared.ts";
import {
  artists,
  booklets,
  composers,
  compositions,
  ensembleMembers,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  genres,
  images,
  programmeChanges,
  venues,
} from "../../platform/database/schema/index.ts";
import { shownColumns, toImage, type ShownImage } from "../../platform/media/images.repository.ts";
import type { CastRow, CompositionRow, EnsembleRow, GenreRow, MemberRow } from "./eventParts.ts";

type EventRow = typeof events.$inferSelect;
export type VenueName = Pick<typeof venues.$inferSelect, "id" | "name" | "slug">;

/** What lists tell of an event; its long texts weigh more than all the rest of it. */
const teaserColumns = {
  id: events.id,
  calendarUid: events.calendarUid,
  slug: events.slug,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  overAt: events.overAt,
  hasTime: events.hasTime,
  timeZone: events.timeZone,
  title: events.title,
  titleLanguage: events.titleLanguage,
  subtitle: events.subtitle,
  genreId: events.genreId,
  venueId: events.venueId,
  status: events.status,
  statusReason: events.statusReason,
  buttonStatus: events.buttonStatus,
  buttonText: events.buttonText,
  ticketLink: events.ticketLink,
  edid: events.edid,
  eid: events.eid,
  access: events.access,
  priceFrom: events.priceFrom,
  priceTo: events.priceTo,
  imageIds: events.imageIds,
  isOnline: events.isOnline,
  revision: events.revision,
};
type TeaserRow = Pick<EventRow, keyof typeof teaserColumns>;

/** An event with what lists tell of it, in order. */
export interface TeaserRecord {
  event: TeaserRow;
  venue: VenueName | null;
  genres: GenreRow[];
  compositions: Pick<
    CompositionRow,
    "kind" | "workId" | "title" | "titleLanguage" | "shortTitle" | "composerId" | "composerShort"
  >[];
  cast: Pick<CastRow, "artistId" | "firstName" | "lastName" | "role">[];
  ensembles: Pick<EnsembleRow, "id" | "name">[];
  members: MemberRow[];
  hasBooklet: boolean;
  changed: EventDifference[];
  images: Image[];
}

interface Part {
  eventId: number;
}
type Instant = "startsAt" | "endsAt" | "overAt";

/** As the database tells it: a list of each kind of part, for all the events together. */
interface TeaserRows {
  events: (Omit<TeaserRow, Instant> & {
    startsAt: string;
    endsAt: string | null;
    overAt: string;
  })[];
  venues: VenueName[];
  genres: (Part & TeaserRecord["genres"][number])[];
  compositions: (Part & TeaserRecord["compositions"][number])[];
  cast: (Part & TeaserRecord["cast"][number])[];
  ensembles: (Part & TeaserRecord["ensembles"][number])[];
  members: (Part & TeaserRecord["members"][number])[];
  booklets: Part[];
  changes: (Part & { kind: EventDifference })[];
  images: ShownImage[];
}

const named = (columns: Record<string, unknown>) =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
const isAsked = sql`= any(${sql.placeholder("ids")}::int[])`;
const asked = (what: SQL) => sql`select ${what} from ${events} where ${events.id} ${isAsked}`;

/** One query for each kind of part: to ask for each event by itself takes twice as long. */
const queries: Record<keyof TeaserRows, SQL> = {
  events: sql`${asked(named(teaserColumns))} and ${events.isOnline}`,
  venues: sql`select ${named({ id: venues.id, name: venues.name, slug: venues.slug })}
    from ${venues} where ${venues.id} in (${asked(sql`${events.venueId}`)})`,
  genres: sql`select ${named({ eventId: eventGenres.eventId, id: genres.id, title: genres.title })}
    from ${eventGenres} join ${genres} on ${genres.id} = ${eventGenres.genreId}
    where ${eventGenres.eventId} ${isAsked} order by ${eventGenres.position}, ${genres.id}`,
  compositions: sql`select ${named({
    eventId: eventCompositions.eventId,
    kind: eventCompositions.kind,
    workId: compositions.id,
    title: compositions.title,
    titleLanguage: compositions.titleLanguage,
    shortTitle: compositions.shortTitle,
    composerId: composers.id,
    composerShort: composers.shortName,
  })}
    from ${eventCompositions}
    left join ${compositions} on ${compositions.id} = ${eventCompositions.compositionId}
    left join ${composers} on ${composers.id} = ${compositions.composerId}
    where ${eventCompositions.eventId} ${isAsked} order by ${eventCompositions.position}`,
  cast: sql`select ${named({
    eventId: eventCastMembers.eventId,
    artistId: artists.id,
    firstName: artists.firstName,
    lastName: artists.lastName,
    role: eventCastMembers.role,
  })}
    from ${eventCastMembers} join ${artists} on ${artists.id} = ${eventCastMembers.artistId}
    where ${eventCastMembers.eventId} ${isAsked} order by ${eventCastMembers.position}`,
  ensembles: sql`select ${named({
    eventId: eventEnsembles.eventId,
    id: ensembles.id,
    name: ensembles.name,
  })}
    from ${eventEnsembles} join ${ensembles} on ${ensembles.id} = ${eventEnsembles.ensembleId}
    where ${eventEnsembles.eventId} ${isAsked} order by ${eventEnsembles.position}, ${ensembles.id}`,
  members: sql`select ${named({
    eventId: eventEnsembles.eventId,
    ensembleId: ensembleMembers.ensembleId,
    artistId: ensembleMembers.artistId,
  })}
    from ${eventEnsembles}
    join ${ensembleMembers} on ${ensembleMembers.ensembleId} = ${eventEnsembles.ensembleId}
    where ${eventEnsembles.eventId} ${isAsked}`,
  booklets: sql`select ${named({ eventId: booklets.eventId })}
    from ${booklets} where ${booklets.eventId} ${isAsked} and ${booklets.isOnline}`,
  changes: sql`select distinct ${named({ eventId: programmeChanges.eventId, kind: programmeChanges.kind })}
    from ${programmeChanges} where ${programmeChanges.eventId} ${isAsked} and ${programmeChanges.isOnline}
    and ${programmeChanges.kind} in ('programme', 'cast')`,
  images: sql`select ${named(shownColumns)} from ${images}
    where ${images.id} = any(array(${asked(sql`jsonb_array_elements_text(${events.imageIds})::int`)}))
    and ${images.isShown}`,
};

const toList = (query: SQL) =>
  sql`(select coalesce(json_agg(part), '[]'::json) from (${query}) part)`;

const teasersById = prepared((database) =>
  database
    .select({
      rows: sql<TeaserRows>`json_build_object(${sql.join(
        Object.entries(queries).map(
          ([name, query]) => sql`${sql.raw(`'${name}'`)}, ${toList(query)}`,
        ),
        sql`, `,
      )})`,
    })
    .from(sql`(select) as page`)
    .prepare("teasers_by_id"),
);

const none: never[] = [];

function byEvent<P extends Part>(parts: readonly P[]): (eventId: number) => P[] {
  const lists = new Map<number, P[]>();
  for (const part of parts) {
    const list = lists.get(part.eventId);
    if (list) list.push(part);
    else lists.set(part.eventId, [part]);
  }
  return (eventId) => lists.get(eventId) ?? none;
}

/** Puts events and their parts together, by the events' ids. */
function toRecords(rows: TeaserRows, locale: Locale): Map<number, TeaserRecord> {
  const venuesById = new Map(rows.venues.map((venue) => [venue.id, venue]));
  const imagesById = new Map(rows.images.map((image) => [image.id, toImage(image, locale)]));
  const genresOf = byEvent(rows.genres);
  const compositionsOf = byEvent(rows.compositions);
  const castOf = byEvent(rows.cast);
  const ensemblesOf = byEvent(rows.ensembles);
  const membersOf = byEvent(rows.members);
  const bookletsOf = byEvent(rows.booklets);
  const changesOf = byEvent(rows.changes);
  return new Map(
    rows.events.map(({ startsAt, endsAt, overAt, ...event }) => [
      event.id,
      {
        event: {
          ...event,
          startsAt: new Date(startsAt),
          endsAt: endsAt === null ? null : new Date(endsAt),
          overAt: new Date(overAt),
        },
        venue: venuesById.get(event.venueId ?? 0) ?? null,
        genres: genresOf(event.id),
        compositions: compositionsOf(event.id),
        cast: castOf(event.id),
        ensembles: ensemblesOf(event.id),
        members: membersOf(event.id),
        hasBooklet: bookletsOf(event.id).length > 0,
        changed: changesOf(event.id).map(({ kind }) => kind),
        images: event.imageIds.flatMap((id) => imagesById.get(id) ?? []),
      },
    ]),
  );
}

/** Public events by id, in the order of the ids; those that are not public are left out. */
export async function getTeasers(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<TeaserRecord[]> {
  if (ids.length === 0) return [];
  const [row] = await teasersById(database).execute({ ids });
  if (!row) throw new Error("The query of the teasers returned no row.");
  const records = toRecords(row.rows, locale);
  return ids.flatMap((id) => records.get(id) ?? []);
}
