import { locales } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./LanguageSwitch.module.css";

/** As many as there is room for. */
const mostLanguages = 5;

/** The page in each language, or where it has no twin, that language's home; and in easy language and signs. */
export function LanguageSwitch({ page, label }: { page: Page; label: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {locales.slice(0, mostLanguages).map((locale) => (
          <li key={locale}>
            <a
              href={page.alternates[locale] ?? href("home", locale)}
              hrefLang={locale}
              lang={locale}
              aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
              aria-current={locale === page.locale ? "true" : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
        {page.variants?.map(({ title, label, language, href: path }) => (
          <li key={language}>
            <a href={path} hrefLang={language} rel="alternate" aria-label={label}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
