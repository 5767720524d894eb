import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales } from "@festival/contracts/locales";
import type { SectionDescription } from "@festival/contracts/sections/section";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import { isEmptyValue } from "../../page/fields.ts";
import { describeModel } from "../../workingCopy/head.ts";
import type { Content, LocalSection, Op } from "../../workingCopy/ops.ts";
import { mayStand } from "../../workingCopy/several.ts";
import { hasColumns } from "../movePlaces.ts";
import { targetBefore } from "../moves.ts";
import { convertValue } from "./convertValue.ts";

/** A section as another type of section holds it. */
export type Converted = Pick<LocalSection, "model" | "settings" | "texts">;

/** Fields without words may go: how something looks is another matter in another type. */
const holdsWords = ({ kind }: Field) => !["choice", "flag", "number", "classes"].includes(kind);

/** @returns undefined where something would be lost */
function valuesIn(
  from: Fields,
  to: Fields,
  values: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [own, other] = [from[name], to[name]];
    if (!own || isEmptyValue(value)) continue;
    const next = other && convertValue(own, other, value);
    if (next !== undefined) kept[name] = next;
    else if (holdsWords(own)) return undefined;
  }
  return kept;
}

function convertedTo(section: LocalSection, model: keyof typeof sectionDescriptions) {
  const from = describeModel(section.model)?.fields ?? {};
  const to: Fields = (sectionDescriptions[model] as SectionDescription).fields;
  const settings = valuesIn(from, to, section.settings);
  const [de, en] = locales.map((locale) => valuesIn(from, to, section.texts[locale]));
  if (!settings || !de || !en) return undefined;
  const isKept = [...Object.keys(de), ...Object.keys(en)].length > 0;
  const isBox = hasColumns({ model }) && hasColumns(section);
  return isKept || isBox ? { model, settings, texts: { de, en } } : undefined;
}

/** What a section can be made into where it stands, without a word being lost. */
export function conversions(content: Content, section: LocalSection): Converted[] {
  const at = targetBefore(section);
  return sectionModels.flatMap((model): Converted[] => {
    const isOther = model !== section.model && hasColumns({ model }) === hasColumns(section);
    const made = isOther ? convertedTo(section, model) : undefined;
    if (!made) return [];
    const stands = mayStand(content, [{ ...section, ...made, id: "new" }], at);
    return stands ? [made] : [];
  });
}

/**
 * The operations that put a converted section in the place of another one, with what stands in it.
 * @param ref names it until the server gives it an id
 */
export function convertOps(
  { sections }: Content,
  section: LocalSection,
  { model, settings, texts }: Converted,
  ref: string,
): Op[] {
  const inside = Map.groupBy(
    sections.filter(({ parent }) => parent === section.id),
    ({ column }) => column,
  );
  const moves = [...inside].map(([column, inner]): Op => {
    const at: Target = { parent: ref, column, before: null };
    return { op: "move", sections: inner.map(({ id }) => id), at };
  });
  return [
    { op: "insert", ref, model, settings, texts, at: targetBefore(section) },
    ...moves,
    { op: "remove", sections: [section.id] },
  ];
}
