import type { SectionTexts } from "@festival/contracts/api/common";
import { headDescriptions, hasHead } from "@festival/contracts/heads/head";
import type { Fields } from "@festival/contracts/fields/field";
import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import type { Locale, Localized } from "@festival/contracts/locales";
import { modelLabel } from "../page/sectionWords.ts";
import { sectionName } from "../structure/sectionName.ts";
import { describeField } from "../workingCopy/ops.ts";

interface Place {
  /** Key of whose it is. */
  owner: string;
  /** Of its section; null for a head, and for a block of the home page. */
  model: string | null;
}

const block: Localized = { de: "Inhalt", en: "Content" };
/** Of all blocks of the home page: a name is the same field in each of them, but for the rows that two of them have. */
const blockFields: Fields = Object.assign({}, ...Object.values(homeBlockFields));
const rows: Localized = { de: "Einträge", en: "Entries" };

function headOf(owner: string): { label: Localized; fields: Fields } {
  const [type = ""] = owner.split(":");
  return hasHead(type) ? headDescriptions[type] : { label: block, fields: blockFields };
}

interface Part extends Place {
  /** Of a section. */
  texts?: SectionTexts | undefined;
}

/** What a section, a head or a block of the home page is called: a section also by its first words. */
export function partLabel({ owner, model, texts }: Part, locale: Locale): string {
  if (!model) return headOf(owner).label[locale];
  return texts ? sectionName({ model, texts }, locale) : modelLabel(model, locale);
}

/**
 * What a field is called.
 * @param field such as "title" or "items.0.title"
 */
export function fieldLabel({ owner, model }: Place, field: string, locale: Locale): string {
  const [name = field] = field.split(".");
  const described = model ? describeField(model, name) : headOf(owner).fields[name];
  if (!model && described?.kind === "rows") return rows[locale];
  return described?.label[locale] ?? name;
}
