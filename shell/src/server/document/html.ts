import { escapeText } from "@festival/contracts/escapeText";

/** @example attributes({ href: "/de" }) => ' href="/de"' */
export function attributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join("");
}

/** @example link("/de", "Zur Startseite") => '<a href="/de">Zur Startseite</a>' */
export const link = (url: string, words: string): string =>
  `<a${attributes({ href: url })}>${escapeText(words)}</a>`;
