import type { FormRef } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import {
  retention,
  retentionKinds,
  type RetentionPeriod,
} from "@festival/contracts/privacy/retention";
import { retentionWords } from "@festival/contracts/privacy/retentionWords";
import type { FactTable } from "./factTable.ts";
import { privacyTexts } from "./privacyTexts.ts";

/**
 * For how long the site keeps what: by its jobs' own periods, and by the settings of each form.
 * @param forms the public ones
 */
export function periodTable(
  locale: Locale,
  forms: readonly Pick<FormRef, "title" | "retention_days">[],
): FactTable {
  const t = privacyTexts(locale);
  const inWords = (period: RetentionPeriod) =>
    "days" in period
      ? t("period.days", { days: period.days })
      : t("period.hours", { hours: period.hours });
  return {
    title: t("period.title"),
    columns: [t("period.what"), t("period.until")],
    rows: [
      ...forms.flatMap(({ title, retention_days: days }) =>
        days === null ? [] : [[t("period.form", { form: title }), inWords({ days })]],
      ),
      ...retentionKinds.map((kind) => [retentionWords[kind][locale], inWords(retention[kind])]),
    ],
  };
}
