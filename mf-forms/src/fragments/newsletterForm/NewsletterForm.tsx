import { isLocale, defaultLocale, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useId, useRef } from "react";
import { EntryForm } from "../../components/EntryForm/EntryForm.tsx";
import { useEntry } from "../../form/useEntry.ts";
import styles from "./NewsletterForm.module.css";
import type { NewsletterFormData } from "./newsletterFormData.ts";
import { useNewsletterForm } from "./useNewsletterForm.ts";

interface OrderProps {
  page: NonNullable<NewsletterFormData>;
  locale: Locale;
}

/** What has come of the order, in the form's own place. */
function Sent({ page: { form }, onAgain }: Pick<OrderProps, "page"> & { onAgain(): void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.order}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {form.success_title || t("sent.title")}
      </h2>
      <p className={styles.intro}>{form.success_text || t("sent.text")}</p>
      <p>{t("newsletter.mailbox")}</p>
      <p>
        <Button variant="outline" onClick={onAgain}>
          {t("newsletter.otherAddress")}
        </Button>
      </p>
    </div>
  );
}

function Order({ page, locale }: OrderProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const started = { form: page.form, refusal: null, sent: false };
  const entry = useEntry(started, locale, t("files.unfinished"));
  if (entry.state.step === "sent") return <Sent page={page} onAgain={entry.startAgain} />;
  return (
    <section className={styles.order} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {page.form.title}
      </h2>
      {page.form.intro && <p className={styles.intro}>{page.form.intro}</p>}
      <EntryForm page={page} entry={entry} />
    </section>
  );
}

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
        <div className={styles.order}>
          <p role="alert">{t("newsletter.fragment.failed")}</p>
          <p>
            <a href={href("newsletter", locale)}>{t("newsletter.fragment.page")}</a>
          </p>
        </div>
      )}
      {fetched.state === "there" && <Order page={fetched.page} locale={locale} />}
    </div>
  );
}
