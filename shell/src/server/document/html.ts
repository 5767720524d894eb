import { escapeText } from "@festival/contracts/escapeText";

/** @example attributes({ href: "/de" }) => ' href="/de"' */
export function attributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join("");
}
