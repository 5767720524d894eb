import type { FormField } from "@festival/contracts/api/forms";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, type MouseEvent } from "react";
import { fieldIds } from "../../form/fieldValues.ts";
import { answerId, type Refusal } from "../../form/formPage.ts";
import { problemText } from "../../form/problemText.ts";
import styles from "./RefusalSummary.module.css";

interface RefusalSummaryProps {
  refusal: Refusal;
  fields: readonly FormField[];
}

/** A link to a place in the page moves the view; who follows it wants to type there. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Why an entry did not arrive, with a way to each field; takes the focus when it appears. */
export function RefusalSummary({ refusal, fields }: RefusalSummaryProps) {
  const { t } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const wrong = fields.flatMap((field) => {
    const problem = refusal.problems[field.slug];
    return problem ? [{ field, problem }] : [];
  });
  // what is wrong with a field that nobody sees is nothing a visitor can mend
  const failure = refusal.failure ?? (wrong.length === 0 ? "other" : null);
  return (
    <section
      ref={summary}
      id={answerId}
      className={styles.summary}
      aria-labelledby="refusal-title"
      tabIndex={-1}
    >
      <h2 id="refusal-title" className={styles.title}>
        {failure ? t("failure.title") : t("summary.title", { count: wrong.length })}
      </h2>
      {failure && <p>{t(`failure.${failure}`)}</p>}
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.map(({ field, problem }) => (
            <li key={field.slug}>
              <a href={`#${fieldIds(field).control}`} onClick={focusTarget}>
                {field.label}
              </a>
              <span className={styles.problem}>{problemText(t, field, problem)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
