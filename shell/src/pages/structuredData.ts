import type { PublicSettings } from "@festival/contracts/api/settings";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { siteNameIn } from "../siteName.ts";

/** The festival as a schema.org Organization. */
export function organization(locale: Locale, settings: PublicSettings | null): object {
  const elsewhere = Object.values(settings?.social_links ?? {}).filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: siteNameIn(settings, locale),
    url: href("home", locale),
    logo: "/icon-512.png",
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
