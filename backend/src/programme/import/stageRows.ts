import { and, between, eq, like } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  events,
  type ImportMapping,
  type importRows,
  type ImportRowProblem,
} from "../../platform/database/schema/index.ts";
import { compareEvents, type ComparedEvent } from "./compareEvents.ts";
import { readNames, valueInWords } from "./eventWords.ts";
import type { ImportedEvent } from "./importedEvent.ts";
import { referenceKinds, type MissingReferences } from "./references.ts";
import { targets } from "./table/columns.ts";
import { tableEvents, type ReadRow } from "./table/tableEvents.ts";

/** How the rows of a file are read. */
export interface ImportReading {
  kind: "table" | "archive";
  mapping: ImportMapping;
  source: string;
}

/** A row of a file, as it is kept: the cells of a table by heading, or what an archive tells. */
export interface RowContent {
  position: number;
  content: unknown;
}

/** What is kept of a concert of an archive, or of what is wrong with one. */
export interface ArchiveContent {
  title: string;
  event: ImportedEvent | null;
  problems: ImportRowProblem[];
}

export type StagedRow = Omit<typeof importRows.$inferInsert, "importId">;

/** Rows of a file as events of the festival's words. */
export function readRows(rows: readonly RowContent[], reading: ImportReading): ReadRow[] {
  if (reading.kind === "archive") {
    return rows.map(({ position, content }) => ({ position, ...(content as ArchiveContent) }));
  }
  const cells = rows.map(({ position, content }) => ({
    position,
    cells: content as Record<string, string>,
  }));
  return tableEvents(cells, reading.mapping, reading.source);
}

/** What the rules of events refuse, as problems of the columns that say it. */
function problemsOf(
  { problems, event }: ComparedEvent,
  { mapping }: ImportReading,
): ImportRowProblem[] {
  return Object.entries(problems).map(([field, code]) => {
    const target = targets.find((each) => each.field === field && mapping.columns[each.name]);
    const value = event.fields[field];
    return {
      column: target ? (mapping.columns[target.name] ?? "") : "",
      field,
      code,
      value: typeof value === "string" || typeof value === "number" ? String(value) : "",
    };
  });
}

/** Names of what is made besides events, by kind; empty kinds are left out. */
function namesOf(missing: MissingReferences): Record<string, string[]> {
  const names: Record<string, string[]> = {
    genres: missing.genres.map(({ title }) => title.de),
    venues: missing.venues.map(({ name }) => name.de),
    artists: missing.artists.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ensembles: missing.ensembles.map(({ name }) => name.de),
    composers: missing.composers.map(({ name }) => name.de),
    compositions: missing.compositions.map(({ title }) => title.de),
  };
  return Object.fromEntries(
    referenceKinds.flatMap((kind) => (names[kind]?.length ? [[kind, names[kind]]] : [])),
  );
}

const eventsOf = (reads: readonly ReadRow[]): ImportedEvent[] =>
  reads.flatMap(({ event }) => event ?? []);

/** Public events of the same source within the days of the file, which the file does not name. */
async function findVanished(
  database: Database,
  reads: readonly ReadRow[],
  { source }: ImportReading,
): Promise<StagedRow[]> {
  const named = eventsOf(reads);
  const starts = named.map(({ fields }) => Date.parse(String(fields.starts_at)));
  // a row that can't be read may be any of them
  if (named.length < reads.length || named.length === 0) return [];
  const keys = new Set(named.map(({ key }) => key));
  const rows = await database
    .select({
      id: events.id,
      key: events.externalId,
      title: events.title,
      startsAt: events.startsAt,
    })
    .from(events)
    .where(
      and(
        like(events.externalId, `${source.replaceAll(/[\\%_]/g, String.raw`\$&`)}:%`),
        eq(events.isOnline, true),
        between(
          events.startsAt,
          new Date(starts.reduce((one, other) => Math.min(one, other), Infinity)),
          new Date(starts.reduce((one, other) => Math.max(one, other), 0)),
        ),
      ),
    );
  const last = reads.at(-1)?.position ?? 0;
  return rows
    .filter(({ key }) => !keys.has(key ?? ""))
    .map(({ id, title, startsAt }, index) => ({
      position: last + 1 + index,
      content: {},
      state: "vanished",
      title: title.de,
      startsAt,
      eventId: id,
    }));
}

/**
 * The rows that are read otherwise once one of them has changed: that one, and those that say what it says or said,
 * of which only the first counts.
 */
export function rowsReadOtherwise(
  before: readonly RowContent[],
  after: readonly RowContent[],
  reading: ImportReading,
): Set<number> {
  const known = readRows(before, reading);
  const read = readRows(after, reading);
  const isOther = ({ problems }: ReadRow, index: number) =>
    after[index]?.content !== before[index]?.content ||
    JSON.stringify(problems) !== JSON.stringify(known[index]?.problems);
  return new Set(read.filter(isOther).map(({ position }) => position));
}

/**
 * Compares rows of a file with the festival; nothing is written.
 * @param positions of the rows that are compared; all where absent
 * @returns these rows as they are staged, all that the file names no more, and the names of all that would be made
 */
export async function stageRows(
  database: Database,
  rows: readonly RowContent[],
  reading: ImportReading,
  positions?: ReadonlySet<number>,
): Promise<{ rows: StagedRow[]; creates: Record<string, string[]> }> {
  const reads = readRows(rows, reading);
  const wanted = reads.filter(({ position }) => positions?.has(position) ?? true);
  const { compared, refs, missing } = await compareEvents(
    database,
    eventsOf(wanted),
    eventsOf(reads),
  );
  const names = await readNames(database, refs, missing);
  const contents = new Map(rows.map(({ position, content }) => [position, content]));
  const byKey = new Map(compared.map((each) => [each.event.key, each]));
  const staged = wanted.map((read): StagedRow => {
    const { position, event, title, problems } = read;
    const content = contents.get(position);
    const found = event && byKey.get(event.key);
    if (!found) return { position, content, state: "refused", title, problems };
    const zone = found.values.time_zone ?? found.stored?.time_zone;
    const startsAt = found.values.starts_at;
    return {
      position,
      content,
      state: found.state,
      title,
      startsAt: typeof startsAt === "string" ? new Date(startsAt) : null,
      eventId: found.stored?.id ?? null,
      changes: found.differences.map(({ field, before, after, isKept }) => ({
        field,
        before: valueInWords(field, before, names, zone),
        after: valueInWords(field, after, names, zone),
        is_kept: isKept,
      })),
      problems: problemsOf(found, reading),
    };
  });
  return {
    rows: [...staged, ...(await findVanished(database, reads, reading))],
    creates: namesOf(missing),
  };
}
