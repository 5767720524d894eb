import type { ContentPage, PageVariant as Variant } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import type { PageVariant } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const translate = translatorOf({ de, en });

/** BCP 47: easy language is a variant of its language; German Sign Language is a language, on English pages too. */
const languages = {
  standard: (locale) => locale,
  easy: (locale) => `${locale}-simple`,
  sign: () => "gsg",
} as const satisfies Record<Variant["kind"], (locale: Locale) => string>;

/** The language of the text of a page; undefined where it is that of the document. Pages in signs have a written text. */
export const textLanguage = ({ variant }: ContentPage, locale: Locale): string | undefined =>
  variant === "easy" ? languages.easy(locale) : undefined;

/** Links to pages that say the same as a page, for the header. */
export function pageVariants(
  { variants = [] }: Pick<ContentPage, "variants">,
  locale: Locale,
): PageVariant[] {
  const t = translate(locale);
  return variants.map(({ kind, path }) => ({
    title: t(`variant.${kind}.title`),
    label: t(`variant.${kind}.label`),
    language: languages[kind](locale),
    href: path === "" ? href("home", locale) : href("page", locale, { path }),
  }));
}
