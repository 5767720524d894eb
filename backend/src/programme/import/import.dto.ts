import type {
  ImportDetail,
  ImportRow,
  ImportSummary,
} from "@festival/contracts/api/editing/imports";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  countRows,
  listUnknownValues,
  type ImportRecord,
  type ImportRowRecord,
} from "./imports.repository.ts";
import { fieldNamed, targets } from "./table/columns.ts";

function summaryOf(record: ImportRecord, counts: Record<string, number>): ImportSummary {
  const { id, kind, state, fileName, createdAt, createdBy, appliedAt } = record;
  return {
    id,
    kind,
    state,
    file_name: fileName,
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    applied_at: appliedAt?.toISOString() ?? null,
    counts,
  };
}

export async function summariesOf(
  database: Database,
  records: readonly ImportRecord[],
): Promise<ImportSummary[]> {
  const ids = records.map(({ id }) => id);
  const counts = ids.length > 0 ? await countRows(database, ids) : new Map<number, never>();
  return records.map((record) => summaryOf(record, counts.get(record.id) ?? {}));
}

export async function detailOf(database: Database, record: ImportRecord): Promise<ImportDetail> {
  const counts = await countRows(database, [record.id]);
  const unknown = await listUnknownValues(database, record.id);
  const { source, header, mapping, creates } = record;
  return {
    ...summaryOf(record, counts.get(record.id) ?? {}),
    source,
    header,
    mapping,
    targets: targets.map(({ name, label, required }) => ({ name, label, required })),
    unknown_values: unknown.flatMap(({ field: name, value }) => {
      const field = fieldNamed(name);
      return field?.kind === "choice"
        ? [{ field: name, label: field.label, value, options: [...field.options] }]
        : [];
    }),
    creates,
  };
}

export function rowOf(row: ImportRowRecord): ImportRow {
  const { position, state, title, startsAt, eventId, changes, problems, givenBack } = row;
  return {
    position,
    state,
    title,
    starts_at: startsAt?.toISOString() ?? null,
    event_id: eventId,
    changes,
    problems,
    given_back: givenBack,
  };
}
