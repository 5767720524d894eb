import { columnCount, mostSections } from "@festival/contracts/sections/places";
import { settingsOf, textsOf, type SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { hasColumns } from "../structure/movePlaces.ts";
import type { Clip } from "../workingCopy/clipboard.ts";
import { isObject } from "./readRichText.ts";
import { readValues } from "./readValue.ts";

type ClipSection = Clip["sections"][number];

/** @returns undefined for a model that this release does not know */
function readSection(value: unknown): ClipSection | undefined {
  if (!isObject(value) || typeof value.model !== "string") return undefined;
  const all: Record<string, SectionDescription> = sectionDescriptions;
  const description = Object.hasOwn(all, value.model) ? all[value.model] : undefined;
  if (!description) return undefined;
  const texts = isObject(value.texts) ? value.texts : {};
  return {
    model: value.model,
    settings: readValues(settingsOf(description), value.settings),
    texts: {
      de: readValues(textsOf(description), texts.de),
      en: readValues(textsOf(description), texts.en),
    },
    column: Number.isInteger(value.column) ? Number(value.column) : 0,
  };
}

/**
 * Sections from the clipboard, which any page may have filled: only what their descriptions allow is left of them. What
 * is of an unknown model goes, with all that stands in it.
 * @returns undefined where there is none
 */
export function readClip(value: unknown): Clip | undefined {
  if (!isObject(value) || !Array.isArray(value.sections) || !Array.isArray(value.parents)) {
    return undefined;
  }
  const clip: Clip = { sections: [], parents: [] };
  /** Numbers in what is read, by those in what came. */
  const kept = new Map<number, number>();
  for (const [index, each] of value.sections.slice(0, mostSections).entries()) {
    const section = readSection(each);
    const parent: unknown = value.parents[index] ?? null;
    const number = typeof parent === "number" ? kept.get(parent) : null;
    const around = number === undefined || number === null ? undefined : clip.sections[number];
    if (!section || number === undefined || (around && !hasColumns(around))) continue;
    const columns = around ? columnCount(around.settings.layout ?? "100") : 1;
    const column = Math.min(Math.max(section.column, 0), columns - 1);
    kept.set(index, clip.sections.length);
    clip.sections.push({ ...section, column });
    clip.parents.push(number);
  }
  return clip.sections.length > 0 ? clip : undefined;
}
