import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { type Ref } from "react";
import { ChoiceList } from "./ChoiceList.tsx";
import choiceStyles from "./ChoiceList.module.css";
import type { ProgrammeData } from "./programmeData.ts";
import styles from "./FilterPanel.module.css";

interface FilterPanelProps {
  data: ProgrammeData;
  /** The panel itself, which opens without scripts. */
  ref: Ref<HTMLDetailsElement>;
}

/** All filters but the genres, as fields of the form around them. */
export function FilterPanel({ data, ref }: FilterPanelProps) {
  const { t } = useTranslation();
  const { filters, flags, groups, active, resets } = data;
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
            {flags.map(({ name, title, count, isActive }) => (
              <li key={name}>
                <label className={choiceStyles.choice} data-none={count === 0 ? "" : undefined}>
                  <input type="checkbox" name={name} value="1" defaultChecked={isActive} />
                  <span>{title}</span>
                  {count !== null && <span className={choiceStyles.count}>{count}</span>}
                </label>
              </li>
            ))}
            <li>
              <label className={choiceStyles.choice}>
                <input type="checkbox" name="past" value="1" defaultChecked={filters.past} />
                <span>{t("programme.filter.past")}</span>
              </label>
            </li>
          </ul>
        </fieldset>
        <fieldset className={choiceStyles.group}>
          <legend>{t("programme.filter.dates")}</legend>
          <label className={styles.date}>
            {t("programme.filter.from")}
            <input type="date" name="from_date" defaultValue={filters.from_date} />
          </label>
          <label className={styles.date}>
            {t("programme.filter.to")}
            <input type="date" name="to_date" defaultValue={filters.to_date} />
          </label>
        </fieldset>
        {groups.map((group) => (
          <ChoiceList key={group.name} group={group} filters={filters} />
        ))}
      </div>
      <p className={styles.actions}>
        <Button type="submit">{t("programme.filter.apply")}</Button>
        {resets.choices && (
          <a href={resets.choices} data-keep-position="" rel="nofollow">
            {t("programme.filter.reset")}
          </a>
        )}
        {resets.dates && (
          <a href={resets.dates} data-keep-position="" rel="nofollow">
            {t("programme.filter.resetDates")}
          </a>
        )}
      </p>
    </details>
  );
}
