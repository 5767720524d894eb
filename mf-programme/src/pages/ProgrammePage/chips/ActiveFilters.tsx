import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { MoreDays } from "../calendar/MoreDays.tsx";
import type { ProgrammeData } from "../programmeData.ts";
import styles from "./ActiveFilters.module.css";

/** What the programme is narrowed by, besides genres: each can be taken away, or all at once. */
export function ActiveFilters({ data }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const { active, resets } = data;
  const shown = active.filter(({ name }) => name !== "genres");
  if (shown.length === 0) return null;
  return (
    <div className={styles.active} data-keep-position="">
      <ul className={styles.filters} aria-label={t("programme.filter.active")}>
        {shown.map(({ name, label, href }) => (
          <li key={`${name} ${label}`}>
            <Chip href={href} selected removeLabel={t("programme.filter.remove")} nofollow>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <MoreDays data={data} />
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
    </div>
  );
}
