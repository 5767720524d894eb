import type { SectionTexts } from "@festival/contracts/api/common";
import { headDescriptions, hasHead } from "@festival/contracts/heads/head";
import type { Fields } from "@festival/contracts/fields/field";
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

function headOf(owner: string): { label: Localized; fields: Fields } {
  const [type = ""] = owner.split(":");
  return hasHead(type) ? headDescriptions[type] : { label: block, fields: {} };
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
  return described?.label[locale] ?? name;
}
