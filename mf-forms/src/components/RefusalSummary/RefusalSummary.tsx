import type { FormField } from "@festival/contracts/api/forms";
import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useId, useRef, type MouseEvent } from "react";
import { answerId, hiddenNames } from "@festival/contracts/formFields";
import { fieldIds } from "../../form/fieldValues.ts";
import type { Refusal } from "../../form/formPage.ts";
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

/** Asks whether a person sends this; the answer is sent with the form around it. */
function HumanQuestion({ text, token }: { text: string; token: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{text}</p>
      <input type="hidden" name={hiddenNames.confirmHuman} value={token} />
      <p className={styles.answer}>
        <Button type="submit" variant="ink">
          {t("human.confirm")}
        </Button>
      </p>
    </>
  );
}

/** Why an entry did not arrive, with a way to each field; takes the focus when it appears. */
export function RefusalSummary({ refusal, fields }: RefusalSummaryProps) {
  const { t } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // the focus alone would put its middle into the window's, and its first line under the header
    summary.current?.scrollIntoView();
  }, []);

  const { problems, question } = refusal;
  const wrong = fields.flatMap((field) => {
    const problem = problems[field.slug];
    return problem === undefined ? [] : [{ field, problem }];
  });
  // visitors can't correct a field that they don't see
  const failure = refusal.failure ?? (wrong.length === 0 && !question ? "other" : null);
  const title = failure ? t("failure.title") : t("summary.title", { count: wrong.length });
  return (
    <section
      ref={summary}
      id={answerId}
      className={styles.summary}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles.title}>
        {question ? t("human.title") : title}
      </h2>
      {question && <HumanQuestion {...question} />}
      {failure && <p>{t(`failure.${failure}`)}</p>}
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.map(({ field, problem }) => (
            <li key={field.slug}>
              <a href={`#${fieldIds(field).control}`} onClick={focusTarget}>
                {field.label}
              </a>
              <span className={styles.problem}>{problem || t("form.checkAgain")}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
