import type { FieldDifference } from "@festival/contracts/api/publishing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { fieldLabel } from "./labels.ts";
import styles from "./publish.module.css";
import { wordDifference, wordsOf } from "./wordDifference.ts";

interface WordsProps {
  /** Key of whose it is. */
  owner: string;
  /** Of the section; null for a head. */
  model: string | null;
  field: FieldDifference;
  locale: Locale;
}

/** What is different in a field, word by word. */
export function Words({ owner, model, field, locale }: WordsProps) {
  const { t } = useTranslation();
  const { name, locale: language } = field;
  const [before, after] = [wordsOf(field.before), wordsOf(field.after)];
  return (
    <p className={styles.words}>
      <span className={styles.field}>
        {fieldLabel({ owner, model }, name, locale)}
        {language && ` (${language.toUpperCase()})`}:{" "}
      </span>
      {before === undefined || after === undefined
        ? t("publish.other")
        : wordDifference(before, after, language ?? locale).map(({ text, kind }, index) => {
            if (kind === "added") return <ins key={index}>{text}</ins>;
            return kind === "removed" ? (
              <del key={index}>{text}</del>
            ) : (
              <span key={index}>{text}</span>
            );
          })}
    </p>
  );
}
