import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./SuggestionList.module.css";
import type { Suggestion } from "./suggestions.ts";

interface SuggestionListProps {
  id: string;
  optionId(index: number): string;
  suggestions: readonly Suggestion[];
  /** -1 while none is. */
  chosen: number;
  /** One was clicked, and leads where links lead. */
  onChoose(): void;
}

/** What the words typed could mean, below their field, which keeps the focus. */
export function SuggestionList({
  id,
  optionId,
  suggestions,
  chosen,
  onChoose,
}: SuggestionListProps) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("programme.search.suggestions")}
      className={styles.suggestions}
    >
      {suggestions.map(({ kind, title, language, detail, href }, index) => (
        <a
          key={href}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={href}
          className={styles.suggestion}
          // a press must not take the focus out of the field, or the list would be gone before the click
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
        >
          <span className={styles.title} lang={language}>
            {title}
          </span>{" "}
          {detail && <span className={styles.detail}>{detail}</span>}{" "}
          <span className={styles.kind}>{t(`programme.search.kind.${kind}`)}</span>
        </a>
      ))}
    </div>
  );
}
