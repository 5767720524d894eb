import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import { defaultOf } from "@festival/contracts/fields/defaults";
import type { Field } from "@festival/contracts/fields/field";
import { events as description } from "@festival/contracts/resources/programme/events";
import { localize, type Localized } from "@festival/contracts/locales";
import { inArray } from "drizzle-orm";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import { problemIn } from "../../platform/resources/bodyProblems.ts";
import { resourceRepository } from "../../platform/resources/resource.repository.ts";
import type { ResourceRecord } from "../../platform/resources/resource.ts";
import { propertiesOf } from "../../platform/resources/schemaOf.ts";
import { eventsDefinition } from "../events/events.resource.ts";
import type { EventValues, ImportedEvent } from "./importedEvent.ts";
import { eventSlugs } from "./createReferences.ts";
import { batch, findReferences, type MissingReferences, type References } from "./references.ts";
import { resolveEvent } from "./resolveEvent.ts";

/** A field in which a source differs from the festival. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
  /** Whether staff changed it since the last import: then it is theirs and stays. */
  isKept: boolean;
}

/** What an import would do with an event of the source. */
export interface ComparedEvent {
  event: ImportedEvent;
  /** Fields as the resource has them; a negative id stands for a row that would be made. */
  values: EventValues;
  state: "new" | "changed" | "unchanged" | "refused";
  /** Null where it is new. */
  stored: ResourceRecord | null;
  /** What the import before said of it. */
  imported: EventValues | null;
  differences: FieldDifference[];
  /** By field. */
  problems: Record<string, FieldProblem>;
}

export interface Comparison {
  compared: ComparedEvent[];
  refs: References;
  /** What the events name and the festival does not have. */
  missing: MissingReferences;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether a stored value says all that a source says; a source may say less, such as one language alone. */
function covers(stored: unknown, said: unknown): boolean {
  if (Array.isArray(said)) {
    if (!Array.isArray(stored) || stored.length !== said.length) return false;
    return said.every((item, place) => covers(stored[place], item));
  }
  if (isObject(said)) {
    return isObject(stored) && Object.keys(said).every((key) => covers(stored[key], said[key]));
  }
  return stored === said;
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isNothing));

/** Whether two values are the same, where an empty text, list or object, and a flag that is off, are the same as none. */
function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isLocalized = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

/**
 * Whether staff changed a field since an import: it holds another value than was imported, or than a new event has
 * where no import told it yet. Of a text count the languages that the source tells.
 */
function isOfStaff(field: string, stored: unknown, said: unknown, imported: EventValues): boolean {
  const described = (description.fields as Readonly<Record<string, Field>>)[field];
  const base = field in imported ? imported[field] : described && defaultOf(described);
  if (!isLocalized(said)) return !isSame(stored, base);
  const inLanguage = (value: unknown, locale: string) =>
    isLocalized(value) ? value[locale] : undefined;
  return Object.keys(said).some(
    (locale) => !isSame(inLanguage(stored, locale), inLanguage(base, locale)),
  );
}

/** What a source says of a localised field, completed with what is stored. */
export function completed(said: unknown, stored: unknown): unknown {
  if (!isLocalized(said)) return said;
  return { ...(isObject(stored) ? stored : {}), ...said };
}

const emptyTexts: Localized = { de: "", en: "" };

/** A new event has both languages of each text; its title is the same in both until it is translated. */
export function completedNew(values: EventValues): EventValues {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = (description.fields as Record<string, { localized?: true }>)[name];
    return [name, field?.localized ? completed(value, emptyTexts) : value] as const;
  });
  const whole = Object.fromEntries(entries);
  const title = whole.title as Localized | undefined;
  if (!title) return whole;
  const both = localize((locale) => title[locale] || title.de || title.en);
  return { ...whole, title: both, slug: eventSlugs(both) };
}

const validator = Compile(Type.Object(propertiesOf(description.fields)));
const fieldOf = (path: string) => /^\/(\w+)/.exec(path)?.[1] ?? "";

/** What is wrong with single fields, as the resource's own calls would say. */
function schemaProblems(record: EventValues): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  if (validator.Check(record)) return problems;
  for (const complaint of validator.Errors(record)) {
    const missing = complaint.keyword === "required" ? complaint.params.requiredProperties : [];
    for (const name of [fieldOf(complaint.instancePath), ...missing]) {
      if (name in description.fields) problems[name] ??= problemIn(complaint) ?? "invalid";
    }
  }
  return problems;
}

/** Larger than any id that the database gives soon. */
const imaginedId = 2_000_000_000;

/** The same with ids that every schema takes, where rows are still to be made. */
function withoutPlaceholders(value: EventValues): EventValues {
  return JSON.parse(
    JSON.stringify(value, (key, item: unknown) =>
      typeof item === "number" && item < 0 && /(?:_id|^\d+)$/.test(key) ? imaginedId + item : item,
    ),
  );
}

/** What is wrong across fields. */
async function ruleProblems(
  database: Database,
  record: EventValues,
  before: ResourceRecord | null,
): Promise<Record<string, FieldProblem>> {
  try {
    await eventsDefinition.check?.(database, record, before);
    return {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details?.fields ?? {};
  }
}

async function problemsOf(
  database: Database,
  record: EventValues,
  before: ResourceRecord | undefined,
): Promise<Record<string, FieldProblem>> {
  const ofFields = schemaProblems(record);
  // a moment that is none can't be compared with others
  return Object.keys(ofFields).length > 0
    ? ofFields
    : ruleProblems(database, record, before ?? null);
}

function differencesOf(
  values: EventValues,
  stored: ResourceRecord,
  imported: EventValues | null,
): FieldDifference[] {
  return Object.entries(values).flatMap(([field, said]) => {
    const before = stored[field];
    if (covers(before, said)) return [];
    const isKept = imported !== null && isOfStaff(field, before, said, imported);
    return [{ field, before, after: completed(said, before), isKept }];
  });
}

async function storedEvents(database: Database, keys: readonly string[]) {
  const repository = resourceRepository(eventsDefinition);
  const found = new Map<string, { record: ResourceRecord; imported: EventValues | null }>();
  for (let i = 0; i < keys.length; i += batch) {
    const rows = await database
      .select({ id: events.id, key: events.externalId, imported: events.imported })
      .from(events)
      .where(inArray(events.externalId, keys.slice(i, i + batch)));
    const records = await repository.getMany(
      database,
      rows.map(({ id }) => id),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const { id, key, imported } of rows) {
      const record = byId.get(id);
      if (record && key !== null) found.set(key, { record, imported });
    }
  }
  return found;
}

/**
 * Holds events of a source against the festival's, field by field. A field is staff's where its value is no
 * longer the one that was last imported.
 * @param file all events of their file, where they are some of it: what it names is found, or missing, as a whole
 */
export async function compareEvents(
  database: Database,
  imported: readonly ImportedEvent[],
  file = imported,
): Promise<Comparison> {
  const { refs, missing } = await findReferences(database, file);
  const stored = await storedEvents(
    database,
    imported.map(({ key }) => key),
  );
  const compared: ComparedEvent[] = [];
  for (const event of imported) {
    const known = stored.get(event.key);
    const said = resolveEvent(event, refs);
    const values = known ? said : completedNew(said);
    const differences = known ? differencesOf(values, known.record, known.imported) : [];
    const changes = differences.filter(({ isKept }) => !isKept);
    const after = known
      ? Object.fromEntries(changes.map((change) => [change.field, change.after]))
      : values;
    const isTouched = !known || changes.length > 0;
    const problems = isTouched
      ? await problemsOf(
          database,
          withoutPlaceholders({ ...known?.record, ...after }),
          known?.record,
        )
      : {};
    const isRefused = Object.keys(problems).length > 0;
    const state = isRefused ? "refused" : !known ? "new" : isTouched ? "changed" : "unchanged";
    const { record = null, imported: base = null } = known ?? {};
    compared.push({ event, values, state, stored: record, imported: base, differences, problems });
  }
  return { compared, refs, missing };
}
