import type { SearchGroup } from "@festival/contracts/search/siteSearch";
import type { Locale } from "@festival/contracts/locales";
import type { MouseEvent } from "react";
import { searchTexts } from "../searchTexts.ts";
import styles from "./Suggestions.module.css";

interface SuggestionsProps {
  id: string;
  locale: Locale;
  groups: readonly SearchGroup[];
  optionId(path: string): string;
  /** The path of the one that the arrows have come to; null while none is. */
  chosen: string | null;
  /** One was clicked, and leads where links lead. */
  onFollow(event: MouseEvent): void;
}

/** Hits below the field, which keeps the focus: a list of groups, each called by its kind. */
export function Suggestions({ id, locale, groups, optionId, chosen, onFollow }: SuggestionsProps) {
  const t = searchTexts(locale);
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")} className={styles.list}>
      {groups.map(({ kind, hits }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
            {t(`search.kind.${kind}`)}
          </div>
          {hits.map(({ title, subtitle, path }) => (
            <a
              key={path}
              id={optionId(path)}
              role="option"
              aria-selected={path === chosen}
              tabIndex={-1}
              href={path}
              className={styles.hit}
              // a press must not take the focus out of the field
              onMouseDown={(event) => event.preventDefault()}
              onClick={onFollow}
            >
              <span className={styles.title}>{title}</span>{" "}
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
