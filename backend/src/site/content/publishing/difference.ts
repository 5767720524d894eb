import { isDeepStrictEqual } from "node:util";
import type { Difference, FieldDifference } from "@festival/contracts/api/publishing";
import { locales } from "@festival/contracts/locales";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import type { HeadParts } from "../heads/headParts.ts";
import type { StoredContent } from "./snapshots.repository.ts";

type Values = Record<string, unknown>;

function compareValues(
  before: Values,
  after: Values,
  locale: FieldDifference["locale"],
): FieldDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, locale, before: before[name] ?? null, after: after[name] ?? null }));
}

function compareFields(before: StoredSection, after: StoredSection): FieldDifference[] {
  return [
    ...compareValues({ slug: before.slug }, { slug: after.slug }, null),
    ...compareValues(before.settings, after.settings, null),
    ...locales.flatMap((locale) =>
      compareValues(before.texts[locale], after.texts[locale], locale),
    ),
  ];
}

/** Nothing where one of them is not known. */
function compareHeads(before: HeadParts | null, after: HeadParts | null): FieldDifference[] {
  if (!before || !after) return [];
  return [
    ...compareValues(before.settings, after.settings, null),
    ...locales.flatMap((locale) =>
      compareValues(before.texts[locale], after.texts[locale], locale),
    ),
  ];
}

const placeOf = ({ parent = null, column = 0 }: StoredSection) => `${parent ?? ""}/${column}`;

/** The part of numbers that rises and weighs most, as the numbers themselves. */
function heaviestRise(
  numbers: readonly number[],
  weightOf: (number: number) => number,
): Set<number> {
  const best: { weight: number; before: number }[] = [];
  let last = -1;
  for (const [index, number] of numbers.entries()) {
    const own = weightOf(number);
    let entry = { weight: own, before: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const found = best[earlier];
      if (found && (numbers[earlier] ?? 0) < number && found.weight + own > entry.weight) {
        entry = { weight: found.weight + own, before: earlier };
      }
    }
    best.push(entry);
    if (entry.weight > (best[last]?.weight ?? 0)) last = index;
  }
  const rise = new Set<number>();
  for (let index = last; index >= 0; index = best[index]?.before ?? -1) {
    rise.add(numbers[index] ?? 0);
  }
  return rise;
}

/** Of one that was moved, where it can also be that the others were. */
const littleWeight = 0.001;

/**
 * Ids of those that stand elsewhere now: in another place, or not between the same others.
 * @param likely those that are named where either they or others can have been moved
 */
export function findMoved(
  before: readonly StoredSection[],
  after: readonly StoredSection[],
  likely: ReadonlySet<number> = new Set(),
): Set<number> {
  const earlier = new Map(before.map((section, index) => [section.id, { section, index }]));
  const moved = new Set<number>();
  for (const siblings of Map.groupBy(after, placeOf).values()) {
    const stayed = siblings.flatMap((section) => {
      const known = earlier.get(section.id);
      if (!known) return [];
      if (placeOf(known.section) === placeOf(section)) return [known.index];
      moved.add(section.id);
      return [];
    });
    const inOrder = heaviestRise(stayed, (index) =>
      likely.has(before[index]?.id ?? 0) ? littleWeight : 1,
    );
    for (const { id } of siblings) {
      const index = earlier.get(id)?.index;
      if (index !== undefined && stayed.includes(index) && !inOrder.has(index)) moved.add(id);
    }
  }
  return moved;
}

/**
 * What was done to one content to get another: sections by their ids, their fields, and those of the head.
 * @param likelyMoved as `findMoved` takes them
 */
export function compareContent(
  before: StoredContent,
  after: StoredContent,
  likelyMoved?: ReadonlySet<number>,
): Difference {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const remaining = new Set(after.sections.map(({ id }) => id));
  const moved = findMoved(before.sections, after.sections, likelyMoved);
  const changes = after.sections.map((section): Difference["sections"][number] => {
    const { id, model, texts } = section;
    const known = earlier.get(id);
    if (!known) return { id, model, texts, kinds: ["added"], fields: [] };
    const fields = compareFields(known, section);
    return {
      id,
      model,
      texts,
      kinds: [
        ...(moved.has(id) ? ["moved" as const] : []),
        ...(fields.length > 0 ? ["changed" as const] : []),
      ],
      fields,
    };
  });
  const removed = before.sections
    .filter(({ id }) => !remaining.has(id))
    .map(({ id, model, texts }) => ({ id, model, texts, kinds: ["removed" as const], fields: [] }));
  return {
    sections: [...changes, ...removed].filter(({ kinds }) => kinds.length > 0),
    fields: [
      ...compareHeads(before.head, after.head),
      ...compareValues(before.content ?? {}, after.content ?? {}, null),
    ],
  };
}

export function isSameContent(one: StoredContent, other: StoredContent): boolean {
  const { sections, fields } = compareContent(one, other);
  return sections.length === 0 && fields.length === 0;
}
