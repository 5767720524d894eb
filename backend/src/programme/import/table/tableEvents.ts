import { instantIn, readingIn } from "@festival/contracts/time/wallClock";
import type { ImportMapping, ImportRowProblem } from "../../../platform/database/schema/index.ts";
import type { EventValues, ImportedEvent } from "../importedEvent.ts";
import { nameKey } from "../nameKey.ts";
import { cellValue } from "./cellValues.ts";
import { fieldNamed, keyTarget, targets, type Target } from "./columns.ts";
import { momentIn } from "./dateText.ts";
import { castNamed, ensemblesNamed, genreNamed, programmeNamed, venueNamed } from "./namedParts.ts";

export interface TableRow {
  position: number;
  cells: Readonly<Record<string, string>>;
}

/** A row as it was read: an event, or what keeps it from being one. */
export interface ReadRow {
  position: number;
  /** What staff read of it, where it is no event. */
  title: string;
  event: ImportedEvent | null;
  problems: ImportRowProblem[];
}

type Problems = ImportRowProblem[];

/** The instant at which the clocks of the source's zone show this; undefined where they skip it. */
function instantOf(reading: string, timeZone: string): string | undefined {
  const instant = instantIn(timeZone, reading);
  return readingIn(timeZone, instant) === reading ? instant.toISOString() : undefined;
}

/** Reads the cells of one row; what is empty says nothing. */
class RowReader {
  readonly #cells: TableRow["cells"];
  readonly #mapping: ImportMapping;
  readonly problems: Problems = [];
  readonly fields: EventValues = {};

  constructor(cells: TableRow["cells"], mapping: ImportMapping) {
    this.#cells = cells;
    this.#mapping = mapping;
  }

  heading(target: string): string {
    return this.#mapping.columns[target] ?? "";
  }

  text(target: string): string {
    return this.#cells[this.heading(target)]?.trim() ?? "";
  }

  /** What a target's cell holds, where it holds something; formulas are refused in all of them. */
  read<T>(target: string, make: (text: string) => T): T | undefined {
    const text = this.text(target);
    if (text === "") return undefined;
    if (!text.startsWith("=")) return make(text);
    this.refuse(target, "formula");
    return undefined;
  }

  refuse(target: string, code: string): void {
    const field = target.split(".")[0] ?? "";
    this.problems.push({ column: this.heading(target), field, code, value: this.text(target) });
  }

  /** The start, of one cell or of two, and whether its time is known. */
  readStart(): string | undefined {
    const { day_order: order, time_zone: zone } = this.#mapping;
    const at = ["starts_at.day", "starts_at"].find((name) => this.text(name) !== "");
    if (at === undefined) {
      this.refuse(this.heading("starts_at.day") === "" ? "starts_at" : "starts_at.day", "required");
      return undefined;
    }
    const { day, time: beside } = momentIn(this.text(at), order);
    if (day === undefined) {
      this.refuse(at, "invalid_date");
      return undefined;
    }
    const timeText = this.text("starts_at.time");
    const time = timeText === "" ? beside : momentIn(timeText, order).time;
    if (timeText !== "" && time === undefined) this.refuse("starts_at.time", "invalid_time");
    const startsAt = instantOf(`${day}T${time ?? "00:00"}`, zone);
    if (startsAt === undefined) this.refuse("starts_at.time", "no_such_time");
    else Object.assign(this.fields, { starts_at: startsAt, has_time: time !== undefined });
    this.fields.time_zone = zone;
    return day;
  }

  /** Another moment; one that tells no day is on the day of the start. */
  readMoment(target: string, startDay: string): void {
    const { day_order: order, time_zone: zone } = this.#mapping;
    const { day = startDay, time } = momentIn(this.text(target), order);
    if (time === undefined) return this.refuse(target, "invalid_time");
    const instant = instantOf(`${day}T${time}`, zone);
    if (instant === undefined) this.refuse(target, "no_such_time");
    else this.fields[target] = instant;
  }

  readField({ name, field: fieldName = "", locale }: Target, startDay: string | undefined): void {
    const field = fieldNamed(fieldName);
    const text = this.text(name);
    if (!field || text === "") return;
    if (field.kind === "instant") {
      if (startDay !== undefined) this.readMoment(name, startDay);
      return;
    }
    const read = cellValue(fieldName, field, text, this.#mapping);
    if ("problem" in read) this.refuse(name, read.problem);
    else if (locale) {
      const others = this.fields[fieldName] as Record<string, unknown> | undefined;
      this.fields[fieldName] = { ...others, [locale]: read.value };
    } else this.fields[fieldName] = read.value;
  }
}

/** Read by functions of their own. */
const ownReaders = new Set([
  "starts_at",
  "genre_id",
  "venue_id",
  "event_compositions",
  "event_castmembers",
  "ensemble_ids",
]);

function readRow({ position, cells }: TableRow, mapping: ImportMapping, source: string): ReadRow {
  const row = new RowReader(cells, mapping);
  const day = row.readStart();
  for (const target of targets) {
    if (target.field !== undefined && !ownReaders.has(target.field)) row.readField(target, day);
  }
  const title = row.text("title.de") || row.text("title.en");
  if (title === "") row.refuse("title.de", "required");
  else if (row.text("title.de") === "")
    Object.assign(row.fields, { title: { de: title, en: title } });
  const own = row.read(keyTarget, nameKey);
  // without an identifier, an event is the same as long as its day and its title are
  const key = own ?? `${day ?? ""}|${nameKey(title)}`;
  const event: ImportedEvent = {
    key: `${source}:${key}`,
    fields: row.fields,
    genre: row.read("genre_id", genreNamed),
    venue: row.read("venue_id", venueNamed),
    programme: row.read("event_compositions", programmeNamed),
    cast: row.read("event_castmembers", castNamed),
    ensembles: row.read("ensemble_ids", ensemblesNamed),
  };
  const { problems } = row;
  return { position, title, event: problems.length === 0 ? event : null, problems };
}

/**
 * Reads rows of a table as events.
 * @param source begins the keys of its events
 */
export function tableEvents(
  rows: readonly TableRow[],
  mapping: ImportMapping,
  source: string,
): ReadRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const read = readRow(row, mapping, source);
    if (!read.event) return read;
    const first = seen.get(read.event.key);
    if (first === undefined) {
      seen.set(read.event.key, row.position);
      return read;
    }
    const column = mapping.columns[keyTarget] ?? mapping.columns["title.de"] ?? "";
    const problem = { column, field: "", code: "twice", value: String(first) };
    return { ...read, event: null, problems: [problem] };
  });
}
