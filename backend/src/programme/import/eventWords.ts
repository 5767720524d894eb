import type { Field } from "@festival/contracts/fields/field";
import { languageTag, localize, type Localized } from "@festival/contracts/locales";
import { events as description } from "@festival/contracts/resources/programme/events";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  compositions,
  ensembles,
  genres,
  venues,
} from "../../platform/database/schema/index.ts";
import type { MissingReferences, References } from "./references.ts";

/** Names of rows by kind and id, those of rows that are still to be made too. */
type Names = (kind: string, id: unknown) => Localized;

const none: Localized = { de: "", en: "" };
const same = (text: string): Localized => localize(() => text);
const join = (parts: readonly Localized[], between: string): Localized =>
  localize((locale) => parts.map((part) => part[locale]).join(between));

/** Reads the names that words need. */
export async function readNames(
  database: Database,
  refs: References,
  missing: MissingReferences,
): Promise<Names> {
  const names = new Map<string, Localized>();
  const add = (kind: string, rows: readonly { id: number; name: Localized }[]) => {
    for (const { id, name } of rows) names.set(`${kind}:${id}`, name);
  };
  const placed = <T extends { key: string }>(
    kind: keyof References,
    entries: readonly T[],
    nameOf: (entry: T) => Localized,
  ) =>
    add(
      kind,
      entries.map((entry) => ({ id: refs[kind].get(entry.key) ?? 0, name: nameOf(entry) })),
    );
  add("genres", await database.select({ id: genres.id, name: genres.title }).from(genres));
  add("venues", await database.select({ id: venues.id, name: venues.name }).from(venues));
  add(
    "ensembles",
    await database.select({ id: ensembles.id, name: ensembles.name }).from(ensembles),
  );
  const works = await database
    .select({ id: compositions.id, name: compositions.title })
    .from(compositions);
  add("compositions", works);
  const people = await database.select().from(artists);
  const fullName = (person: { firstName: string; lastName: string }) =>
    same(`${person.firstName} ${person.lastName}`.trim());
  add(
    "artists",
    people.map((person) => ({ id: person.id, name: fullName(person) })),
  );
  placed("genres", missing.genres, ({ title }) => title);
  placed("venues", missing.venues, ({ name }) => name);
  placed("ensembles", missing.ensembles, ({ name }) => name);
  placed("artists", missing.artists, fullName);
  placed("compositions", missing.compositions, ({ title }) => title);
  return (kind, id) => names.get(`${kind}:${String(id)}`) ?? none;
}

/** @example { de: "So., 17.05.2026, 19:30", en: "Sun, 17/05/2026, 19:30" } */
function momentInWords(value: string, timeZone: string): Localized {
  return localize((locale) =>
    new Intl.DateTimeFormat(languageTag[locale], {
      timeZone,
      weekday: "short",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    }).format(new Date(value)),
  );
}

function itemInWords(item: Record<string, unknown>, names: Names): Localized {
  if (item.kind === "interval") return { de: "Pause", en: "Interval" };
  if ("artist_id" in item) {
    const role = (item.role ?? none) as Localized;
    const name = names("artists", item.artist_id);
    return localize((locale) =>
      role[locale] ? `${name[locale]} (${role[locale]})` : name[locale],
    );
  }
  return names("compositions", item.composition_id);
}

const kindOf: Readonly<Record<string, string>> = {
  ensemble_ids: "ensembles",
  genre_ids: "genres",
  genre_id: "genres",
  venue_id: "venues",
};

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";

/** A value of an event's field, as staff read it in both languages. */
export function valueInWords(
  name: string,
  value: unknown,
  names: Names,
  timeZone: unknown,
): Localized {
  const field = (description.fields as Readonly<Record<string, Field>>)[name];
  if (value === null || value === undefined || !field) return none;
  if (Array.isArray(value)) {
    const kind = kindOf[name];
    const parts = value.map((item: unknown) => {
      if (kind) return names(kind, item);
      if (typeof item === "object" && item !== null) {
        return itemInWords(item as Record<string, unknown>, names);
      }
      const options = "options" in field ? field.options : [];
      return options.find((option) => option.value === item)?.label ?? same(textOf(item));
    });
    return join(parts, field.kind === "rows" ? "\n" : ", ");
  }
  if (kindOf[name]) return names(kindOf[name], value);
  if (field.kind === "flag") return value ? { de: "ja", en: "yes" } : { de: "nein", en: "no" };
  if (field.kind === "choice") {
    return field.options.find((option) => option.value === value)?.label ?? same(textOf(value));
  }
  if (field.kind === "instant") {
    return momentInWords(textOf(value), typeof timeZone === "string" ? timeZone : festivalZone);
  }
  if (field.kind === "money") {
    return localize((locale) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(Number(value)),
    );
  }
  if (typeof value === "object") return { ...none, ...value };
  return same(textOf(value));
}
