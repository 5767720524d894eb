import type { LegalFacts } from "@festival/contracts/api/settings";
import type { Locale } from "@festival/contracts/locales";
import type { FactTable } from "./factTable.ts";
import { privacyTexts } from "./privacyTexts.ts";

const lineOf = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");

/** Who is behind the site, as the settings say it; without rows for what is empty. */
export function providerTable({ provider }: LegalFacts, locale: Locale): FactTable {
  const t = privacyTexts(locale);
  const { street, postal_code, city, country } = provider;
  const land = country && new Intl.DisplayNames(locale, { type: "region" }).of(country);
  const rows = [
    ["name", provider.name],
    ["address", lineOf(street, `${postal_code} ${city}`.trim(), land ?? "")],
    ["representedBy", provider.represented_by],
    ["email", provider.email],
    ["phone", provider.phone],
    ["register", lineOf(provider.register_court, provider.register_number)],
    ["vatId", provider.vat_id],
    ["supervisoryBody", provider.supervisory_body],
    ["responsible", provider.responsible],
    ["dispute", provider.dispute_words],
  ] as const;
  return {
    title: t("provider.title"),
    columns: [t("provider.fact"), t("provider.value")],
    rows: rows
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [t(`provider.facts.${name}`), value]),
  };
}
