import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated } from "@festival/shared-ui/owner";
import { useState } from "react";
import type { ChoiceGroup } from "./programmeData.ts";
import styles from "./ChoiceList.module.css";

/** Without case and accents: "dvorak" finds Dvořák. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The values of one filter as boxes to tick; a long list can be searched. */
export function ChoiceList({ group: { name, choices, isLong } }: { group: ChoiceGroup }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [words, setWords] = useState("");
  const label = t(`programme.filter.${name}`);
  const fits = (title: string) => plain(title).includes(plain(words.trim()));
  const isNoneShown = !choices.some(({ title }) => fits(title));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {isLong && isHydrated && (
        <input
          className={styles.find}
          type="search"
          aria-label={t("programme.filter.find", { list: label })}
          placeholder={t("programme.filter.findPlaceholder")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            // it narrows the list; the form is sent by its own button
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <ul className={styles.choices} data-long={isLong ? "" : undefined}>
        {choices.map(({ value, title, count, isActive }) => (
          <li key={value} hidden={!fits(title)}>
            <label className={styles.choice} data-none={count === 0 ? "" : undefined}>
              <input type="checkbox" name={name} value={value} defaultChecked={isActive} />
              <span>{title}</span>
              {count !== null && <span className={styles.count}>{count}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={styles.none}>
        {isNoneShown && t("programme.filter.noneFound")}
      </p>
    </fieldset>
  );
}
