import type { RichText } from "@festival/contracts/api/common";
import type { SectionModel } from "@festival/contracts/api/sections";
import { embedDomains, embedUrl } from "@festival/contracts/embeds/embedDomains";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Settings } from "@festival/contracts/api/settings";
import type { EmbedField, Field, Fields } from "@festival/contracts/fields/field";
import { isSafeLink } from "@festival/contracts/safeLink";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { findRichTextProblem, keepKnownFields } from "../../../platform/resources/richText.ts";

type Values = Record<string, unknown>;

/** What is to be stored of a value, or what is wrong with it. */
type Cleaned = { value: unknown } | { problem: FieldProblem };

function cleanRichText(text: RichText): Cleaned {
  // where there is rich text, it is what the section or the item is about
  if (text.blocks.every((block) => block.text.trim() === "")) return { problem: "required" };
  return findRichTextProblem(text) ? { problem: "invalid" } : { value: keepKnownFields(text) };
}

/** Hosts from which a field's embeds may come. Starmate's is a setting. */
function domainsOf({ from }: EmbedField, settings: Settings) {
  if (from !== "starmate") return embedDomains[from];
  return settings.starmate_domain ? [settings.starmate_domain] : [];
}

function cleanValue(field: Field, value: unknown, settings: Settings): Cleaned {
  if (field.kind === "embed") {
    const url = embedUrl(String(value), domainsOf(field, settings));
    return url ? { value: url } : { problem: "invalid_url" };
  }
  if (field.kind === "link" && value !== "" && !isSafeLink(String(value))) {
    return { problem: "invalid_url" };
  }
  // its schema has been checked
  return field.kind === "richText" ? cleanRichText(value as RichText) : { value };
}

export interface CleanedValues {
  settings: Values;
  texts: Values;
  /** By field; those of items as "items.0.link". */
  problems: Record<string, FieldProblem>;
}

/** Parts what staff sent of a section into what both languages share and what they don't, and checks it. */
export function cleanSectionValues(
  model: SectionModel,
  sent: Values,
  settings: Settings,
): CleanedValues {
  const problems: Record<string, FieldProblem> = {};

  function clean(fields: Fields, values: Values, path = ""): Values {
    const entries = Object.entries(fields).filter(([name]) => values[name] !== undefined);
    return Object.fromEntries(
      entries.map(([name, field]): [string, unknown] => {
        const value = values[name];
        if (field.kind === "rows" && Array.isArray(value)) {
          const rows = value.map((row: Values, index) =>
            clean(field.fields, row, `${path}${name}.${index}.`),
          );
          return [name, rows];
        }
        const cleaned = cleanValue(field, value, settings);
        if ("value" in cleaned) return [name, cleaned.value];
        problems[path + name] = cleaned.problem;
        return [name, value];
      }),
    );
  }

  const description = sectionDescriptions[model];
  return {
    settings: clean(settingsOf(description), sent),
    texts: clean(textsOf(description), sent),
    problems,
  };
}
