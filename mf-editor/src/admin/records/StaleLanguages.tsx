import type { StaleField } from "@festival/contracts/api/operations";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { locales } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import styles from "./RecordForm.module.css";

/** The words of these are drafts, whose languages are compared in the page itself. */
const inPage: ReadonlySet<string> = new Set(["pages", "articles", "booklets"]);

interface StaleLanguagesProps {
  resource: AdminResource;
  record: StaffRecord;
}

/** Says which words of a record are older in one language, since when, and takes the word that they are fine. */
export function StaleLanguages({ resource, record }: StaleLanguagesProps) {
  const { t } = useTranslation();
  const { locale: reader, transport } = useAdmin();
  const wordsOf = useProblemWords();
  const cache = useQueryClient();
  const { name, access, fields } = resource;
  const { id, revision } = record;
  const calls = resourceCalls(name, access);
  const [problem, setProblem] = useState("");
  const queryKey = [name, "stale", id, revision];
  const { data: stale = [] } = useQuery({
    queryKey,
    queryFn: () => answered(transport.read(calls.stale, { id })),
    enabled: !inPage.has(name),
  });
  if (stale.length === 0) return null;

  const agree = async () => {
    try {
      await answered(transport.send(calls.agree, { id }, { revision }));
      await cache.invalidateQueries({ queryKey });
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
