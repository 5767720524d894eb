import { answerId, hiddenNames, honeypotName } from "@festival/contracts/formFields";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { Arrow } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { FrameNewsletter } from "../../frame.ts";
import styles from "./Newsletter.module.css";

const id = "footer-newsletter";

interface NewsletterProps {
  newsletter: FrameNewsletter | null;
  locale: Locale;
}

/** Posted to the newsletter's page, which answers: with thanks, or with its form, filled in, and what is wrong. */
function Field({ newsletter, locale }: { newsletter: FrameNewsletter; locale: Locale }) {
  const { t } = useTranslation();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${href("newsletter", locale)}#${answerId}`}
      // the page's words are the same for everyone
      noValidate
    >
      <label htmlFor={id} className={styles.label}>
        <span className={styles.what}>{t("footer.newsletter.title")}: </span>
        {newsletter.label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name={newsletter.email}
          autoComplete="email"
          aria-describedby={`${id}-text`}
        />
        <button className={styles.subscribe} type="submit">
          {t("footer.newsletter.submit")}
          <Arrow />
        </button>
      </div>
      <p id={`${id}-text`} className={styles.text}>
        {t("footer.newsletter.agree", { button: t("footer.newsletter.submit") })} {newsletter.text}{" "}
        <a href={legalHref("privacy", locale)}>{t("footer.newsletter.privacy")}</a>
      </p>
      <input type="hidden" name={newsletter.consent} value="true" />
      <input type="hidden" name={hiddenNames.consentVersion} value={newsletter.version} />
      <input
        className={styles.honeypot}
        name={honeypotName}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
      />
    </form>
  );
}

/** The newsletter in the footer: one field, or the way to its page. */
export function Newsletter({ newsletter, locale }: NewsletterProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.title}>{t("footer.newsletter.title")}</h2>
      <p className={styles.lead}>{t("footer.newsletter.text")}</p>
      {newsletter ? (
        <Field newsletter={newsletter} locale={locale} />
      ) : (
        <a className={styles.subscribe} href={href("newsletter", locale)}>
          {t("footer.newsletter.link")}
          <Arrow />
        </a>
      )}
    </>
  );
}
