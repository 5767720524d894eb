import type { FieldProblem } from "@festival/contracts/errors";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import type { ValuesOf } from "@festival/contracts/fields/values";
import { events as description } from "@festival/contracts/resources/programme/events";
import { gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  eventArticles,
  eventCastMembers,
  eventCompositions,
  eventDownloads,
  eventEnsembles,
  eventGenres,
  events,
  eventSponsors,
  images,
} from "../../platform/database/schema/index.ts";
import { registerResource } from "../../platform/resources/defineResource.ts";
import { describeResource } from "../../platform/resources/describeResource.ts";
import { linksProblem, refuse } from "../../platform/resources/fields.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { getBookletOf } from "../booklets/booklets.repository.ts";
import { findContentUses } from "../../site/content/uses/contentUses.ts";
import { deleteContent } from "../../site/content/pages/deleteContent.repository.ts";
import type { ProgrammeState } from "../programmeChanges/compareProgramme.ts";
import { noteProgrammeChanges } from "../programmeChanges/noteProgrammeChanges.ts";

type EventFields = ValuesOf<typeof description.fields>;

const owner = "eventId";
const lists = nestedLists(description.fields, {
  genre_ids: { table: eventGenres, owner, target: "genreId" },
  event_compositions: { table: eventCompositions, owner },
  event_castmembers: { table: eventCastMembers, owner },
  ensemble_ids: { table: eventEnsembles, owner, target: "ensembleId" },
  sponsor_ids: { table: eventSponsors, owner, target: "sponsorId" },
  article_ids: { table: eventArticles, owner, target: "articleId" },
  download_ids: { table: eventDownloads, owner, target: "fileId" },
});

/** Zones that both the database and readers' browsers know. */
const timeZones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);

/** A moment that must not come before, or after, the start. */
function besideStart(
  record: EventFields,
  moment: string | null | undefined,
  order: 1 | -1,
): FieldProblem | undefined {
  if (!moment) return undefined;
  const distance = new Date(moment).getTime() - new Date(record.starts_at).getTime();
  return distance * order < 0 ? "out_of_range" : undefined;
}

function compositionsProblem(list: EventFields["event_compositions"]): FieldProblem | undefined {
  const isWrong = (list ?? []).some(
    ({ kind = "work", composition_id: work, soloists = [] }) =>
      (kind === "work") !== Boolean(work) || soloists.some(isNameless),
  );
  return isWrong ? "required" : undefined;
}

type Soloist = NonNullable<
  NonNullable<EventFields["event_compositions"]>[number]["soloists"]
>[number];

const isNameless = ({ artist_id: artist, name = "" }: Soloist) => !artist && name.trim() === "";

/** Soloists with the names of the artists that they are, by which a search finds the event. */
async function withNames(
  transaction: Database,
  list: NonNullable<EventFields["event_compositions"]>,
) {
  const soloists = list.flatMap(({ soloists: own = [] }) => own);
  const ids = [...new Set(soloists.flatMap(({ artist_id: id }) => id ?? []))];
  if (ids.length === 0) return list;
  const found = await transaction
    .select({ id: artists.id, first: artists.firstName, last: artists.lastName })
    .from(artists)
    .where(inArray(artists.id, ids));
  if (found.length < ids.length) refuse({ event_compositions: "unknown" });
  const names = new Map(found.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]));
  const named = (soloist: Soloist) => ({
    ...soloist,
    name: names.get(soloist.artist_id ?? 0) ?? soloist.name,
  });
  return list.map((item) => ({ ...item, soloists: item.soloists?.map(named) ?? [] }));
}

async function imagesProblem(
  transaction: Database,
  ids: readonly number[] | undefined,
): Promise<FieldProblem | undefined> {
  if (!ids || ids.length === 0) return undefined;
  const found = await transaction
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return found.length === ids.length ? undefined : "unknown";
}

/** The main genre is one of the genres, whichever of the two was sent. */
async function keepMainGenre(transaction: Database, id: number, sent: Partial<EventFields>) {
  if (!sent.genre_id) return;
  await transaction
    .insert(eventGenres)
    .values({ eventId: id, genreId: sent.genre_id })
    .onConflictDoNothing();
}

/** Events with everything that belongs to them, as staff keep them. */
export const eventsDefinition = describeResource(description, {
  table: events,
  conditions: {
    genre: (id) =>
      sql`exists (select 1 from ${eventGenres} where ${eventGenres.eventId} = ${events.id} and ${eventGenres.genreId} = ${id})`,
    artist: (id) =>
      sql`exists (select 1 from ${eventCastMembers} where ${eventCastMembers.eventId} = ${events.id} and ${eventCastMembers.artistId} = ${id})`,
    ensemble: (id) =>
      sql`exists (select 1 from ${eventEnsembles} where ${eventEnsembles.eventId} = ${events.id} and ${eventEnsembles.ensembleId} = ${id})`,
    work: (id) =>
      sql`exists (select 1 from ${eventCompositions} where ${eventCompositions.eventId} = ${events.id} and ${eventCompositions.compositionId} = ${id})`,
    from: (from) => gte(events.startsAt, new Date(String(from))),
    to: (to) => lt(events.startsAt, new Date(String(to))),
  },
  load: lists.load,
  // a booklet has content of its own, which must not be lost with the event
  async usedBy(transaction, id) {
    const booklet = await getBookletOf(transaction, id);
    const own = booklet ? [{ what: `booklet:${booklet.id}`, title: booklet.title.de }] : [];
    return [...own, ...(await findContentUses(transaction, "event", id))];
  },
  async check(transaction, event) {
    const { price_from: from, price_to: to } = event;
    const link = event.ticket_link ?? "";
    return {
      time_zone: timeZones.has(event.time_zone ?? festivalZone) ? undefined : "unknown",
      ends_at: besideStart(event, event.ends_at, 1),
      doors_at: besideStart(event, event.doors_at, -1),
      introduction_at: besideStart(event, event.introduction_at, -1),
      price_to:
        typeof from === "number" && typeof to === "number" && to < from
          ? "out_of_range"
          : undefined,
      ticket_link: /^(?:$|https?:\/\/)/.test(link) ? linksProblem({ de: link }) : "invalid_url",
      event_compositions: compositionsProblem(event.event_compositions),
      image_ids: await imagesProblem(transaction, event.image_ids),
    };
  },
  async store(transaction, id, sent, before) {
    const { event_compositions: compositions } = sent;
    await lists.store(transaction, id, {
      ...sent,
      ...(compositions && { event_compositions: await withNames(transaction, compositions) }),
    });
    await keepMainGenre(transaction, id, sent);
    if (!before) return;
    const after = { ...before, ...sent } as unknown as ProgrammeState;
    await noteProgrammeChanges(transaction, id, before as unknown as ProgrammeState, after);
  },
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "event", ownerId: id });
  },
  tags: () => ["programme-changes"],
});

export const eventsResource = registerResource(eventsDefinition);
