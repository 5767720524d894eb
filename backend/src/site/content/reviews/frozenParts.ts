import type { RichText } from "@festival/contracts/api/common";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { metaFields } from "@festival/contracts/fields/recurring";
import { headDescriptions, type HeadOwner } from "@festival/contracts/heads/head";
import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { FrozenPart } from "../../../platform/database/schema/index.ts";
import { toRecord, type HeadParts } from "../heads/headParts.ts";
import { readNamed, type Named } from "./named.repository.ts";

type Values = Record<string, unknown>;
type Row = Record<string, unknown>;

const empty: Omit<FrozenPart, "key" | "label"> = { text: null, rich: null, imageId: null };

/** What only search engines and other sites show. */
const unseen = new Set<string>([...Object.keys(metaFields), "og_type"]);

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : []);
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : [];
const idOf = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);

function inLanguage(field: Field, value: unknown, locale: Locale): unknown {
  return field.localized ? (value as Localized<unknown> | undefined)?.[locale] : value;
}

const richOf = (value: unknown): RichText | null =>
  typeof value === "object" && value !== null && "blocks" in value ? (value as RichText) : null;

/** Records that a head names: their ids, by what they are. */
function namedIn(head: Values): Record<keyof Named, number[]> {
  const works = rowsOf(head.works);
  const lives = rowsOf(head.biographies);
  const some = (rows: readonly Row[], name: string) => rows.flatMap((row) => idOf(row[name]) ?? []);
  return {
    works: some(works, "composition_id"),
    artists: some(lives, "artist_id"),
    ensembles: some(lives, "ensemble_id"),
    authors: idsOf(head.author_ids),
  };
}

/** Notes on works and what is sung, under the works' titles. */
function worksIn(head: Values, named: Named, locale: Locale): FrozenPart[] {
  return rowsOf(head.works).flatMap(
    ({ composition_id: id, note, sung_texts: sung }): FrozenPart[] => {
      const work = named.works.get(Number(id));
      if (!work) return [];
      const label = work.name[locale];
      const key = `works.${Number(id)}`;
      const words = rowsOf(sung).map(({ title, original, translation }) => {
        const inOne = (value: unknown) => (value as Localized | undefined)?.[locale] ?? "";
        return [inOne(title), original, inOne(translation)].filter(Boolean).join("\n\n");
      });
      return [
        { ...empty, key, label, rich: richOf((note as Localized<unknown> | undefined)?.[locale]) },
        ...words.map((text, at) => ({ ...empty, key: `${key}.${at}`, label, text })),
      ];
    },
  );
}

/** Biographies, which stand in the records of artists and ensembles. */
function livesIn(head: Values, named: Named, locale: Locale): FrozenPart[] {
  return rowsOf(head.biographies).flatMap((row): FrozenPart[] => {
    const [kind, id] = idOf(row.artist_id)
      ? (["artist", Number(row.artist_id)] as const)
      : (["ensemble", Number(row.ensemble_id)] as const);
    const life = (kind === "artist" ? named.artists : named.ensembles).get(id);
    if (!life) return [];
    const key = `biographies.${kind}:${id}`;
    return [{ ...empty, key, label: life.name[locale], rich: life.words?.[locale] ?? null }];
  });
}

function partsIn(fields: Fields, head: Values, named: Named, locale: Locale): FrozenPart[] {
  return Object.entries(fields).flatMap(([key, field]): FrozenPart[] => {
    if (unseen.has(key)) return [];
    const label = field.label[locale];
    const value = inLanguage(field, head[key], locale);
    if (key === "works") return worksIn(head, named, locale);
    if (key === "biographies") return livesIn(head, named, locale);
    if (key === "author_ids") {
      const names = idsOf(value).flatMap((id) => named.authors.get(id)?.name[locale] ?? []);
      return names.length > 0 ? [{ ...empty, key, label, text: names.join(", ") }] : [];
    }
    if (field.kind === "picture") {
      const imageId = idOf(value);
      return imageId === null ? [] : [{ ...empty, key, label, imageId }];
    }
    if (field.kind === "richText") {
      const rich = richOf(value);
      return rich ? [{ ...empty, key, label, rich }] : [];
    }
    const isWritten = isTextField(field) && typeof value === "string" && value !== "";
    return isWritten ? [{ ...empty, key, label, text: value }] : [];
  });
}

/** All that readers see of a head, in both languages, with the names and biographies of today. */
export async function freezeParts(
  database: Database,
  ownerType: HeadOwner,
  head: HeadParts,
): Promise<Localized<FrozenPart[]>> {
  const { fields }: { fields: Fields } = headDescriptions[ownerType];
  const values = toRecord(fields, head);
  const named = await readNamed(database, namedIn(values));
  return localize((locale) => partsIn(fields, values, named, locale));
}
