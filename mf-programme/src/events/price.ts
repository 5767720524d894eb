import { languageTag, type Locale } from "@festival/contracts/locales";

function amount(euros: number, locale: Locale): string {
  const cents = Number.isInteger(euros) ? 0 : 2;
  return new Intl.NumberFormat(languageTag[locale], {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  }).format(euros);
}

/**
 * What tickets cost, in words; empty where nothing is known. Server only: `Intl`.
 * @param from euros
 * @param to euros
 * @example describePrice(18, 42, "de") => "18 bis 42 €"
 */
export function describePrice(from: number | null, to: number | null, locale: Locale): string {
  const known = [...new Set([from, to].filter((euros) => euros !== null))];
  if (known.length === 0) return "";
  const amounts = known.map((euros) => amount(euros, locale));
  // a word, as screen readers pass over dashes
  return locale === "de"
    ? `${amounts.join(" bis ")}\u00a0€`
    : amounts.map((euros) => `€${euros}`).join(" to ");
}
