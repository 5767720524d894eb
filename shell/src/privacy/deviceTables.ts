import {
  deviceStorage,
  type DeviceBasis,
  type DeviceEntry,
} from "@festival/contracts/privacy/deviceStorage";
import type { Locale } from "@festival/contracts/locales";
import type { FactTable } from "./factTable.ts";
import { privacyTexts } from "./privacyTexts.ts";

/**
 * What the site keeps on devices, a table for each reason.
 * @param bases the reasons to list
 */
export function deviceTables(locale: Locale, bases: readonly DeviceBasis[]): FactTable[] {
  const t = privacyTexts(locale);
  const periodOf = ({ period }: DeviceEntry) =>
    typeof period === "string" ? t(`device.${period}`) : t("device.days", { days: period.days });
  return bases.map((basis) => ({
    title: t(`device.bases.${basis}`),
    columns: [t("device.columns.purpose"), t("device.columns.name"), t("device.columns.period")],
    rows: deviceStorage
      .filter((entry) => entry.basis === basis)
      .map((entry) => [
        t(`device.entries.${entry.id}`),
        `${entry.names.join(", ")} (${t(`device.places.${entry.place}`)})`,
        periodOf(entry),
      ]),
  }));
}
