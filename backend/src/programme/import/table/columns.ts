import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales, type Locale, type Localized } from "@festival/contracts/locales";
import { events as description } from "@festival/contracts/resources/programme/events";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import type { ImportMapping } from "../../../platform/database/schema/index.ts";
import { nameKey } from "../nameKey.ts";

/** What a column of a table can tell. */
export interface Target {
  /** Such as "starts_at", "starts_at.day" or "title.de". */
  name: string;
  label: Localized;
  /** Whether no event can be made without it, or without another column that tells the same. */
  required: boolean;
  /** The field of an event; absent for what names the row itself. */
  field?: string;
  locale?: Locale;
  part?: "day" | "time";
}

const fields: Readonly<Record<string, Field>> = description.fields;

/** Fields that no table tells: a name's part of the address, and what a screen or an upload is needed for. */
const untold = new Set([
  "slug",
  "has_time",
  "time_zone",
  "previous_starts_at",
  "previous_venue_id",
  "is_online",
  "genre_ids",
]);
const lists = new Set(["event_compositions", "event_castmembers", "ensemble_ids"]);
const kinds: ReadonlySet<string> = new Set(["instant", "flag", "choice", "choices", "money"]);

function hasColumns(name: string, field: Field): boolean {
  if (untold.has(name)) return false;
  if (isTextField(field) || kinds.has(field.kind) || lists.has(name)) return true;
  return name === "genre_id" || name === "venue_id";
}

const languages: Localized<Localized> = {
  de: { de: "Deutsch", en: "German" },
  en: { de: "Englisch", en: "English" },
};

function targetsOf(name: string, field: Field): Target[] {
  const { label } = field;
  if (field.localized) {
    return locales.map((locale) => ({
      name: `${name}.${locale}`,
      label: {
        de: `${label.de} (${languages[locale].de})`,
        en: `${label.en} (${languages[locale].en})`,
      },
      required: field.required === true && locale === "de",
      field: name,
      locale,
    }));
  }
  const whole: Target = { name, label, required: false, field: name };
  if (name !== "starts_at") return [whole];
  return [
    { ...whole, label: { de: "Beginn (Tag und Uhrzeit)", en: "Start (day and time)" } },
    {
      name: "starts_at.day",
      label: { de: "Beginn: Tag", en: "Start: day" },
      required: true,
      field: name,
      part: "day",
    },
    {
      name: "starts_at.time",
      label: { de: "Beginn: Uhrzeit", en: "Start: time" },
      required: false,
      field: name,
      part: "time",
    },
  ];
}

/** The column by which an event is known again, whatever else changes. */
export const keyTarget = "external_id";

export const targets: readonly Target[] = [
  { name: keyTarget, label: { de: "Kennung", en: "Identifier" }, required: false },
  ...Object.entries(fields)
    .filter(([name, field]) => hasColumns(name, field))
    .flatMap(([name, field]) => targetsOf(name, field)),
];

export const fieldNamed = (name: string): Field | undefined => fields[name];

/** What offices call columns, besides the labels. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  [keyTarget]: ["id", "nr", "nr.", "nummer", "kennung", "identifier", "number", "external id"],
  "starts_at.day": ["datum", "tag", "date", "day"],
  "starts_at.time": ["uhrzeit", "zeit", "anfang", "beginn uhrzeit", "time"],
  "title.de": ["titel", "title", "veranstaltung", "konzert", "name"],
  "title.en": ["titel en", "titel englisch", "english title", "title en"],
  "subtitle.de": ["untertitel", "subtitle"],
  venue_id: ["ort", "spielort", "saal", "haus", "venue", "hall", "location"],
  genre_id: ["genre", "sparte", "gattung", "reihe"],
  price_from: ["preis", "price"],
  ticket_link: ["ticketlink", "ticket link", "karten", "tickets", "link"],
  event_compositions: ["werke", "programmfolge", "works"],
  event_castmembers: ["mitwirkende", "künstler", "cast", "artists", "performers"],
  ensemble_ids: ["ensemble", "orchester", "orchestra"],
};

/** How columns are read before anyone has said so: by their headings. */
export function guessMapping(header: readonly string[]): ImportMapping {
  const byName = new Map(header.map((heading) => [nameKey(heading), heading]));
  const columns: Record<string, string> = {};
  for (const { name, label } of targets) {
    const names = [name, label.de, label.en, ...(synonyms[name] ?? [])];
    const heading = names.map((each) => byName.get(nameKey(each))).find(Boolean);
    if (heading !== undefined && !Object.values(columns).includes(heading)) columns[name] = heading;
  }
  return { columns, time_zone: festivalZone, day_order: "dmy", values: {} };
}
