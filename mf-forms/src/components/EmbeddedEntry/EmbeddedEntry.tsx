import type { Locale } from "@festival/contracts/locales";
import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useId, useRef } from "react";
import type { FormPageData } from "../../form/formPage.ts";
import { useEntry } from "../../form/useEntry.ts";
import { EntryForm } from "../EntryForm/EntryForm.tsx";
import styles from "./EmbeddedEntry.module.css";

interface EmbeddedEntryProps {
  page: Pick<FormPageData, "form" | "address" | "values">;
  locale: Locale;
  /** What to do next, below the thanks; nothing by default. */
  nextStep?: string;
  /** On the button that brings the form back; asks for another entry by default. */
  againLabel?: string;
}

interface ThanksProps extends Omit<EmbeddedEntryProps, "locale"> {
  onAgain(): void;
}

/** What has come of an entry, in the form's own place. */
function Thanks({ page: { form }, nextStep, againLabel, onAgain }: ThanksProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.entry}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {form.success_title || t("sent.title")}
      </h2>
      <p className={styles.intro}>{form.success_text || t("sent.text")}</p>
      {nextStep && <p>{nextStep}</p>}
      <p>
        <Button variant="outline" onClick={onAgain}>
          {againLabel ?? t("sent.again")}
        </Button>
      </p>
    </div>
  );
}

/**
 * A form within another page. All of it happens here: what is wrong stands beside the fields, and the thanks
 * take the form's place. Without scripts it is answered by the form's own page.
 */
export function EmbeddedEntry({ page, locale, ...thanks }: EmbeddedEntryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const started = { form: page.form, refusal: null, sent: false };
  const entry = useEntry(started, locale, t("files.unfinished"));
  if (entry.state.step === "sent") {
    return <Thanks page={page} onAgain={entry.startAgain} {...thanks} />;
  }
  return (
    <section className={styles.entry} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {page.form.title}
      </h2>
      {page.form.intro && <p className={styles.intro}>{page.form.intro}</p>}
      <EntryForm locale={locale} page={page} entry={entry} />
    </section>
  );
}
