import { usePage } from "@festival/shared-ui/owner";
import { type ProgrammeFilters, programmeHref } from "../programmeFilters.ts";
import { onlyDay } from "./dayRange.ts";
import { useDayWords } from "./dayWords.ts";

/** Where one day is chosen: the way to several. Then the row of days asks for the last one. */
export function MoreDays({ filters }: { filters: ProgrammeFilters }) {
  const words = useDayWords();
  const { locale } = usePage();
  if (filters.from_date && !filters.to_date) return <span>{words("until")}</span>;
  if (!onlyDay(filters)) return null;
  return (
    <a href={programmeHref(locale, { ...filters, to_date: "" })} rel="nofollow">
      {words("more")}
    </a>
  );
}
