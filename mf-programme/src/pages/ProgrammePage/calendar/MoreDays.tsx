import { usePage } from "@festival/shared-ui/owner";
import { type ProgrammeFilters, programmeHref } from "../programmeFilters.ts";
import { useDayWords } from "./dayWords.ts";

/** Where one day is chosen: the way to several. Then the row of days asks for the last one. */
export function MoreDays({ filters }: { filters: ProgrammeFilters }) {
  const words = useDayWords();
  const { locale } = usePage();
  const { from_date, to_date } = filters;
  if (from_date && !to_date) return <span>{words("until")}</span>;
  if (!from_date || from_date !== to_date) return null;
  return (
    <a href={programmeHref(locale, { ...filters, to_date: "" })} rel="nofollow">
      {words("more")}
    </a>
  );
}
