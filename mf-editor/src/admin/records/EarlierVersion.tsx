import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { wordDifference, wordsOf } from "../../publish/wordDifference.ts";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import type { FormValues } from "../fields/formValues.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { cellOf } from "../lists/Cell.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { useAct } from "../system/useAct.ts";
import styles from "./RecordHistory.module.css";
import { isSameValue } from "./sameValue.ts";

type Values = Readonly<Record<string, unknown>>;

interface Differing {
  key: string;
  /** With that of its group in front. */
  label: string;
  field: Field;
  before: unknown;
  after: unknown;
}

const valuesOf = (value: unknown): Values =>
  typeof value === "object" && value !== null ? (value as Values) : {};

/** The fields that staff write in which two records differ; of a group those within it. */
function differing(fields: Fields, before: Values, after: Values, locale: Locale): Differing[] {
  return Object.entries(fields).flatMap(([key, field]): Differing[] => {
    const [was, is] = [before[key], after[key]];
    if (!(key in before) || isSameValue(was, is)) return [];
    const label = field.label[locale];
    if (field.kind !== "group") return [{ key, label, field, before: was, after: is }];
    return differing(field.fields, valuesOf(was), valuesOf(is), locale).map((within) => ({
      ...within,
      key: `${key}.${within.key}`,
      label: `${label}: ${within.label}`,
    }));
  });
}

/** Words that went and came, as they stand in the text. */
function Words({ before, after }: { before: string; after: string }) {
  const { locale } = useAdmin();
  const runs = wordDifference(before, after, locale);
  return (
    <>
      {runs.map(({ text, kind }, index) => {
        if (kind === "added") return <ins key={index}>{text}</ins>;
        return kind === "removed" ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </>
  );
}

/** What is different in one field; texts word by word, in each language. */
function Difference({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const texts = field.localized
    ? locales.map((lang) => [(before as Values)?.[lang], (after as Values)?.[lang], lang] as const)
    : [[before, after, undefined] as const];
  const areWords = texts.every(([was, is]) =>
    [was, is].every((value) => typeof value !== "number" && wordsOf(value) !== undefined),
  );
  if (areWords && field.kind !== "choice" && field.kind !== "instant") {
    return texts
      .filter(([was, is]) => !isSameValue(was, is))
      .map(([was, is, lang]) => (
        <p key={lang ?? ""} lang={lang}>
          {lang && <span className={styles.lang}>{lang.toUpperCase()}</span>}{" "}
          <Words before={wordsOf(was) ?? ""} after={wordsOf(is) ?? ""} />
        </p>
      ));
  }
  const shown = (value: unknown) =>
    Array.isArray(value)
      ? t("conflict.items", { count: value.length })
      : (cellOf(field, value, locale) ?? t("conflict.empty"));
  return (
    <p>
      <del>{shown(before)}</del> <span aria-hidden="true">→</span> <ins>{shown(after)}</ins>
    </p>
  );
}

export interface VersionProps {
  resource: Pick<AdminResource, "name" | "fields" | "access">;
  record: StaffRecord;
  revision: number;
  onRestore(values: FormValues): Promise<void>;
  /** It is what there is now: its button is gone by then. */
  onRestored(): void;
}

/** An older version beside what is there now, and the way back to it. */
export function EarlierVersion(props: VersionProps) {
  const { resource, record, revision, onRestore, onRestored } = props;
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  const { name, fields, access } = resource;
  const { data, error, refetch } = useQuery({
    queryKey: [name, "versions", record.id, revision],
    queryFn: () =>
      answered(transport.read(resourceCalls(name, access).version, { id: record.id, revision })),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const differences = differing(fields, data, record, locale);
  if (differences.length === 0) return <p>{t("history.same")}</p>;
  const names = new Set(differences.map(({ key }) => key.split(".", 1)[0] ?? key));
  const values = Object.fromEntries([...names].map((field) => [field, data[field]]));
  const restore = async () => {
    await onRestore(values);
    onRestored();
  };
  return (
    <div className={styles.version}>
      <p>{t("history.since")}</p>
      <dl>
        {differences.map(({ key, label, ...difference }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Difference {...difference} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isRunning}
        onClick={() => void act(restore, "")}
      >
        {t("history.restore")}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
