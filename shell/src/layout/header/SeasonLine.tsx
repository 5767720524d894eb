import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { FrameSeason } from "../../frame.ts";
import { seasonDates } from "./seasonDates.ts";

/** The season's first and last day. */
export function SeasonLine({ season, className }: { season: FrameSeason; className?: string }) {
  const { t } = useTranslation();
  const months = t("season.months", { returnObjects: true }) as string[];
  return (
    <p className={className}>
      <VisuallyHidden>{t("season.label")}: </VisuallyHidden>
      {t("season.dates", { ...seasonDates(season.starts_on, season.ends_on, months) })}
    </p>
  );
}
