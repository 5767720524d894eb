import type { Field, Fields } from "../fields/field.ts";
import type { Localized } from "../locales.ts";

/** What a type of section is, for those who write pages and for what checks what they write. */
export interface SectionDescription {
  label: Localized;
  help?: Localized;
  /** Where a menu of sections names it. */
  group: keyof typeof sectionGroups;
  /** In the order of a form. Localised ones are its texts, the others its settings. */
  fields: Fields;
  /** Whether other sections stand in its columns, as many as its `layout` has. */
  hasColumns?: true;
  /** Whether it stands on its own alone, not in a column of another one. */
  atTopOnly?: true;
  /** Whether it can be a reusable block, with a name of its own and in no page. */
  isReusable?: true;
  /** Whether it shows a reusable block in its place. No block holds one: blocks would stand in each other. */
  showsBlock?: true;
}

/** In the order of a menu. */
export const sectionGroups = {
  text: { de: "Text", en: "Text" },
  teasers: { de: "Teaser", en: "Teasers" },
  media: { de: "Bild, Ton und Video", en: "Pictures, sound and video" },
  records: { de: "Aus dem Bestand", en: "From the records" },
  layout: { de: "Anordnung", en: "Layout" },
} as const satisfies Record<string, Localized>;

const chosen = (fields: Fields, isChosen: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isChosen(field)));

/** Fields that are the same in both languages. */
export const settingsOf = ({ fields }: Pick<SectionDescription, "fields">): Fields =>
  chosen(fields, ({ localized }) => !localized);

/** Fields of one language each. */
export const textsOf = ({ fields }: Pick<SectionDescription, "fields">): Fields =>
  chosen(fields, ({ localized }) => localized === true);
