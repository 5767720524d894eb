import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { MouseEvent } from "react";
import type { ProgrammeData } from "../programmeData.ts";
import { programmeHref } from "../programmeFilters.ts";
import { switchDays } from "./dayRange.ts";
import { useDayWords } from "./dayWords.ts";
import styles from "./Weekends.module.css";
import { weekendsOf } from "./weekends.ts";

/** Sends the form around a link with these days, and with all that was ticked before. */
function sendWith(event: MouseEvent<HTMLElement>, from: string, to: string): void {
  const form = event.currentTarget.closest("form");
  if (!form || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  for (const [name, value] of [
    ["from_date", from],
    ["to_date", to],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.requestSubmit();
}

/** The weekends of the season, each a link to its events under all other filters. */
export function Weekends({ season, filters }: Pick<ProgrammeData, "season" | "filters">) {
  const { t } = useTranslation();
  const dayWords = useDayWords();
  const { locale } = usePage();
  const weekends = weekendsOf(season);
  if (weekends.length === 0) return null;
  return (
    <ul className={styles.weekends} aria-label={dayWords("weekends")} data-keep-position="">
      {weekends.map(({ from, to, ...words }) => {
        const { isChosen, next } = switchDays(filters, from, to);
        return (
          <li key={from}>
            <Chip
              href={programmeHref(locale, next)}
              onClick={(event) => sendWith(event, next.from_date, next.to_date)}
              selected={isChosen}
              removeLabel={t("programme.filter.remove")}
            >
              {dayWords("weekend", words)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
