import type { PublicSettings } from "@festival/contracts/api/settings";
import type { Locale, Localized } from "@festival/contracts/locales";

/** What the site is called where its settings can't be read. */
const unnamed: Localized = { de: "Musikfest", en: "Music festival" };

/** The festival's name as staff set it; it follows the title of every page. */
export function siteNameIn(
  settings: Pick<PublicSettings, "festival_name"> | null,
  locale: Locale,
): string {
  return settings?.festival_name || unnamed[locale];
}
