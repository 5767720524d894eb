import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import styles from "./SearchField.module.css";

/** Words to look for in the programme. */
export function SearchField({ words }: { words: string }) {
  const { t } = useTranslation();
  const inputId = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={inputId}>{t("programme.search.label")}</label>
      <input
        id={inputId}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={words}
        autoComplete="off"
      />
      <Button type="submit" variant="dark">
        {t("programme.search.submit")}
      </Button>
    </div>
  );
}
