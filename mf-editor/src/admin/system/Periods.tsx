import type { StaffRecord } from "@festival/contracts/calls/resources";
import {
  retention,
  retentionKinds,
  type RetentionPeriod,
} from "@festival/contracts/privacy/retention";
import { retentionWords } from "@festival/contracts/privacy/retentionWords";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetList } from "ra-core";
import { Link } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import styles from "../records/RecordForm.module.css";
import { formsWithPeriods } from "./formsWithPeriods.ts";

/** For how long the site keeps what may be about a person: entries by their forms, all else by its jobs. */
export function Periods() {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { data: forms = [], error, refetch } = useGetList<StaffRecord>("forms", formsWithPeriods);
  const inWords = (period: RetentionPeriod) =>
    "days" in period
      ? t("persons.days", { count: period.days })
      : t("persons.hours", { count: period.hours });
  return (
    <section aria-labelledby="periods" className={styles.group}>
      <h2 id="periods" className={styles.groupTitle}>
        {t("persons.periods")}
      </h2>
      <p>{t("persons.periodsNote")}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <dl className={styles.facts}>
        {forms
          .filter(({ purpose }) => purpose !== "newsletter")
          .map(({ id, title, retention_days: days }) => (
            <div key={id} style={{ display: "contents" }}>
              <dt>
                <Link to={`/forms/${id}`}>
                  {t("persons.entriesOf", { form: (title as Record<string, string>)[locale] })}
                </Link>
              </dt>
              <dd>{inWords({ days: Number(days) })}</dd>
            </div>
          ))}
        {retentionKinds.map((kind) => (
          <div key={kind} style={{ display: "contents" }}>
            <dt>{retentionWords[kind][locale]}</dt>
            <dd>{inWords(retention[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
