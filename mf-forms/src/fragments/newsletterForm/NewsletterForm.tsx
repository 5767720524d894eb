import { defaultLocale, isLocale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { EmbeddedEntry } from "../../components/EmbeddedEntry/EmbeddedEntry.tsx";
import styles from "./NewsletterForm.module.css";
import type { NewsletterFormData } from "./newsletterFormData.ts";
import { useNewsletterForm } from "./useNewsletterForm.ts";

/**
 * Ordering the newsletter from within another page, such as a dialog. All of it happens here: what is
 * wrong stands beside the fields, and what to do next takes the form's place.
 */
export function NewsletterForm({ data }: { data: NewsletterFormData }) {
  const { t, i18n } = useTranslation();
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const fetched = useNewsletterForm(data, locale);
  return (
    <div className={styles.place} aria-busy={fetched.state === "loading"}>
      <p role="status" className={styles.status}>
        {fetched.state === "loading" && t("newsletter.fragment.loading")}
      </p>
      {fetched.state === "failed" && (
        <div className={styles.failed}>
          <p role="alert">{t("newsletter.fragment.failed")}</p>
          <p>
            <a href={href("newsletter", locale)}>{t("newsletter.fragment.page")}</a>
          </p>
        </div>
      )}
      {fetched.state === "there" && (
        <EmbeddedEntry
          page={fetched.page}
          locale={locale}
          nextStep={t("newsletter.mailbox")}
          againLabel={t("newsletter.otherAddress")}
        />
      )}
    </div>
  );
}
