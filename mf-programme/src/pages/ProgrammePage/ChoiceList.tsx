import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useFoundChoices } from "./useFoundChoices.ts";
import { useState } from "react";
import { ChoiceBox } from "./ChoiceBox.tsx";
import type { Choice, ChoiceGroup, ProgrammeData } from "./programmeData.ts";
import styles from "./ChoiceList.module.css";

/** Without case and accents: "dvorak" finds Dvořák. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

interface ChoiceListProps {
  group: ChoiceGroup;
  /** All filters that are set. */
  filters: ProgrammeData["filters"];
}

/** The values of one filter as boxes to tick; a long list can be searched. */
export function ChoiceList({ group, filters }: ChoiceListProps) {
  const { name, choices, isLong, more } = group;
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const label = t(`programme.filter.${name}`);
  const asked = words.trim();
  const found = useFoundChoices(group, asked, filters);
  // the server forgives slips of the finger, too
  const fits = ([value, title]: Choice) =>
    asked === "" ||
    plain(title).includes(plain(asked)) ||
    (found.words === asked && found.values.has(value));
  const chosen = new Set(filters[name].map(String));
  const all = [...choices, ...found.choices];
  const count = all.filter(fits).length;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {isLong && (
        // it stands there from the start: coming later it would have the whole page laid out again
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
        {all.map((choice, index) => (
          // what was only looked for is gone with its words, unless it was ticked
          <li
            key={choice[0]}
            className={index < choices.length ? undefined : styles.found}
            hidden={index < choices.length && !fits(choice)}
            data-fits={fits(choice) && asked ? "" : undefined}
          >
            <ChoiceBox name={name} choice={choice} isChosen={chosen.has(choice[0])} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.none}>{t("programme.filter.more", { count: more })}</p>}
      <p aria-live="polite" className={styles.none}>
        {asked && count > 0 && <VisuallyHidden>{`${label}: ${count}`}</VisuallyHidden>}
        {found.isSearched && count === 0 && t("programme.filter.noneFound")}
      </p>
    </fieldset>
  );
}
