import { BroadcastKind, ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import { byName } from "@festival/contracts/fieldsByName";
import { eventTextLengths, eventTexts } from "@festival/contracts/programme/eventTexts";
import type { FieldProblem } from "@festival/contracts/errors";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { eq, gte, inArray, lt, sql } from "drizzle-orm";
import { Type, type Static } from "typebox";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
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
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  linksProblem,
  longText,
  longTextProblem,
  moment,
  optionalInstant,
  optionalReference,
  reference,
  references,
  refuse,
  slugs,
  words,
} from "../../platform/resources/fields.ts";
import { nestedLists } from "../../platform/resources/nestedLists.ts";
import { orderedReferences } from "../../platform/resources/orderedReferences.ts";
import { orderedRows } from "../../platform/resources/orderedRows.ts";
import { getBookletOf } from "../booklets/booklets.repository.ts";
import { findContentUses } from "../../site/content/uses/contentUses.ts";
import { deleteContent } from "../../site/content/pages/deleteContent.repository.ts";
import type { ProgrammeState } from "../programmeChanges/compareProgramme.ts";
import { noteProgrammeChanges } from "../programmeChanges/noteProgrammeChanges.ts";
import {
  accessField,
  closed,
  roleField,
  titledLinks,
  titledLinksProblem,
  TitledLinkInput,
} from "./programmeFields.ts";

const maybe = Type.Optional;

const Composition = Type.Object(
  {
    kind: maybe(Type.Enum(["work", "interval"])),
    /** Null for an interval. */
    composition_id: maybe(optionalReference),
    detail: maybe(words(500)),
    duration_minutes: maybe(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1000 })])),
    soloists: maybe(
      Type.Array(
        Type.Object(
          { name: Type.String({ minLength: 1, maxLength: 200 }), role: roleField },
          closed,
        ),
        { maxItems: 40 },
      ),
    ),
  },
  closed,
);

const CastMember = Type.Object({ artist_id: reference, role: maybe(roleField) }, closed);

const Broadcast = Type.Object({ ...TitledLinkInput.properties, kind: BroadcastKind }, closed);

/** Euros, all fees included. */
const price = maybe(Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 99_999 })]));

const fields = Type.Object({
  title: words(300, 1),
  subtitle: maybe(words(300)),
  slug: slugs,
  starts_at: moment,
  ends_at: maybe(optionalInstant),
  has_time: maybe(Type.Boolean()),
  time_zone: maybe(Type.String({ minLength: 1, maxLength: 50 })),
  doors_at: maybe(optionalInstant),
  introduction_at: maybe(optionalInstant),
  introduction_place: maybe(words(300)),
  /** The main genre; `genre_ids` holds all of them. */
  genre_id: maybe(optionalReference),
  venue_id: maybe(optionalReference),
  status: maybe(EventStatus),
  status_reason: maybe(words(1000)),
  previous_starts_at: maybe(optionalInstant),
  previous_venue_id: maybe(optionalReference),
  button_status: maybe(ButtonStatus),
  button_text: maybe(words(100)),
  ticket_link: maybe(Type.Union([Type.Null(), Type.String({ maxLength: 2000 })])),
  edid: maybe(Type.String({ maxLength: 100 })),
  eid: maybe(Type.String({ maxLength: 100 })),
  access: maybe(accessField),
  price_from: price,
  price_to: price,
  ...byName(eventTexts, (name) => maybe(words(eventTextLengths[name]))),
  description: maybe(longText),
  program_text: maybe(longText),
  links: maybe(titledLinks),
  broadcasts: maybe(Type.Array(Broadcast, { maxItems: 20 })),
  resident_artist: maybe(Type.Boolean()),
  fellowship_artist: maybe(Type.Boolean()),
  is_online: maybe(Type.Boolean()),
  image_ids: maybe(references(30)),
  genre_ids: maybe(references(10)),
  event_compositions: maybe(Type.Array(Composition, { maxItems: 60 })),
  event_castmembers: maybe(Type.Array(CastMember, { maxItems: 100 })),
  ensemble_ids: maybe(references(30)),
  sponsor_ids: maybe(references(30)),
  article_ids: maybe(references(30)),
  download_ids: maybe(references(30)),
});
type EventFields = Static<typeof fields>;

const owned = { owner: "eventId" } as const;
const lists = nestedLists({
  genre_ids: orderedReferences("genre_ids", {
    ...owned,
    table: eventGenres,
    ownerColumn: eventGenres.eventId,
    target: "genreId",
    targetColumn: eventGenres.genreId,
  }),
  event_compositions: orderedRows("event_compositions", {
    ...owned,
    table: eventCompositions,
    fields: Composition,
  }),
  event_castmembers: orderedRows("event_castmembers", {
    ...owned,
    table: eventCastMembers,
    fields: CastMember,
  }),
  ensemble_ids: orderedReferences("ensemble_ids", {
    ...owned,
    table: eventEnsembles,
    ownerColumn: eventEnsembles.eventId,
    target: "ensembleId",
    targetColumn: eventEnsembles.ensembleId,
  }),
  sponsor_ids: orderedReferences("sponsor_ids", {
    ...owned,
    table: eventSponsors,
    ownerColumn: eventSponsors.eventId,
    target: "sponsorId",
    targetColumn: eventSponsors.sponsorId,
  }),
  article_ids: orderedReferences("article_ids", {
    ...owned,
    table: eventArticles,
    ownerColumn: eventArticles.eventId,
    target: "articleId",
    targetColumn: eventArticles.articleId,
  }),
  download_ids: orderedReferences("download_ids", {
    ...owned,
    table: eventDownloads,
    ownerColumn: eventDownloads.eventId,
    target: "fileId",
    targetColumn: eventDownloads.fileId,
  }),
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
    ({ kind = "work", composition_id: work }) => (kind === "work") !== Boolean(work),
  );
  return isWrong ? "required" : undefined;
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
export const eventsResource = defineResource({
  name: "events",
  singular: "event",
  table: events,
  fields,
  search: [events.title, events.subtitle],
  sort: ["starts_at", "title", "status", "button_status"],
  defaultSort: "starts_at",
  filters: {
    is_online: {
      schema: Type.Boolean(),
      condition: (isOnline) => eq(events.isOnline, isOnline === true),
    },
    status: { schema: EventStatus, condition: (status) => sql`${events.status} = ${status}` },
    venue: { schema: reference, condition: (id) => eq(events.venueId, Number(id)) },
    genre: {
      schema: reference,
      condition: (id) =>
        sql`exists (select 1 from ${eventGenres} where ${eventGenres.eventId} = ${events.id} and ${eventGenres.genreId} = ${id})`,
    },
    from: {
      schema: moment,
      condition: (from) => gte(events.startsAt, new Date(String(from))),
    },
    to: {
      schema: moment,
      condition: (to) => lt(events.startsAt, new Date(String(to))),
    },
  },
  load: lists.load,
  // a booklet has content of its own, which must not be lost with the event
  async usedBy(transaction, id) {
    const booklet = await getBookletOf(transaction, id);
    const own = booklet ? [{ what: `booklet:${booklet.id}`, title: booklet.title.de }] : [];
    return [...own, ...(await findContentUses(transaction, "event", id))];
  },
  async check(transaction, record) {
    const event = record as EventFields;
    const { price_from: from, price_to: to } = event;
    const link = event.ticket_link ?? "";
    refuse({
      time_zone: timeZones.has(event.time_zone ?? festivalZone) ? undefined : "unknown",
      ends_at: besideStart(event, event.ends_at, 1),
      doors_at: besideStart(event, event.doors_at, -1),
      introduction_at: besideStart(event, event.introduction_at, -1),
      price_to:
        typeof from === "number" && typeof to === "number" && to < from
          ? "out_of_range"
          : undefined,
      ticket_link: /^(?:$|https?:\/\/)/.test(link) ? linksProblem({ de: link }) : "invalid_url",
      description: longTextProblem(event.description),
      program_text: longTextProblem(event.program_text),
      links: titledLinksProblem(event.links),
      broadcasts: titledLinksProblem(event.broadcasts),
      event_compositions: compositionsProblem(event.event_compositions),
      image_ids: await imagesProblem(transaction, event.image_ids),
    });
  },
  async store(transaction, id, sent, before) {
    await lists.store(transaction, id, sent);
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
