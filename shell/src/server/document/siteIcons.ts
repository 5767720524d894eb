import type { Locale } from "@festival/contracts/locales";

/** What a tab shows; an SVG would be laid out and painted on the page's own thread, among its first tasks. */
export const tabIconPath = "/favicon-48.png";
export const tabIcon = `<link rel="icon" href="${tabIconPath}" type="image/png" sizes="48x48">`;

/** Where the manifest of a language's site lies, so that an installed one opens in it. */
export const manifestPath = (locale: Locale): string => `/site.${locale}.webmanifest`;
