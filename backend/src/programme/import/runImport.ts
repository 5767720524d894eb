import type { AuditAction } from "@festival/contracts/resources/auditActions";
import type { ImportApplication, ImportRowUpdate } from "@festival/contracts/api/editing/imports";
import { ApiError } from "@festival/contracts/errors";
import type { Static } from "typebox";
import type { Database } from "../../platform/database/openDatabase.ts";
import type { Change } from "../../platform/database/write.ts";
import type { ImportMapping } from "../../platform/database/schema/index.ts";
import { applyEvents, takeOffline } from "./applyEvents.ts";
import { compareEvents } from "./compareEvents.ts";
import * as repository from "./imports.repository.ts";
import type { ImportRecord, ImportRowRecord } from "./imports.repository.ts";
import { revertImport } from "./revertImport.ts";
import { readRows, rowsReadOtherwise, stageRows } from "./stageRows.ts";
import { targets } from "./table/columns.ts";

const notFound = (id: number) => new ApiError("not_found", `There is no import ${id}.`);

export async function getStored(database: Database, id: number): Promise<ImportRecord> {
  const record = await repository.getImport(database, id);
  if (!record) throw notFound(id);
  return record;
}

/** @throws ApiError `not_found`, or `conflict` where it has another state */
async function hold(tx: Database, id: number, state: ImportRecord["state"]): Promise<ImportRecord> {
  const record = await repository.holdImport(tx, id);
  if (!record) throw notFound(id);
  if (record.state !== state) {
    throw new ApiError("conflict", `The import ${id} is ${record.state} by now: reload it.`);
  }
  return record;
}

/** Compares the rows of an import with the festival as it is now. */
async function compareAgain(
  tx: Database,
  record: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const givenBack = new Map(rows.map((row) => [row.position, row.givenBack]));
  const ofFile = rows.filter(({ state }) => state !== "vanished");
  const staged = await stageRows(tx, ofFile, record);
  await repository.updateImport(tx, record.id, { creates: staged.creates });
  await repository.storeRows(
    tx,
    record.id,
    staged.rows.map((row) => ({ ...row, givenBack: givenBack.get(row.position) ?? [] })),
  );
}

/** Compares a row that has changed, and the rows that are read otherwise since. */
async function compareSome(
  tx: Database,
  record: ImportRecord,
  rows: readonly ImportRowRecord[],
  corrected: ImportRowRecord,
): Promise<void> {
  const before = rows.filter(({ state }) => state !== "vanished");
  const after = before.map((row) => (row.position === corrected.position ? corrected : row));
  const positions = rowsReadOtherwise(before, after, record);
  const givenBack = new Map(after.map((row) => [row.position, row.givenBack]));
  const staged = await stageRows(tx, after, record, positions);
  await repository.updateImport(tx, record.id, { creates: staged.creates });
  await repository.replaceRows(
    tx,
    record.id,
    staged.rows.map((row) => ({ ...row, givenBack: givenBack.get(row.position) ?? [] })),
  );
}

function checkMapping(
  { columns, time_zone: zone }: ImportMapping,
  header: readonly string[],
): void {
  const known = new Set(targets.map(({ name }) => name));
  const isKnown = Object.entries(columns).every(
    ([target, heading]) => known.has(target) && header.includes(heading),
  );
  const isZone = zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone);
  if (isKnown && isZone) return;
  throw new ApiError("validation_failed", "The mapping names what is not there.", {
    fields: isZone ? { columns: "unknown" } : { time_zone: "unknown" },
  });
}

/** Reads all rows by another mapping, which is remembered for the next file of the same source. */
export async function mapAgain(
  tx: Database,
  id: number,
  mapping: ImportMapping,
): Promise<ImportRecord> {
  const record = await hold(tx, id, "staged");
  checkMapping(mapping, record.header);
  await repository.updateImport(tx, id, { mapping });
  if (record.profileId !== null) await repository.rememberMapping(tx, record.profileId, mapping);
  await compareAgain(tx, { ...record, mapping }, await repository.readAllRows(tx, id));
  return getStored(tx, id);
}

/**
 * Changes cells of a row, or which of staff's fields it may write. Of a season of thousands, only what the change
 * bears on is compared again; all are once more when they are written.
 */
export async function correctRow(
  tx: Database,
  id: number,
  position: number,
  { cells, given_back: givenBack }: Static<typeof ImportRowUpdate>,
): Promise<ImportRowRecord> {
  const record = await hold(tx, id, "staged");
  const rows = await repository.readAllRows(tx, id);
  const row = rows.find((each) => each.position === position);
  if (!row || row.state === "vanished") {
    throw new ApiError("not_found", `The import ${id} has no row ${position} that can be changed.`);
  }
  if (givenBack) await repository.updateRow(tx, id, { position, givenBack });
  if (cells) {
    const unknown = Object.keys(cells).find((heading) => !record.header.includes(heading));
    if (unknown !== undefined) {
      throw new ApiError("validation_failed", `There is no column ${unknown}.`, {
        fields: { cells: "unknown" },
      });
    }
    const content = { ...(row.content as Record<string, string>), ...cells };
    const corrected = { ...row, content, givenBack: givenBack ?? row.givenBack };
    await compareSome(tx, record, rows, corrected);
  }
  const found = await repository.getRow(tx, id, position);
  if (!found) throw notFound(id);
  return found;
}

/**
 * Writes rows of a staged import, as they compare with the festival at this moment.
 * @throws ApiError `validation_failed` with `details.rows` where one of the chosen can't be written
 */
export async function applyStaged(
  tx: Database,
  change: Change,
  id: number,
  { rows: chosen, online }: Static<typeof ImportApplication>,
): Promise<ImportRecord> {
  const record = await hold(tx, id, "staged");
  const all = await repository.readAllRows(tx, id);
  const positions = new Set(chosen);
  const isChosen = ({ position, state }: ImportRowRecord) =>
    chosen ? positions.has(position) : state !== "vanished" && state !== "refused";
  const rows = all.filter(isChosen);
  const ofFile = rows.filter(({ state }) => state !== "vanished");
  const reads = readRows(ofFile, record);
  const { compared } = await compareEvents(
    tx,
    reads.flatMap(({ event }) => (event ? [event] : [])),
  );
  const positionOf = new Map(
    reads.flatMap(({ event, position }) => (event ? [[event.key, position]] : [])),
  );
  const refused = [
    ...reads.filter(({ event }) => event === null).map(({ position }) => position),
    ...compared
      .filter(({ state }) => state === "refused")
      .map(({ event }) => positionOf.get(event.key) ?? 0),
  ];
  if (refused.length > 0 || rows.length === 0) {
    throw new ApiError("validation_failed", `Rows that can't be written: ${refused.join(", ")}`, {
      fields: { rows: "invalid" },
      rows: refused,
    });
  }
  const givenBack = new Map(
    reads.flatMap(({ event }, index) =>
      event ? [[event.key, new Set(ofFile[index]?.givenBack)] as const] : [],
    ),
  );
  const { applied, created } = await applyEvents(tx, compared, { isOnline: online, givenBack });
  const vanished = rows.filter(({ state }) => state === "vanished");
  const gone = await takeOffline(
    tx,
    vanished.flatMap(({ eventId }) => eventId ?? []),
  );
  const rowOfEvent = new Map(vanished.map(({ eventId, position }) => [eventId, position]));
  await repository.noteApplied(tx, id, [
    ...applied.map((event) => ({ position: positionOf.get(event.key) ?? 0, event })),
    ...gone.map((event) => ({ position: rowOfEvent.get(event.eventId) ?? 0, event })),
  ]);
  await repository.updateImport(tx, id, { state: "applied", appliedAt: new Date(), created });
  noteEvents(change, "import", record, applied.length + gone.length);
  return getStored(tx, id);
}

export async function revertApplied(
  tx: Database,
  change: Change,
  id: number,
): Promise<ImportRecord> {
  const record = await hold(tx, id, "applied");
  const count = await revertImport(tx, record);
  await repository.updateImport(tx, id, { state: "reverted" });
  noteEvents(change, "revert", record, count);
  return getStored(tx, id);
}

function noteEvents(
  change: Change,
  action: AuditAction,
  { id, fileName }: ImportRecord,
  count: number,
) {
  // too much to name
  change.tag("all");
  change.audit({ action, what: `import:${id}`, title: fileName, details: { events: count } });
}
