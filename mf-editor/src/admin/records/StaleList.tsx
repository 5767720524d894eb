import type { StaleField } from "@festival/contracts/api/operations";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { locales } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { staleQueryKey } from "../lists/useStaleRecords.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import styles from "./RecordForm.module.css";

interface StaleListProps {
  resource: AdminResource;
  record: StaffRecord;
  stale: readonly StaleField[];
  /** Under which they were read. */
  queryKey: readonly unknown[];
}

/** The fields that are older in one language, and the button that says that they are fine. */
export function StaleList({ resource, record, stale, queryKey }: StaleListProps) {
  const { t } = useTranslation();
  const { locale: reader, transport } = useAdmin();
  const wordsOf = useProblemWords();
  const cache = useQueryClient();
  const [problem, setProblem] = useState("");
  const { name, access, fields } = resource;
  const { id, revision } = record;

  const agree = async () => {
    try {
      await answered(transport.send(resourceCalls(name, access).agree, { id }, { revision }));
      await cache.invalidateQueries({ queryKey });
      // lists and the home of the office mark it too
      await cache.invalidateQueries({ queryKey: staleQueryKey });
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const lineOf = ({ field, since, actor }: StaleField) => {
    const label = fields[field]?.label[reader] ?? field;
    const at = instantInWords(since, reader);
    return actor === "" ? t("stale.since", { label, at }) : t("stale.by", { label, at, actor });
  };
  return (
    <section className={styles.hint} aria-label={t("stale.title")}>
      {locales.map((locale) => {
        const ofLocale = stale.filter((each) => each.locale === locale);
        return (
          ofLocale.length > 0 && (
            <div key={locale}>
              <p>{t(`stale.${locale}`)}</p>
              <ul>
                {ofLocale.map((each) => (
                  <li key={each.field}>{lineOf(each)}</li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p>
        <button type="button" className={buttons.secondary} onClick={() => void agree()}>
          {t("stale.fine")}
        </button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
