import type { Check } from "@festival/contracts/api/editing/checks";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Fields } from "@festival/contracts/fields/field";
import { locales, type Locale } from "@festival/contracts/locales";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { hasWords, isBlank, isKnownModel } from "../sections/missing.ts";
import { columnCount } from "@festival/contracts/sections/places";

type Values = Record<string, unknown>;

export const warn = (code: Check["code"], place: Partial<Check>): Check => ({
  severity: "warn",
  code,
  section: null,
  locale: null,
  field: null,
  target: null,
  ...place,
});

/**
 * Languages in which readers may see a section: those in which it says anything. Where it says nothing in either,
 * both are asked of it.
 */
export function spokenIn({ texts }: Pick<StoredSection, "texts">): readonly Locale[] {
  const spoken = locales.filter((locale) => hasWords(texts[locale]));
  return spoken.length > 0 ? spoken : locales;
}

/** Sections with words in one language alone. */
function untranslated({ id, texts }: StoredSection): Check[] {
  const spoken = locales.filter((locale) => hasWords(texts[locale]));
  if (spoken.length !== 1) return [];
  const silent = locales.filter((locale) => !spoken.includes(locale));
  return silent.map((locale) => warn("untranslated", { section: id, locale }));
}

/** Columns without any section. */
function emptyColumns(sections: readonly StoredSection[]): Check[] {
  return sections.flatMap(({ id, model, settings }) => {
    const description: SectionDescription | undefined = isKnownModel(model)
      ? sectionDescriptions[model]
      : undefined;
    const layout = description?.hasColumns && description.fields.layout;
    if (!layout) return [];
    const count = columnCount(settings.layout ?? defaultInOneLanguage(layout));
    const filled = new Set(
      sections
        .filter(({ parent }) => parent === id)
        .map(({ column = 0 }) => Math.min(column, count - 1)),
    );
    return Array.from({ length: count }, (_, column) => column)
      .filter((column) => !filled.has(column))
      .map((column) => warn("empty_column", { section: id, field: `columns.${column}` }));
  });
}

/** Sections in the order in which they are read: each before what stands in its columns. */
function inReadingOrder(
  sections: readonly StoredSection[],
  parent: number | null = null,
): StoredSection[] {
  return sections
    .filter((section) => (section.parent ?? null) === parent)
    .toSorted((one, other) => (one.column ?? 0) - (other.column ?? 0))
    .flatMap((section) => [section, ...inReadingOrder(sections, section.id)]);
}

/** Headlines more than one level below the one before; the page's own is the first level. */
function headingOrder(sections: readonly StoredSection[]): Check[] {
  const headlines = inReadingOrder(sections).filter(({ model }) => model === "headline");
  return locales.flatMap((locale) => {
    let level = 1;
    return headlines.flatMap(({ id, settings, texts }) => {
      if (isBlank(texts[locale].content)) return [];
      const before = level;
      level = Number(settings.headline_level ?? 2);
      const place = { section: id, locale, field: "headline_level" };
      return level > before + 1 ? [warn("heading_order", place)] : [];
    });
  });
}

/** Whether something is embedded, or a video is shown, without a title. */
const isUntitled = (fields: Fields, values: Values) =>
  "title" in fields &&
  isBlank(values.title) &&
  Object.entries(fields).some(
    ([name, { kind }]) => (kind === "embed" || kind === "file") && !isBlank(values[name]),
  );

function embedTitles(section: StoredSection): Check[] {
  const { id, model, settings, texts } = section;
  if (!isKnownModel(model)) return [];
  const { fields }: { fields: Fields } = sectionDescriptions[model];
  return spokenIn(section).flatMap((locale) => {
    const values: Values = { ...settings, ...texts[locale] };
    const untitled = isUntitled(fields, values) ? ["title"] : [];
    const rows = Object.entries(fields).flatMap(([name, field]) => {
      const items = values[name];
      if (field.kind !== "rows" || !Array.isArray(items)) return [];
      return items.flatMap((row: Values, index) =>
        isUntitled(field.fields, row) ? [`${name}.${index}.title`] : [],
      );
    });
    return [...untitled, ...rows].map((field) =>
      warn("embed_title", { section: id, locale, field }),
    );
  });
}

/** Videos of this site that say nothing to those who do not hear them: BITV asks for captions and for words. */
function silentVideos(section: StoredSection): Check[] {
  const { id, model, settings, texts } = section;
  if (model !== "film" || isBlank(settings.file_id)) return [];
  return spokenIn(section).flatMap((locale) => {
    const captions = `captions_${locale}_id`;
    const place = { section: id, locale };
    return [
      ...(isBlank(settings[captions])
        ? [warn("video_captions", { ...place, locale: null, field: captions })]
        : []),
      ...(isBlank(texts[locale].transcript)
        ? [warn("video_transcript", { ...place, field: "transcript" })]
        : []),
    ];
  });
}

/** What can be said of sections by themselves, besides what is required. */
export const structureFindings = (sections: readonly StoredSection[]): Check[] => [
  ...sections.flatMap(untranslated),
  ...headingOrder(sections),
  ...sections.flatMap(embedTitles),
  ...sections.flatMap(silentVideos),
  ...emptyColumns(sections),
];
