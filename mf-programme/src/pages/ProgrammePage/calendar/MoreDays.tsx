import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { type ProgrammeFilters, programmeHref } from "../programmeFilters.ts";
import { onlyDay } from "./dayRange.ts";

/** Where one day is chosen: the way to several. Then the row of days asks for the last one. */
export function MoreDays({ filters }: { filters: ProgrammeFilters }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  if (filters.from_date && !filters.to_date) return <span>{t("programme.days.until")}</span>;
  if (!onlyDay(filters)) return null;
  return (
    <a href={programmeHref(locale, { ...filters, to_date: "" })} rel="nofollow">
      {t("programme.days.more")}
    </a>
  );
}
