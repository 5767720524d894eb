import type { StaffRecord } from "@festival/contracts/calls/resources";
import { dataSets, type DataSetId } from "@festival/contracts/privacy/dataSets";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { retention, type RetentionPeriod } from "@festival/contracts/privacy/retention";
import { retentionWords } from "@festival/contracts/privacy/retentionWords";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Link } from "../../routing/Link.tsx";
import { useAdmin } from "../../data/adminContext.ts";
import { textOf } from "../../data/words.ts";
import facts from "../../records/RecordForm.module.css";
import { dataSetWords } from "./dataSetWords.ts";
import { dataSetTitle } from "./titles/dataSetTitle.ts";
import styles from "./processing.module.css";
import { Processors } from "./Processors.tsx";
import type { ProcessingFacts } from "./readProcessing.ts";
import { recipientsOf } from "./recipients.ts";

interface DataSetProps {
  id: DataSetId;
  record: ProcessingFacts;
  forms: readonly StaffRecord[];
}

/** When a data set is deleted: by the settings of forms, by the site's own periods, or by what its words say. */
function Periods({ id, forms }: Omit<DataSetProps, "record">) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { ends } = dataSetWords(id, locale);
  const inWords = (period: RetentionPeriod) =>
    "days" in period
      ? t("persons.days", { count: period.days })
      : t("persons.hours", { count: period.hours });
  const ofForms = id === "entries" ? forms.filter(({ purpose }) => purpose !== "newsletter") : [];
  return (
    <ul>
      {ofForms.map(({ id: form, title, retention_days: days }) => (
        <li key={form}>
          <Link to={`/forms/${form}`}>
            {t("persons.entriesOf", { form: textOf((title as Record<string, unknown>)[locale]) })}
          </Link>
          : {inWords({ days: Number(days) })}
        </li>
      ))}
      {dataSets[id].periods.map((kind) => (
        <li key={kind}>{`${retentionWords[kind][locale]}: ${inWords(retention[kind])}`}</li>
      ))}
      {ends && <li>{ends}</li>}
    </ul>
  );
}

/** What the record of processing says of one data set. */
export function DataSetFacts({ id, record, forms }: DataSetProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { purpose, contents, recipients } = dataSetWords(id, locale);
  const named = recipientsOf(id, record, locale);
  return (
    <div role="group" className={styles.set} aria-labelledby={`data-${id}`}>
      <h3 id={`data-${id}`}>{dataSetTitle(id)[locale]}</h3>
      <dl className={facts.facts}>
        <dt>{t("processing.purpose")}</dt>
        <dd>{purpose}</dd>
        <dt>{t("processing.basis")}</dt>
        <dd>{record.settings.legal_bases[id][locale] || t("processing.notFilled")}</dd>
        <dt>{t("processing.contents")}</dt>
        <dd>
          {contents}
          {id === "devices" && (
            <>
              {" "}
              (<a href={legalHref("privacy", locale)}>{t("processing.privacyPage")}</a>)
            </>
          )}
        </dd>
        <dt>{t("processing.period")}</dt>
        <dd>
          <Periods id={id} forms={forms} />
        </dd>
        <dt>{t("processing.recipients")}</dt>
        <dd>
          {recipients}
          {named.length > 0 && (
            <ul>
              {named.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {named.length === 0 && recipients.endsWith(":") && ` ${t("processing.none")}`}
        </dd>
        <dt>{t("processing.processors")}</dt>
        <dd>
          <Processors
            processors={record.settings.processors.filter(({ data_sets }) =>
              data_sets.includes(id),
            )}
          />
        </dd>
      </dl>
    </div>
  );
}
