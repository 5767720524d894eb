import type { Locale } from "../locales.ts";

type Rule = [fault: string, isBroken: (text: string) => boolean];

const count = (text: string, sign: string) => text.split(sign).length - 1;
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const inBoth: Rule[] = [
  ["straight quote or apostrophe", matches(/["']/)],
  ["three dots for an ellipsis", matches(/\.{3}/)],
  ["hyphen for a dash", matches(/\S -{1,2} \S/)],
  ["space before a sign", matches(/[\p{L}\d] [,.;:!?](?:\s|$)/u)],
  ["double space", matches(/\S {2}/)],
  [
    "number apart from its unit",
    matches(/(?:\d|\}\}) (?:€|%|MB|Euro|Hertz|euros|hertz)(?!\p{L})/u),
  ],
  ["number apart from the hour", matches(/\d (?:Uhr|am|pm)(?!\p{L})/u)],
];

const inOne: Record<Locale, Rule[]> = {
  de: [
    ["quotes that do not close", (text) => count(text, "„") !== count(text, "“")],
    ["inner quotes that do not close", (text) => count(text, "‚") !== count(text, "‘")],
    ["quote of another language", matches(/[”«»]/)],
  ],
  en: [
    ["quotes that do not close", (text) => count(text, "“") !== count(text, "”")],
    ["quote of another language", matches(/[„‚«»]/)],
    ["dots in a time of day", matches(/\d\s?[ap]\.m\./)],
  ],
};

/**
 * What a typesetter would mend in a text: quotes, apostrophes, dashes, ellipses and spaces.
 * @example typographicFaults("Don't", "en") => ["straight quote or apostrophe"]
 */
export function typographicFaults(text: string, locale: Locale): string[] {
  const rules = [...inBoth, ...inOne[locale]];
  return rules.flatMap(([fault, isBroken]) => (isBroken(text) ? [fault] : []));
}
