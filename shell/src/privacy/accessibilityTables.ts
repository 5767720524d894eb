import type { LegalFacts } from "@festival/contracts/api/settings";
import { languageTag, type Locale } from "@festival/contracts/locales";
import type { FactTable } from "./factTable.ts";
import { privacyTexts } from "./privacyTexts.ts";

/** The statement on accessibility, as the settings say it; none until they do. */
export function accessibilityTables(
  { accessibility: { status, basis, method, checked_on, enforcement, exceptions } }: LegalFacts,
  locale: Locale,
): FactTable[] {
  if (status === "none") return [];
  const t = privacyTexts(locale);
  const checked =
    checked_on &&
    new Date(checked_on).toLocaleDateString(languageTag[locale], {
      dateStyle: "long",
      timeZone: "UTC",
    });
  const rows = [
    ["status", t(`accessibility.statuses.${status}`)],
    ["basis", basis],
    ["method", t(`accessibility.methods.${method}`)],
    ["checkedOn", checked],
    ["enforcement", enforcement],
  ] as const;
  const statement: FactTable = {
    title: t("accessibility.title"),
    columns: [t("provider.fact"), t("provider.value")],
    rows: rows
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [t(`accessibility.facts.${name}`), value]),
  };
  if (exceptions.length === 0) return [statement];
  return [
    statement,
    {
      title: t("accessibility.exceptions"),
      columns: [t("accessibility.what"), t("accessibility.reason"), t("accessibility.alternative")],
      rows: exceptions.map(({ what, reason, alternative }) => [what, reason, alternative]),
    },
  ];
}
