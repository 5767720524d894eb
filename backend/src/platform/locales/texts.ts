import type { Locale } from "@festival/contracts/locales";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export type TextKey = keyof typeof de;
const texts: Record<Locale, Record<TextKey, string>> = { de, en };

/**
 * One of the few words that the backend itself says to people.
 * @param values what stands in the text's places
 * @example text("en", "problems.max", { max: 5 }) => "At most 5." from "At most {{max}}."
 */
export function text(
  locale: Locale,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  return texts[locale][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ""),
  );
}
