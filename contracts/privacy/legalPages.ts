import { locales, type Locale, type Localized } from "../locales.ts";
import { href } from "../routes.ts";

/** Generic pages that the law asks for; staff keep them at these paths. */
export const legalPages = {
  imprint: { de: "impressum", en: "imprint" },
  privacy: { de: "datenschutz", en: "privacy" },
} as const satisfies Record<string, Localized>;

export type LegalPage = keyof typeof legalPages;

/** The generic page that draws the statement on accessibility. */
export const accessibilityPage: Localized = {
  de: "erklaerung-barrierefreiheit",
  en: "accessibility-statement",
};

/** The generic page that lists whose pictures the site shows. */
export const creditsPage: Localized = { de: "bildnachweise", en: "picture-credits" };

/** The address of one of the legal pages. */
export function legalHref(name: LegalPage, locale: Locale): string {
  return href("page", locale, { path: legalPages[name][locale] });
}

/** Whether a path is a legal page's, which everyone can read before they agree to anything. */
export function isLegalPath(pathname: string): boolean {
  return locales.some(
    (locale) =>
      pathname === legalHref("privacy", locale) || pathname === legalHref("imprint", locale),
  );
}
