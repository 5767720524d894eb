import type { Processor } from "@festival/contracts/api/settings";
import { languageTag, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../../data/adminContext.ts";

const dayInWords = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));

/** Who processes data under a contract: name, country, and since when. */
export function Processors({ processors }: { processors: readonly Processor[] }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  if (processors.length === 0) return <>{t("processing.notFilled")}</>;
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <ul>
      {processors.map(({ name, country, contract_on: day }) => (
        <li key={name}>
          {[
            name,
            country && countries.of(country),
            day
              ? t("processing.contract", { day: dayInWords(day, locale) })
              : t("processing.noContract"),
          ]
            .filter(Boolean)
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}
