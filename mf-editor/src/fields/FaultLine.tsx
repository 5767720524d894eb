import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { faultWords, type Fault } from "./fieldProblem.ts";
import styles from "./fields.module.css";

interface FaultLineProps {
  field: Field;
  fault: Fault | undefined;
  /** What is wrong, so that its words can say how much of it there is. */
  value: unknown;
  locale: Locale;
  id?: string | undefined;
}

/** What is wrong with the value of a field, below it. */
export function FaultLine({ field, fault, value, locale, id }: FaultLineProps) {
  const { t } = useTranslation();
  if (!fault) return null;
  return (
    <p id={id} className={styles.problem} role="alert">
      {faultWords(field, fault, { value, locale, t })}
    </p>
  );
}
