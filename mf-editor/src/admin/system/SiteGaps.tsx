import type { SiteGap } from "@festival/contracts/privacy/siteState";
import { listSiteGaps } from "@festival/contracts/calls/site";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import styles from "../records/RecordForm.module.css";
import { settingsFields } from "../resources/systemFields.ts";

/** What the site lacks before search engines may find it; nothing where it lacks nothing. */
export function SiteGaps({ revision }: { revision: number }) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { data = [] } = useQuery({
    queryKey: ["site-gaps", revision],
    queryFn: () => answered(transport.read(listSiteGaps, {})),
  });
  if (data.length === 0) return null;
  const inWords = (gap: SiteGap) =>
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
        {t("gaps.title")}
      </h2>
      <p>{t("gaps.text")}</p>
      <ul>
        {data.map((gap) => (
          <li key={JSON.stringify(gap)}>{inWords(gap)}</li>
        ))}
      </ul>
    </section>
  );
}
