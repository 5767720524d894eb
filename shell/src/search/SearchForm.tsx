import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { longestSearch } from "@festival/contracts/search/hitKinds";
import { Button } from "@festival/shared-ui";
import { useId, type InputHTMLAttributes } from "react";
import styles from "./SearchForm.module.css";
import { searchTexts } from "./searchTexts.ts";

interface SearchFormProps {
  locale: Locale;
  /** What the field adds to a plain one. */
  field?: InputHTMLAttributes<HTMLInputElement>;
}

/** Asks for words and leads to what the site has of them. A plain form: it works without scripts. */
export function SearchForm({ locale, field }: SearchFormProps) {
  const t = searchTexts(locale);
  const id = useId();
  return (
    <form className={styles.form} method="get" action={href("search", locale)} role="search">
      <label className={styles.label} htmlFor={id}>
        {t("search.label")}
      </label>
      <input
        className={styles.field}
        id={id}
        type="search"
        name="q"
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      <Button type="submit" variant="dark">
        {t("search.submit")}
      </Button>
    </form>
  );
}
