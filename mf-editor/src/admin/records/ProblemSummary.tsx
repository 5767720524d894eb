import type { Field, Fields } from "@festival/contracts/fields/field";
import { isLocale, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { RefObject } from "react";
import { useAdmin } from "../data/adminContext.ts";
import type { Problems } from "../fields/formValues.ts";
import styles from "./RecordForm.module.css";

/** The labels on the way to a field, such as "Programme, 3, Duration (German)". */
function labelsOf(
  fields: Fields,
  path: string,
  locale: Locale,
  languageOf: (locale: Locale) => string,
): string {
  let known: Fields | undefined = fields;
  const words: string[] = [];
  let language = "";
  for (const part of path.split(".")) {
    const field: Field | undefined = known?.[part];
    if (field) {
      words.push(field.label[locale]);
      known = "fields" in field ? field.fields : undefined;
    } else if (/^\d+$/.test(part)) {
      words.push(String(Number(part) + 1));
    } else if (isLocale(part)) language = ` (${languageOf(part)})`;
    else words.push(part);
  }
  return words.join(", ") + language;
}

interface ProblemSummaryProps {
  problems: Problems;
  fields: Fields;
  /** What went wrong besides single fields. */
  failure: string | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** Everything that is wrong, at once; each line leads to its field. */
export function ProblemSummary({ problems, fields, failure, form }: ProblemSummaryProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  if (problems.size === 0 && !failure) return null;
  const goTo = (path: string) => {
    const places = [path, `${path}.de`, path.split(".")[0] ?? path];
    const found = places
      .map((each) => form.current?.querySelector<HTMLElement>(`[data-path="${each}"]`))
      .find(Boolean);
    const input = found?.querySelector<HTMLElement>("input, [contenteditable]");
    (found?.matches("input, select, textarea") ? found : (input ?? found))?.focus();
  };
  return (
    <div className={styles.problems} role="alert" tabIndex={-1}>
      <p>{failure ?? t("form.problems", { count: problems.size })}</p>
      {problems.size > 0 && (
        <ul>
          {[...problems].map(([path, problem]) => (
            <li key={path}>
              <button type="button" onClick={() => goTo(path)}>
                {labelsOf(fields, path, locale, (language) => t(`language.${language}`))}
              </button>
              : {t(`fieldProblem.${problem}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
