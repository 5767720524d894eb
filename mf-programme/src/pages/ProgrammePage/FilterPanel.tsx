import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { type Ref } from "react";
import { ChoiceBox } from "./ChoiceBox.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import choiceStyles from "./ChoiceList.module.css";
import { Weekends } from "./calendar/Weekends.tsx";
import type { ProgrammeData } from "./programmeData.ts";
import styles from "./FilterPanel.module.css";

interface FilterPanelProps {
  data: ProgrammeData;
  /** The panel itself, which opens without scripts. */
  ref: Ref<HTMLDetailsElement>;
  /** How many events the fields would leave; null where that is not known. */
  left: number | null;
}

/** All filters but the genres, as fields of the form around them. */
export function FilterPanel({ data, ref, left }: FilterPanelProps) {
  const { t } = useTranslation();
  const { filters, flags, groups, active, resets, season } = data;
  const set = active.filter(({ name }) => name !== "genres" && name !== "q").length;
  return (
    <details ref={ref} className={styles.panel}>
      <summary className={styles.summary}>
        {set > 0 ? t("programme.filter.openSet", { count: set }) : t("programme.filter.open")}
      </summary>
      <div className={styles.fields}>
        <fieldset className={choiceStyles.group}>
          <legend>{t("programme.filter.only")}</legend>
          <ul className={choiceStyles.choices}>
            {flags.map(({ name, title, count }) => (
              <li key={name}>
                <ChoiceBox name={name} choice={["1", title, count]} isChosen={filters[name]} />
              </li>
            ))}
            <li>
              <ChoiceBox
                name="past"
                choice={["1", t("programme.filter.past"), null]}
                isChosen={filters.past}
              />
            </li>
          </ul>
        </fieldset>
        <fieldset className={choiceStyles.group}>
          <legend>{t("programme.filter.dates")}</legend>
          <Weekends season={season} filters={filters} />
          <div className={styles.dates}>
            <label>
              {t("programme.filter.from")}
              <input type="date" name="from_date" defaultValue={filters.from_date} />
            </label>
            <label>
              {t("programme.filter.to")}
              <input type="date" name="to_date" defaultValue={filters.to_date} />
            </label>
          </div>
        </fieldset>
        {groups.map((group) => (
          <ChoiceList key={group.name} group={group} filters={filters} />
        ))}
      </div>
      <p className={styles.actions} data-keep-position="">
        <Button type="submit">
          {left === null
            ? t("programme.filter.apply")
            : t("programme.filter.applyCount", { count: left })}
        </Button>
        {resets.choices && (
          <a href={resets.choices} rel="nofollow">
            {t("programme.filter.reset")}
          </a>
        )}
        {resets.dates && (
          <a href={resets.dates} rel="nofollow">
            {t("programme.filter.resetDates")}
          </a>
        )}
      </p>
    </details>
  );
}
