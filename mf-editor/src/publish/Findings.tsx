import type { AcceptableCheck, Check } from "@festival/contracts/api/editing/checks";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { modelLabel } from "../page/sectionWords.ts";
import type { Selected } from "../page/useSelection.ts";
import { describeField } from "../workingCopy/ops.ts";
import styles from "./publish.module.css";

export interface Finding extends Check {
  /** Of the owner's working copy. */
  owner: string;
  /** Of its section; undefined for the head. */
  model: string | undefined;
}

const acceptable: Readonly<Record<AcceptableCheck, true>> = { alt: true, link_broken: true };

const isAcceptable = (code: Check["code"]): code is AcceptableCheck => code in acceptable;

/** What may be published nevertheless; undefined where something else stands in the way. */
export function acceptableOf(findings: readonly Finding[]): AcceptableCheck[] | undefined {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.every(isAcceptable) ? codes : undefined;
}

interface FindingsProps {
  findings: readonly Finding[];
  locale: Locale;
  onSelect(selected: Selected): void;
}

/** What stands in the way of a publication, each with the way to its place. */
export function Findings({ findings, locale, onSelect }: FindingsProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.problem}>
      <p>{t("publish.incomplete")}</p>
      <ul>
        {findings.map(({ owner, section, model, locale: language, field, code }) => {
          const where = model ? modelLabel(model, locale) : t("publish.head");
          const label = field && ((model && describeField(model, field)?.label[locale]) ?? field);
          return (
            <li key={`${owner}/${section}/${language}/${field}/${code}`}>
              {where}
              {label && `, ${label}`}
              {language && ` (${language.toUpperCase()})`}: {t(`check.${code}`)}{" "}
              {section !== null && (
                <button type="button" onClick={() => onSelect({ owner, id: section })}>
                  {t("publish.go")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
