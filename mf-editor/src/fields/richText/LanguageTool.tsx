import { useTranslation } from "@festival/shared-ui/i18n";
import type { EditorState } from "draft-js";
import { useMemo } from "react";
import { canHaveLanguage, presentLanguage, spokenLanguages, withLanguage } from "./languages.ts";
import styles from "./TextToolbar.module.css";

interface LanguageToolProps {
  state: EditorState;
  onChange(next: EditorState): void;
}

/** Says in which language words are that are not in the text's, so that they are read aloud in theirs. */
export function LanguageTool({ state, onChange }: LanguageToolProps) {
  const { t, i18n } = useTranslation();
  const present = presentLanguage(state);
  const languages = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: "language" });
    const codes: string[] = [...spokenLanguages];
    // one that another program has set
    if (present && !codes.includes(present)) codes.push(present);
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, i18n.language));
  }, [i18n.language, present]);
  return (
    <select
      className={styles.language}
      aria-label={t("text.language")}
      title={t("text.languageHint")}
      value={present}
      disabled={!canHaveLanguage(state)}
      onChange={({ target }) => onChange(withLanguage(state, target.value))}
    >
      <option value="">{t("text.language")}</option>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
