import type { RichText } from "@festival/contracts/api/common";
import { embedDomains, embedUrl } from "@festival/contracts/embeds/embedDomains";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Settings } from "@festival/contracts/api/settings";
import type { EmbedField, Field, Fields } from "@festival/contracts/fields/field";
import { isSafeLink } from "@festival/contracts/safeLink";
import { findRichTextProblem, keepKnownFields } from "../../../platform/resources/richText.ts";

type Values = Record<string, unknown>;

/** What the settings say of hosts. */
export type Hosts = Pick<Settings, "starmate_domain">;

/** What is to be stored of a value, or what is wrong with it. */
type Cleaned = { value: unknown } | { problem: FieldProblem };

/** Hosts from which a field's embeds may come. Starmate's is a setting. */
function domainsOf({ from }: EmbedField, settings: Hosts) {
  if (from !== "starmate") return embedDomains[from];
  return settings.starmate_domain ? [settings.starmate_domain] : [];
}

function cleanValue(field: Field, value: unknown, settings: Hosts): Cleaned {
  if (value === null || value === "") return { value };
  if (field.kind === "embed" && typeof value === "string") {
    const url = embedUrl(value, domainsOf(field, settings));
    return url ? { value: url } : { problem: "invalid_url" };
  }
  if (field.kind === "link" && typeof value === "string" && !isSafeLink(value)) {
    return { problem: "invalid_url" };
  }
  if (field.kind !== "richText") return { value };
  // its schema has been checked
  const text = value as RichText;
  return findRichTextProblem(text) ? { problem: "invalid" } : { value: keepKnownFields(text) };
}

/**
 * Checks what schemas cannot say of values that fit their schemas: links, embeds and rich text.
 * @returns what is to be stored, and the problems by field, those of items as "items.0.link"
 */
export function cleanValues(
  fields: Fields,
  sent: Values,
  settings: Hosts,
): { values: Values; problems: Record<string, FieldProblem> } {
  const problems: Record<string, FieldProblem> = {};

  function clean(known: Fields, values: Values, path = ""): Values {
    const entries = Object.entries(known).filter(([name]) => values[name] !== undefined);
    return Object.fromEntries(
      entries.map(([name, field]): [string, unknown] => {
        const value = values[name];
        // within rows both languages stand together
        if (field.localized && path !== "" && typeof value === "object" && value !== null) {
          const inner = { ...field, localized: undefined };
          const parts = Object.entries(value).map(([locale, one]) => {
            const cleaned = clean({ [name]: inner }, { [name]: one }, path);
            return [locale, cleaned[name]] as const;
          });
          return [name, Object.fromEntries(parts)];
        }
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

  return { values: clean(fields, sent), problems };
}
