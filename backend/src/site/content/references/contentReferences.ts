import type { RichText } from "@festival/contracts/api/common";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { hasHead } from "@festival/contracts/heads/head";
import { isLocale, type Locale } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { headFields, headParts, partOf } from "../heads/headParts.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import type { StoredContent } from "../publishing/snapshots.repository.ts";
import { isKnownModel } from "../sections/missing.ts";
import { targetOfLink, type Target } from "./linkTargets.ts";

type Values = Record<string, unknown>;

/** A place in content that names something of this site. */
export interface Reference {
  /** Null for the head, and for a block of the home page. */
  section: number | null;
  locale: Locale | null;
  /** Such as "items.0.image_id". */
  field: string;
  /** Whether it is named by an address, and not by its id. */
  isLink: boolean;
  target: Target;
}

type Place = Pick<Reference, "section" | "locale">;

const singulars = new Map(resourceDescriptions.map(({ name, singular }) => [name, singular]));

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function linksIn(field: Pick<Field, "kind">, value: unknown): string[] {
  if (field.kind === "link") return typeof value === "string" ? [value] : [];
  if (field.kind !== "richText" || !isObject(value)) return [];
  // its schema was checked when it was written
  const { entityMap } = value as unknown as RichText;
  return Object.values(entityMap ?? {}).map(({ data }) => data.url);
}

function idsIn(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((id) => typeof id === "number");
}

/** What one value names. */
function* inValue(field: Field, value: unknown, place: Place, path: string): Generator<Reference> {
  if (field.kind === "rows" && Array.isArray(value)) {
    for (const [index, row] of value.entries()) {
      if (isObject(row)) yield* inValues(field.fields, row, place, `${path}.${index}.`);
    }
    return;
  }
  for (const link of linksIn(field, value)) {
    const target = targetOfLink(link);
    if (target) yield { ...place, field: path, isLink: true, target };
  }
  if (!("to" in field)) return;
  const kind = singulars.get(field.to) ?? field.to;
  for (const id of idsIn(value)) {
    yield { ...place, field: path, isLink: false, target: { kind, key: String(id) } };
  }
}

/** What values of some fields name. Within rows both languages of a field stand together. */
function* inValues(fields: Fields, values: Values, place: Place, path = ""): Generator<Reference> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (path !== "" && field.localized && isObject(value)) {
      for (const [locale, one] of Object.entries(value)) {
        if (isLocale(locale)) yield* inValue(field, one, { ...place, locale }, path + name);
      }
    } else yield* inValue(field, value, place, path + name);
  }
}

/** What a block of the home page names. Its fields have both languages; records are named as in "event_ids". */
function* inHome(values: Values, place: Place, path = ""): Generator<Reference> {
  for (const [name, value] of Object.entries(values)) {
    const field = path + name;
    const [, kind] = /^(\w+)_ids?$/.exec(name) ?? [];
    if (kind) {
      for (const id of idsIn(value)) {
        yield { ...place, field, isLink: false, target: { kind, key: String(id) } };
      }
    } else if (name === "items" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (isObject(item)) yield* inHome(item, place, `${field}.${index}.`);
      }
    } else if (name === "link" && isObject(value)) {
      for (const [locale, link] of Object.entries(value)) {
        const target = typeof link === "string" ? targetOfLink(link) : undefined;
        if (target && isLocale(locale)) yield { ...place, locale, field, isLink: true, target };
      }
    }
  }
}

/** All that content names, in the order in which it stands there. */
export function referencesIn(
  { ownerType }: Pick<OwnerKey, "ownerType">,
  { sections, head, content }: StoredContent,
): Reference[] {
  const found: Reference[] = [];
  if (head && hasHead(ownerType)) {
    const fields = headFields(ownerType);
    for (const part of headParts) {
      const place = { section: null, locale: part === "settings" ? null : part };
      found.push(...inValues(fields, partOf(head, part), place));
    }
  }
  for (const { id, model, settings, texts } of sections) {
    if (!isKnownModel(model)) continue;
    const description = sectionDescriptions[model];
    found.push(...inValues(settingsOf(description), settings, { section: id, locale: null }));
    for (const locale of ["de", "en"] as const) {
      found.push(...inValues(textsOf(description), texts[locale], { section: id, locale }));
    }
  }
  if (content) found.push(...inHome(content, { section: null, locale: null }));
  return found;
}
