import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, useOwner } from "@festival/shared-ui/owner";
import { type KeyboardEvent, useId, useState } from "react";
import styles from "./SearchField.module.css";
import { useSuggestions } from "./useSuggestions.ts";

/** Words to look for in the programme; with scripts, what they could mean is shown while one types. */
export function SearchField({ words }: { words: string }) {
  const { t } = useTranslation();
  const { navigate, page } = useOwner();
  const isHydrated = useHydrated();
  const inputId = useId();
  const listId = useId();
  /** Null while the visitor is not typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const { suggestions, List } = useSuggestions(typed ?? "", page.locale);
  const isOpen = typed !== null && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setTyped(null);
    setChosen(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    const places = suggestions.length + 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // the field itself is one of the places
      setChosen(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const suggestion = suggestions[chosen];
      close();
      // without a choice the form is sent
      if (!suggestion) return;
      event.preventDefault();
      navigate(suggestion.href);
    }
  };

  return (
    <div className={styles.search}>
      <label htmlFor={inputId}>{t("programme.search.label")}</label>
      <input
        id={inputId}
        type="search"
        name="q"
        maxLength={200}
        placeholder={t("programme.search.label")}
        defaultValue={words}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(-1);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        {...(isHydrated && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": listId,
          "aria-activedescendant": isOpen && chosen >= 0 ? optionId(chosen) : undefined,
        })}
      />
      <Button type="submit" variant="dark">
        {t("programme.search.submit")}
      </Button>
      {isOpen && List && (
        <List
          id={listId}
          optionId={optionId}
          suggestions={suggestions}
          chosen={chosen}
          onChoose={close}
        />
      )}
    </div>
  );
}
