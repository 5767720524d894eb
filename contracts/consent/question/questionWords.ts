import { consentServices, type ConsentService } from "../../consent.ts";
import type { Locale } from "../../locales.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const words = { de, en };

/** What the question above a page says of the services that it asks about. */
export function questionWords(
  locale: Locale,
  offered: readonly ConsentService[],
): { title: string; text: string } {
  const { title, text, textMedia } = words[locale].question;
  const hasMedia = offered.some((service) => consentServices[service] === "external_media");
  return { title, text: hasMedia ? textMedia : text };
}
