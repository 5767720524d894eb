import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

type RecordField = Extract<Field, { to: string }>;

/** What a record is called: the first of its fields that has words, in the reader's language. */
export function recordTitle(record: StaffRecord, locale: Locale): string {
  const names = ["title", "name", "headline", "last_name", "alias"].flatMap((field) => {
    const value = record[field];
    const text =
      typeof value === "object" && value !== null
        ? (value as Partial<Record<string, unknown>>)[locale]
        : value;
    return typeof text === "string" && text !== "" ? [text] : [];
  });
  const first = typeof record.first_name === "string" ? `${record.first_name} ` : "";
  return `${first}${names[0] ?? `#${record.id}`}`;
}

type Found = { state: "searching" | "failed" } | { state: "found"; records: StaffRecord[] };

/** Records of a resource that a search finds, the best first. */
function useRecords(to: string, locale: Locale, search: string | undefined): Found {
  const [found, setFound] = useState<Found>({ state: "searching" });
  useEffect(() => {
    if (search === undefined) return undefined;
    const abort = new AbortController();
    const values = { locale, per_page: 10, ...(search && { search }) };
    setFound({ state: "searching" });
    const timer = setTimeout(() => {
      fetchCall(resourceCalls(to).list, values, { signal: abort.signal })
        .then(({ ok, body }) =>
          setFound(ok ? { state: "found", records: body.results } : { state: "failed" }),
        )
        .catch(() => {
          if (!abort.signal.aborted) setFound({ state: "failed" });
        });
    }, 200);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [to, locale, search]);
  return found;
}

/** The name of a record that is chosen already. */
function useTitle(to: string, locale: Locale, id: number | null): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    setTitle(undefined);
    if (id === null) return undefined;
    const abort = new AbortController();
    fetchCall(resourceCalls(to).get, { locale, id }, { signal: abort.signal })
      .then(({ ok, body }) => setTitle(ok ? recordTitle(body, locale) : `#${id}`))
      .catch(() => setTitle(`#${id}`));
    return () => abort.abort();
  }, [to, locale, id]);
  return title;
}

function Finder({
  to,
  locale,
  onChoose,
}: {
  to: string;
  locale: Locale;
  onChoose(id: number): void;
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const found = useRecords(to, locale, search);
  return (
    <div className={styles.finder}>
      <input
        className={styles.control}
        type="search"
        value={search}
        aria-label={t("record.search")}
        placeholder={t("record.search")}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div role="status" className={styles.help}>
        {found.state === "searching" && t("record.searching")}
        {found.state === "failed" && t("record.failed")}
        {found.state === "found" && found.records.length === 0 && t("record.none")}
      </div>
      {found.state === "found" && (
        <ul className={styles.found}>
          {found.records.map((record) => (
            <li key={record.id}>
              <button type="button" className={styles.add} onClick={() => onChoose(record.id)}>
                {recordTitle(record, locale)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const idOf = (value: unknown) => (typeof value === "number" ? value : null);

/** One record of another table: a picture, an event, a member of the team. */
export function RecordInput({ field, value, locale, problems, onChange }: FieldProps<RecordField>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = useTitle(field.to, locale, idOf(value));
  return (
    <FieldFrame
      field={field}
      locale={locale}
      isGroup
      problem={fieldProblem(field, value) ?? problems?.[""]}
    >
      {() => (
        <>
          <p className={styles.chosen}>
            {idOf(value) === null ? t("record.empty") : (title ?? "…")}
          </p>
          <button
            type="button"
            className={styles.add}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t("record.choose")}
          </button>
          {!field.required && idOf(value) !== null && (
            <button type="button" className={styles.add} onClick={() => onChange(null)}>
              {t("record.clear")}
            </button>
          )}
          {open && (
            <Finder
              to={field.to}
              locale={locale}
              onChoose={(id) => {
                onChange(id);
                setOpen(false);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

function Chosen({
  to,
  id,
  locale,
  onRemove,
}: {
  to: string;
  id: number;
  locale: Locale;
  onRemove(): void;
}) {
  const { t } = useTranslation();
  const title = useTitle(to, locale, id) ?? "…";
  return (
    <li className={styles.rowTools}>
      <span className={styles.rowName}>{title}</span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t("rows.remove", { name: title })}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

/** Several records of another table, each once. */
export function RecordsInput({ field, value, locale, onChange }: FieldProps<RecordField>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
  return (
    <FieldFrame field={field} locale={locale} isGroup problem={undefined}>
      {() => (
        <>
          <ul className={styles.found}>
            {ids.map((id) => (
              <Chosen
                key={id}
                to={field.to}
                id={id}
                locale={locale}
                onRemove={() => onChange(ids.filter((other) => other !== id))}
              />
            ))}
          </ul>
          <button
            type="button"
            className={styles.add}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t("record.add")}
          </button>
          {open && (
            <Finder
              to={field.to}
              locale={locale}
              onChoose={(id) => onChange([...ids.filter((other) => other !== id), id])}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
