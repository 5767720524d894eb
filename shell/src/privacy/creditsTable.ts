import type { PictureCredit } from "@festival/contracts/api/site";
import type { Locale } from "@festival/contracts/locales";
import type { FactTable } from "./factTable.ts";
import { privacyTexts } from "./privacyTexts.ts";

/** Whose pictures the site shows, and how many of each. */
export function creditsTable(credits: readonly PictureCredit[], locale: Locale): FactTable {
  const t = privacyTexts(locale);
  return {
    title: t("credits.title"),
    columns: [t("credits.who"), t("credits.pictures")],
    rows: credits.map(({ copyright, pictures }) => [copyright, pictures.toLocaleString(locale)]),
  };
}
