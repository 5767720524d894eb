import type { StaffRecord } from "@festival/contracts/calls/resources";
import { dataSetIds } from "@festival/contracts/privacy/dataSets";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useGetList } from "ra-core";
import { Link } from "../../routing/Link.tsx";
import { useAdmin } from "../../data/adminContext.ts";
import buttons from "../../frame/buttons.module.css";
import { CallFailure } from "../../frame/CallFailure.tsx";
import form from "../../records/RecordForm.module.css";
import { DataSetFacts } from "./DataSetFacts.tsx";
import { formsWithPeriods } from "./formsWithPeriods.ts";
import styles from "./processing.module.css";
import { readProcessing } from "./readProcessing.ts";
import { controllerOf } from "./recipients.ts";

/** The record of processing (Art. 30 GDPR): each data set with all that is known of it, to be read and printed. */
export function Processing() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const forms = useGetList<StaffRecord>("forms", formsWithPeriods);
  const facts = useQuery({ queryKey: ["processing"], queryFn: () => readProcessing(transport) });
  const error = forms.error ?? facts.error;
  const retry = () => void Promise.all([forms.refetch(), facts.refetch()]);
  return (
    <section aria-labelledby="processing" className={form.group}>
      <h2 id="processing" className={form.groupTitle}>
        {t("processing.title")}
      </h2>
      <p className={styles.onScreen}>{t("processing.note")}</p>
      {error && <CallFailure error={error} onRetry={retry} />}
      {facts.isPending && <p role="status">{t("loading")}</p>}
      {facts.data && (
        <>
          <dl className={form.facts}>
            <dt>{t("processing.responsible")}</dt>
            <dd>{controllerOf(facts.data) || t("processing.notFilled")}</dd>
          </dl>
          <p className={`${form.buttons} ${styles.onScreen}`}>
            <button type="button" className={buttons.secondary} onClick={() => window.print()}>
              {t("processing.print")}
            </button>
            <Link to="/settings#processors" className={buttons.secondary}>
              {t("processing.settings")}
            </Link>
          </p>
          {dataSetIds.map((id) => (
            <DataSetFacts key={id} id={id} record={facts.data} forms={forms.data ?? []} />
          ))}
        </>
      )}
    </section>
  );
}
