import type { Image, RichText } from "@festival/contracts/api/common";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Field, Fields } from "@festival/contracts/fields/field";
import type { SectionDescription } from "@festival/contracts/sections/section";
import type { GuideState } from "./styleGuideData.ts";

/** What fields are filled with. */
export interface SampleWords {
  word: string;
  long: string;
  line: string;
  paragraph: string;
  image: Image | null;
}

type Values = Record<string, unknown>;

export const rich = (text: string): RichText => ({
  blocks: [{ key: "a", text, type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
});

/** What stands in a field of words. */
function sampleOf({ kind }: Field, { word, line, paragraph }: SampleWords): unknown {
  if (kind === "richText") return rich(paragraph);
  if (kind === "line") return word;
  if (kind === "prose") return line;
  return kind === "link" ? "/" : undefined;
}

/** A field as readers get it: a picture in place of its id. Undefined where only the site has one to show. */
function shown(name: string, field: Field, words: SampleWords): Values | undefined {
  if (field.kind === "picture") {
    return words.image ? { [name.replace(/_id$/, "")]: words.image } : undefined;
  }
  if (["reference", "references", "file"].includes(field.kind)) return undefined;
  if (field.kind === "rows") {
    const row = fill(field.fields, words);
    return row && { [name]: [row, row] };
  }
  const sample = sampleOf(field, words);
  return { [name]: sample ?? defaultInOneLanguage(field) };
}

function fill(fields: Fields, words: SampleWords): Values | undefined {
  const parts = Object.entries(fields).map(([name, field]) => shown(name, field, words));
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
}

/**
 * States of a model of sections, made from its description: as it is, with long words, and with no more
 * than it needs. None where only the site's own records could fill it.
 */
export function describedSections(
  { fields }: SectionDescription,
  words: SampleWords,
): Partial<Record<GuideState, object[]>> {
  const normal = fill(fields, words);
  if (!normal) return {};
  const { long } = words;
  const bare = Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.required && field.kind !== "picture")
      .map(([name, field]) => [name, defaultInOneLanguage(field)]),
  );
  return {
    normal: [normal],
    long: [{ ...fill(fields, { ...words, word: long, line: long, paragraph: long }) }],
    bare: [{ ...normal, ...bare }],
  };
}
