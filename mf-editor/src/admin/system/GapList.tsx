import { legalHref } from "@festival/contracts/privacy/legalPages";
import type { SiteGap } from "@festival/contracts/privacy/siteState";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import styles from "../records/RecordForm.module.css";
import { settingsFields } from "../resources/settingsFields.ts";

/** What the site lacks, and what its statement on accessibility asks for again. */
export function GapList({ gaps }: { gaps: readonly SiteGap[] }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const statement = gaps.find((gap) => gap.kind === "statement");
  const lacking = gaps.filter((gap) => gap.kind !== "statement");
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
