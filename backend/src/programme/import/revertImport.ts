import { ApiError } from "@festival/contracts/errors";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  events,
  genres,
  venues,
} from "../../platform/database/schema/index.ts";
import { resourceRepository } from "../../platform/resources/resource.repository.ts";
import { eventsDefinition } from "../events/events.resource.ts";
import { updateEvent } from "./applyEvents.ts";
import { listApplied, type ImportRecord, type ImportRowRecord } from "./imports.repository.ts";
import { batch } from "./references.ts";

const repository = resourceRepository(eventsDefinition);

/** In the order in which they can be deleted: those that name others first. */
const madeTables = { compositions, composers, ensembles, artists, venues, genres };

type AppliedRow = ImportRowRecord & { applied: NonNullable<ImportRowRecord["applied"]> };

const isApplied = (row: ImportRowRecord): row is AppliedRow => row.applied !== null;

/** @throws ApiError `conflict` with all events that a person changed since, or that are used */
async function refuseChanged(tx: Database, rows: readonly AppliedRow[]): Promise<void> {
  const used: { what: string; title: string }[] = [];
  for (let i = 0; i < rows.length; i += batch) {
    const some = rows.slice(i, i + batch);
    const ids = some.map(({ eventId }) => eventId ?? 0);
    const found = await tx
      .select({ id: events.id, revision: events.revision })
      .from(events)
      .where(inArray(events.id, ids))
      .for("update");
    const revisions = new Map(found.map(({ id, revision }) => [id, revision]));
    for (const { eventId, title, applied } of some) {
      if (revisions.get(eventId ?? 0) !== applied.revision) {
        used.push({ what: `event:${eventId}`, title });
      }
    }
  }
  for (const { eventId, applied } of used.length > 0 ? [] : rows) {
    if (applied.before !== null || eventId === null) continue;
    const uses = (await eventsDefinition.usedBy?.(tx, eventId)) ?? [];
    used.push(...uses);
  }
  if (used.length > 0) {
    throw new ApiError("conflict", "Events of this import were changed or used since.", {
      used_by: used,
    });
  }
}

/** Deletes a row that the import made, unless it was changed or is used by now. */
async function deleteMade(
  tx: Database,
  table: (typeof madeTables)[keyof typeof madeTables],
  id: number,
): Promise<void> {
  await tx
    .transaction((inner) => inner.delete(table).where(and(eq(table.id, id), eq(table.revision, 1))))
    .catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      // others refer to it by now
      if (!(cause instanceof Error && "code" in cause && cause.code === "23503")) throw error;
    });
}

/**
 * Takes an applied import back: new events go, changed ones are as they were.
 * @returns how many events that were
 * @throws ApiError `conflict` where an event was changed since
 */
export async function revertImport(tx: Database, record: ImportRecord): Promise<number> {
  const rows = (await listApplied(tx, record.id)).filter(isApplied);
  await refuseChanged(tx, rows);
  for (const { eventId, applied } of rows) {
    if (eventId === null) continue;
    if (applied.before === null) {
      const event = await repository.hold(tx, eventId);
      await repository.delete(tx, eventId);
      if (event) await eventsDefinition.deleted?.(tx, event);
    } else {
      await updateEvent(tx, { id: eventId, revision: applied.revision }, applied.before);
      await tx.update(events).set({ imported: applied.imported }).where(eq(events.id, eventId));
    }
  }
  for (const [kind, table] of Object.entries(madeTables)) {
    for (const id of record.created[kind] ?? []) await deleteMade(tx, table, id);
  }
  return rows.length;
}
