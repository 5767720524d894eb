import { createHash } from "node:crypto";
import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { withSearchAtTheEnd } from "../../platform/database/searchInBulk.ts";
import {
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
} from "../../platform/database/schema/index.ts";
import { system, write } from "../../platform/database/write.ts";
import type { ImportedEvent } from "./importedEvent.ts";
import {
  batch,
  id,
  insertAll,
  knownIds,
  slugs,
  storeReferences,
  type CreatedReferences,
  type References,
} from "./storeReferences.ts";

/** What became of the events, and what was made for them. */
export interface StoredEvents {
  events: { new: number; changed: number; unchanged: number };
  /** Rows made for what the events name and the festival did not know yet. */
  created: CreatedReferences;
}

function eventRow(event: ImportedEvent, refs: References): typeof events.$inferInsert {
  return {
    externalId: event.key,
    importHash: hashOf(event),
    startsAt: event.startsAt,
    hasTime: event.hasTime,
    timeZone: event.timeZone,
    title: event.title,
    subtitle: event.subtitle,
    slug: slugs(event.title, { de: "konzert", en: "concert" }),
    genreId: id(refs.genres, event.genre.key),
    venueId: id(refs.venues, event.venue.key),
    isOnline: event.isOnline,
    // their tickets are sold by others, where at all
    buttonStatus: "external",
  };
}

function hashOf(event: ImportedEvent): string {
  return createHash("sha256").update(JSON.stringify(event)).digest("hex");
}

async function storeParts(
  tx: Database,
  stored: readonly { id: number; event: ImportedEvent }[],
  refs: References,
): Promise<void> {
  await insertAll(
    tx,
    eventGenres,
    stored.map(({ id: eventId, event }) => ({
      eventId,
      genreId: id(refs.genres, event.genre.key),
    })),
  );
  await insertAll(
    tx,
    eventCompositions,
    stored.flatMap(({ id: eventId, event }) =>
      event.programme.map((item, position) =>
        item.kind === "interval"
          ? { eventId, position, kind: item.kind }
          : {
              eventId,
              position,
              kind: item.kind,
              compositionId: id(refs.compositions, item.work.key),
              detail: item.detail,
              soloists: item.soloists,
            },
      ),
    ),
  );
  await insertAll(
    tx,
    eventCastMembers,
    stored.flatMap(({ id: eventId, event }) =>
      event.cast.map(({ artist, role }, position) => ({
        eventId,
        position,
        artistId: id(refs.artists, artist.key),
        role,
      })),
    ),
  );
  await insertAll(
    tx,
    eventEnsembles,
    stored.flatMap(({ id: eventId, event }) =>
      event.ensembles.map(({ key }, position) => ({
        eventId,
        ensembleId: id(refs.ensembles, key),
        position,
      })),
    ),
  );
}

/** Which of the events are new, and which differ from what was last imported. */
async function sort(tx: Database, imported: readonly ImportedEvent[]) {
  const rows = await tx
    .select({ id: events.id, key: events.externalId, hash: events.importHash })
    .from(events)
    .where(isNotNull(events.externalId));
  const known = new Map(rows.map((row) => [row.key, row]));
  const added: ImportedEvent[] = [];
  const changed: { id: number; event: ImportedEvent }[] = [];
  for (const event of imported) {
    const row = known.get(event.key);
    if (!row) added.push(event);
    else if (row.hash !== hashOf(event)) changed.push({ id: row.id, event });
  }
  return { added, changed };
}

async function clearParts(tx: Database, ids: readonly number[]): Promise<void> {
  for (let i = 0; i < ids.length; i += batch) {
    const some = ids.slice(i, i + batch);
    await tx.delete(eventGenres).where(inArray(eventGenres.eventId, some));
    await tx.delete(eventCompositions).where(inArray(eventCompositions.eventId, some));
    await tx.delete(eventCastMembers).where(inArray(eventCastMembers.eventId, some));
    await tx.delete(eventEnsembles).where(inArray(eventEnsembles.eventId, some));
  }
}

/** @returns the ids of what was written */
async function storeTouched(
  tx: Database,
  { added, changed }: Awaited<ReturnType<typeof sort>>,
  refs: References,
): Promise<{ eventIds: number[] }> {
  await insertAll(
    tx,
    events,
    added.map((event) => eventRow(event, refs)),
  );
  for (const { id: eventId, event } of changed) {
    await tx
      .update(events)
      .set({ ...eventRow(event, refs), revision: sql`${events.revision} + 1` })
      .where(eq(events.id, eventId));
  }
  await clearParts(
    tx,
    changed.map((entry) => entry.id),
  );
  const ids = added.length > 0 ? await knownIds(tx, events) : new Map<string, number>();
  const stored = [...added.map((event) => ({ id: id(ids, event.key), event })), ...changed];
  await storeParts(tx, stored, refs);
  return { eventIds: stored.map((entry) => entry.id) };
}

/**
 * Stores events of another source, and what they name, in one transaction: all of them or none.
 * An event whose source has not changed since the last import is left as it is.
 * @param leftOut rows of the source that could not be read, for the audit log
 */
export function storeEvents(
  database: Database,
  imported: readonly ImportedEvent[],
  leftOut: number,
): Promise<StoredEvents> {
  return write(database, system("import"), async (tx, change) => {
    const sorted = await sort(tx, imported);
    const { added, changed } = sorted;
    const touched = [...added, ...changed.map(({ event }) => event)];
    const { refs, created } = await storeReferences(tx, touched);
    const counts = {
      new: added.length,
      changed: changed.length,
      unchanged: imported.length - touched.length,
    };
    if (touched.length > 0) {
      await withSearchAtTheEnd(tx, () => storeTouched(tx, sorted, refs));
      // too much to name
      change.tag("all");
      change.audit({ action: "import", what: "events", details: { ...counts, created, leftOut } });
    }
    return { events: counts, created };
  });
}
