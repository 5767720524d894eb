import { festivalInstant, festivalZone } from "@festival/contracts/time/festivalTime";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useWatch } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { timeElsewhere } from "./timeElsewhere.ts";

/** In which zone a moment is read, and what its reader's own clock says then, where that is another. */
export function ZoneHelp({ path }: { path: string }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const value: unknown = useWatch({ name: path });
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = typeof value === "string" && value !== "" ? festivalInstant(value) : undefined;
  const time = instant && timeElsewhere(instant, zone, locale);
  return (
    <>
      {t("zone", { zone: festivalZone })}
      {time && ` ${t("zoneHere", { zone, time })}`}
    </>
  );
}
