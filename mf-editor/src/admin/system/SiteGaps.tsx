import { listSiteGaps } from "@festival/contracts/calls/site";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import styles from "../records/RecordForm.module.css";
import { settingsFields } from "../resources/settingsFields.ts";

/** What the site lacks before search engines may find it; nothing where it lacks nothing. */
export function SiteGaps({ revision }: { revision: number }) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { data = [] } = useQuery({
    queryKey: ["site-gaps", revision],
    queryFn: () => answered(transport.read(listSiteGaps, {})),
  });
  if (data.length === 0) return null;
  const statement = data.find((gap) => gap.kind === "statement");
  const lacking = data.filter((gap) => gap.kind !== "statement");
  const inWords = (gap: (typeof lacking)[number]) =>
    gap.kind === "provider" ? (
      t("gaps.provider", { field: settingsFields.provider.fields[gap.field].label[locale] })
    ) : (
      <a href={legalHref(gap.page, gap.locale)}>
        {t(`gaps.${gap.kind}`, { page: t(`gaps.pages.${gap.page}`), language: gap.locale })}
      </a>
    );
  return (
    <section className={styles.kept} aria-labelledby="site-gaps">
      <h2 id="site-gaps" className={styles.groupTitle}>
        {t(lacking.length > 0 ? "gaps.title" : "gaps.again")}
      </h2>
      {lacking.length > 0 && (
        <>
          <p>{t("gaps.text")}</p>
          <ul>
            {lacking.map((gap) => (
              <li key={JSON.stringify(gap)}>{inWords(gap)}</li>
            ))}
          </ul>
        </>
      )}
      {statement && (
        <p>
          {t("gaps.statement", {
            day: new Date(statement.checked_on).toLocaleDateString(locale, {
              dateStyle: "long",
              timeZone: "UTC",
            }),
          })}
        </p>
      )}
    </section>
  );
}
