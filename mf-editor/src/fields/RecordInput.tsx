import type { Field } from "@festival/contracts/fields/field";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FileUpload } from "../pickers/files/FileUpload.tsx";
import { RecordFinder } from "../pickers/records/RecordFinder.tsx";
import { RecordLine } from "../pickers/records/RecordLine.tsx";
import { RecordList } from "../pickers/records/RecordList.tsx";
import { recordStates, recordTitle } from "../pickers/records/recordTitle.ts";
import { useRecord } from "../pickers/records/useRecord.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

type RecordField = Extract<Field, { to: string }>;

const idOf = (value: unknown) => (typeof value === "number" ? value : null);
export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];

/** One record of another table: an event, a member of the team, or a file, which can be uploaded here. */
export function RecordInput({ field, value, locale, problems, onChange }: FieldProps<RecordField>) {
  const { t } = useTranslation();
  const id = idOf(value);
  const kind = "of" in field ? field.of : undefined;
  const { record, isGone, error } = useRecord(field.to, locale, id);
  const unread = isGone ? t("picker.gone", { id }) : error === undefined ? "" : `#${id}`;
  const title = record ? recordTitle(record, locale) : id === null ? "" : unread;
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <>
          <RecordFinder
            to={field.to}
            of={kind}
            locale={locale}
            label={field.label[locale]}
            value={id}
            title={title}
            mayBeEmpty={!field.required}
            onChange={onChange}
            control={control}
          />
          {kind && (
            <FileUpload
              kind={kind}
              label={field.label[locale]}
              locale={locale}
              onUploaded={onChange}
            />
          )}
          {record && recordStates(record).length > 0 && (
            <p className={styles.chosen}>
              <RecordLine record={record} title={title} locale={locale} />
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Several records of another table, each once, in their order. */
export function RecordsInput({
  field,
  value,
  locale,
  problems,
  onChange,
}: FieldProps<RecordField>) {
  const { t } = useTranslation();
  const ids = idsOf(value);
  const isFull = "max" in field && ids.length >= field.max;
  const label = field.label[locale];
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      isGroup
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {() => (
        <>
          <RecordList to={field.to} ids={ids} locale={locale} onChange={onChange} />
          {!isFull && (
            <RecordFinder
              to={field.to}
              locale={locale}
              label={t("picker.add", { what: label })}
              value={null}
              title=""
              without={ids}
              onChange={(id) => {
                if (id !== null) onChange([...ids, id]);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
