import { ApiError } from "@festival/contracts/errors";
import { inArray, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
} from "../../platform/database/schema/index.ts";
import { withSearchAtTheEnd } from "../../platform/database/searchInBulk.ts";
import { fieldMapping } from "../../platform/resources/fieldMapping.ts";
import { resourceRepository } from "../../platform/resources/resource.repository.ts";
import type { ResourceRecord } from "../../platform/resources/resource.ts";
import { eventsDefinition } from "../events/events.resource.ts";
import { completed, completedNew, type ComparedEvent } from "./compareEvents.ts";
import type { EventValues } from "./importedEvent.ts";
import { createReferences } from "./createReferences.ts";
import { batch, findReferences, insertAll } from "./references.ts";
import { resolveEvent } from "./resolveEvent.ts";

const repository = resourceRepository(eventsDefinition);

/** An event as it was written. */
export interface AppliedEvent {
  key: string;
  eventId: number;
  /** The fields that were changed, as they were; null for a new event. */
  before: EventValues | null;
  /** What the import before had said of it. */
  imported: EventValues | null;
  /** The event's since. */
  revision: number;
}

export interface AppliedEvents {
  applied: AppliedEvent[];
  /** Ids of the rows that were made for what the events name, by kind. */
  created: Record<string, number[]>;
}

interface NewEvent {
  id: number;
  values: EventValues;
}

const listOf = (values: EventValues, field: string) =>
  (values[field] ?? []) as Record<string, unknown>[];
const works = fieldMapping(eventCompositions, [
  "kind",
  "composition_id",
  "detail",
  "duration_minutes",
  "soloists",
]);
const castMembers = fieldMapping(eventCastMembers, ["artist_id", "role"]);

/** The lists of many new events, with a statement for each kind of list. */
async function insertLists(tx: Database, stored: readonly NewEvent[]): Promise<void> {
  const rowsOf = <Row>(row: (values: EventValues, eventId: number) => Row[]): Row[] =>
    stored.flatMap(({ id, values }) => row(values, id));
  const ids = (values: EventValues, field: string) => (values[field] ?? []) as number[];
  await insertAll(
    tx,
    eventGenres,
    rowsOf((values, eventId) =>
      ids(values, "genre_ids").map((genreId, position) => ({ eventId, genreId, position })),
    ),
  );
  await insertAll(
    tx,
    eventCompositions,
    rowsOf((values, eventId) =>
      listOf(values, "event_compositions").map((item, position) => ({
        ...works.toRow(item),
        eventId,
        position,
      })),
    ),
  );
  await insertAll(
    tx,
    eventCastMembers,
    rowsOf((values, eventId) =>
      listOf(values, "event_castmembers").map((item, position) => ({
        ...(castMembers.toRow(item) as { artistId: number }),
        eventId,
        position,
      })),
    ),
  );
  await insertAll(
    tx,
    eventEnsembles,
    rowsOf((values, eventId) =>
      ids(values, "ensemble_ids").map((ensembleId, position) => ({
        eventId,
        ensembleId,
        position,
      })),
    ),
  );
}

/** @returns what was stored, in the order given */
async function insertNew(
  tx: Database,
  added: readonly { key: string; said: EventValues }[],
  isOnline: boolean | undefined,
): Promise<AppliedEvent[]> {
  const applied: AppliedEvent[] = [];
  for (let i = 0; i < added.length; i += batch) {
    const some = added.slice(i, i + batch).map(({ key, said }) => ({
      key,
      said,
      values: completedNew(said),
    }));
    const rows = some.map(({ key, values }) => ({
      ...(isOnline !== undefined && { isOnline }),
      ...repository.mapping.toRow(values),
      externalId: key,
      imported: values,
    }));
    const stored = await tx
      .insert(events)
      .values(rows as (typeof events.$inferInsert)[])
      .returning({ id: events.id, key: events.externalId });
    const ids = new Map(stored.map(({ id, key }) => [key, id]));
    const made = some.map(({ key, values }) => ({ key, id: ids.get(key) ?? 0, values }));
    await insertLists(tx, made);
    applied.push(
      ...made.map(({ key, id }) => ({
        key,
        eventId: id,
        before: null,
        imported: null,
        revision: 1,
      })),
    );
  }
  return applied;
}

/** The differences that are written: those of the source, and those of staff that are given back to it. */
const writtenOf = ({ differences }: ComparedEvent, givenBack: ReadonlySet<string>) =>
  differences.filter(({ field, isKept }) => !isKept || givenBack.has(field));

/**
 * Writes fields of an event as its own screen does, so that visitors are informed of what changed.
 * @throws ApiError `conflict` where another person was faster
 */
export async function updateEvent(
  tx: Database,
  seen: { id: number; revision: number },
  values: EventValues,
): Promise<ResourceRecord> {
  const before = await repository.hold(tx, seen.id);
  if (before?.revision !== seen.revision) {
    throw new ApiError("conflict", `Another person has changed event ${seen.id} meanwhile.`);
  }
  await repository.update(tx, seen.id, values);
  await eventsDefinition.store?.(tx, seen.id, values, before);
  return before;
}

async function updateChanged(
  tx: Database,
  compared: ComparedEvent,
  said: EventValues,
  givenBack: ReadonlySet<string>,
): Promise<AppliedEvent[]> {
  const { stored, event } = compared;
  if (!stored) return [];
  const fields = writtenOf(compared, givenBack).map(({ field }) => field);
  const values = Object.fromEntries(
    fields.map((field) => [field, completed(said[field], stored[field])]),
  );
  const before = await updateEvent(tx, stored, values);
  const base = Object.entries(said).map(([field, value]) => [
    field,
    // what it said before in the other language
    completed(value, compared.imported?.[field]),
  ]);
  const imported = { ...compared.imported, ...Object.fromEntries(base) };
  await tx.update(events).set({ imported }).where(eq(events.id, stored.id));
  return [
    {
      key: event.key,
      eventId: stored.id,
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      imported: compared.imported,
      revision: stored.revision + 1,
    },
  ];
}

/**
 * Writes compared events and what they name; what is unchanged or refused stays as it is.
 * @param options `isOnline` of new events, where their source does not say; `givenBack`: fields of staff that
 * the source may write again, by the event's key
 */
export async function applyEvents(
  tx: Database,
  compared: readonly ComparedEvent[],
  options: { isOnline?: boolean; givenBack?: ReadonlyMap<string, ReadonlySet<string>> } = {},
): Promise<AppliedEvents> {
  const givenBackOf = ({ event }: ComparedEvent) =>
    options.givenBack?.get(event.key) ?? new Set<string>();
  const touched = compared.filter(
    (each) =>
      each.state === "new" ||
      (each.state !== "refused" && writtenOf(each, givenBackOf(each)).length > 0),
  );
  if (touched.length === 0) return { applied: [], created: {} };
  return withSearchAtTheEnd(tx, async () => {
    const { refs, missing } = await findReferences(
      tx,
      touched.map(({ event }) => event),
    );
    const created = await createReferences(tx, refs, missing);
    const saidBy = (each: ComparedEvent) => resolveEvent(each.event, refs);
    const added = touched.filter(({ state }) => state === "new");
    const applied = await insertNew(
      tx,
      added.map((each) => ({ key: each.event.key, said: saidBy(each) })),
      options.isOnline,
    );
    for (const each of touched.filter(({ state }) => state !== "new")) {
      applied.push(...(await updateChanged(tx, each, saidBy(each), givenBackOf(each))));
    }
    return { applied, created, eventIds: applied.map(({ eventId }) => eventId) };
  });
}

/** Takes events off the site that their source names no more. */
export async function takeOffline(tx: Database, ids: readonly number[]): Promise<AppliedEvent[]> {
  const rows = await tx
    .select({
      id: events.id,
      revision: events.revision,
      key: events.externalId,
      imported: events.imported,
    })
    .from(events)
    .where(inArray(events.id, [...ids]));
  const applied: AppliedEvent[] = [];
  for (const { id, revision, key, imported } of rows) {
    const { is_online: isOnline } = await updateEvent(tx, { id, revision }, { is_online: false });
    const before = { is_online: isOnline };
    applied.push({ key: key ?? "", eventId: id, before, imported, revision: revision + 1 });
  }
  return applied;
}
