import { usePage } from "@festival/shared-ui/owner";
import type { ProgrammeData } from "../programmeData.ts";
import { programmeHref } from "../programmeFilters.ts";
import { useDayWords } from "./dayWords.ts";

/** Where one day of the row is chosen: the way to several. Then the row of days asks for the last one. */
export function MoreDays({ data: { filters, season } }: { data: ProgrammeData }) {
  const words = useDayWords();
  const { locale } = usePage();
  const { from_date, to_date } = filters;
  // the row has only days of the season
  if (!from_date || from_date < season.from || from_date > season.to) return null;
  if (!to_date) return <span>{words("until")}</span>;
  if (from_date !== to_date) return null;
  return (
    <a href={programmeHref(locale, { ...filters, to_date: "" })} rel="nofollow">
      {words("more")}
    </a>
  );
}
