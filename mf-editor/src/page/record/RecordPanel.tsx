import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Bus } from "@festival/contracts/bus";
import type { Locale } from "@festival/contracts/locales";
import { adminHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { journalOf } from "../../admin/records/journal.ts";
import dialog from "../../dialog/dialog.module.css";
import { isSame } from "../../workingCopy/isSame.ts";
import type { RecordField } from "../fields.ts";
import styles from "../page.module.css";
import { isFailure, readRecord, recordField, writeRecord, type Failure } from "./recordCall.ts";
import { OtherValue } from "./OtherValue.tsx";
import { canWrite, RecordInputs } from "./RecordInputs.tsx";

interface RecordPanelProps {
  bus: Bus;
  field: RecordField;
  locale: Locale;
  onClose(): void;
}

/** Whether the person was told, since the document was loaded, that such fields have no drafts. */
let knowsIsPublic = false;

/** One field of a record, in both languages; visitors see it as soon as it is saved. */
export function RecordPanel({ bus, field, locale, onClose }: RecordPanelProps) {
  const { t } = useTranslation();
  const { target, field: name } = field;
  const described = recordField(target, name);
  const panel = useRef<HTMLElement>(null);
  const email = bus.user$.value?.email ?? "";
  const [journal] = useState(() =>
    journalOf(email, `in-page ${target.resource}/${target.id} ${name}`),
  );
  const [record, setRecord] = useState<StaffRecord>();
  const [value, setValue] = useState<unknown>();
  const [failure, setFailure] = useState<Failure>();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readRecord(target, locale);
      if (!isCurrent) return;
      if (isFailure(answer)) {
        setFailure(answer);
        if (answer.kind === "signedOut") bus.loginNeeded$.next();
        return;
      }
      const kept = journal.read();
      // words that were written upon an older revision are sent with it: the server says what others wrote
      const { revision = null, values } = kept ?? {};
      setRecord(revision === null ? answer : { ...answer, revision, [name]: values?.before });
      setValue(values ? values.value : answer[name]);
      setRestored(kept !== null);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [bus, journal, locale, name, target]);

  const isLoaded = record !== undefined;
  useEffect(() => {
    const controls = "input, textarea, select, [contenteditable=true], button[type=submit]";
    if (isLoaded) panel.current?.querySelector<HTMLElement>(controls)?.focus();
  }, [isLoaded]);

  const change = (next: unknown) => {
    setValue(next);
    setRestored(false);
    if (record) journal.write({ value: next, before: record[name] }, record.revision);
  };
  const save = async (revision: number) => {
    setBusy(true);
    setFailure(undefined);
    const write = (upon: number) => writeRecord(target, locale, { revision: upon, [name]: value });
    let answer = await write(revision);
    // others have written other fields
    const isElsewhere = (found: StaffRecord) => isSame(found[name], record?.[name]);
    if (isFailure(answer) && answer.kind === "changed" && isElsewhere(answer.record)) {
      answer = await write(answer.record.revision);
    }
    setBusy(false);
    if (!isFailure(answer)) {
      journal.clear();
      bus.alertShown$.next({ tone: "success", text: t("recordPanel.saved") });
      bus.refresh$.next();
      onClose();
      return;
    }
    setFailure(answer);
    if (answer.kind === "signedOut") bus.loginNeeded$.next();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!record) return;
    if (isSame(value, record[name])) {
      journal.clear();
      onClose();
    } else if (!knowsIsPublic && !isAsked) setAsked(true);
    else {
      knowsIsPublic = true;
      void save(record.revision);
    }
  };

  const label = field.label[locale];
  const isWritable = described && canWrite(described);
  return (
    <aside ref={panel} className={styles.panel} data-section-panel="" aria-label={label}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{label}</h2>
        <a href={adminHref(target.resource, target.id)}>{t("recordPanel.admin")}</a>
        <button type="button" aria-label={t("panel.close")} onClick={onClose}>
          ×
        </button>
      </div>
      {!isWritable && <p>{t("recordPanel.elsewhere")}</p>}
      {isWritable && !record && !failure && <p role="status">{t("recordPanel.reading")}</p>}
      {isWritable && record && (
        <form className={styles.recordForm} onSubmit={submit}>
          {isRestored && <p role="status">{t("recordPanel.restored")}</p>}
          <RecordInputs
            field={described}
            value={value}
            locale={locale}
            name={name}
            problems={failure?.kind === "refused" ? failure.problems : {}}
            onChange={change}
          />
          {isAsked && <p role="alert">{t("recordPanel.public")}</p>}
          <p className={dialog.actions}>
            <button type="submit" className={dialog.main} disabled={isBusy}>
              {t(isAsked ? "recordPanel.publish" : "recordPanel.save")}
            </button>
          </p>
        </form>
      )}
      {failure && failure.kind !== "changed" && (
        <p role="alert" className={dialog.problem}>
          {t(`recordPanel.${failure.kind === "failed" && !record ? "unread" : failure.kind}`)}
        </p>
      )}
      {failure?.kind === "changed" && (
        <OtherValue
          by={failure.by}
          mine={value}
          theirs={failure.record[name]}
          onMine={() => {
            setRecord(failure.record);
            void save(failure.record.revision);
          }}
          onTheirs={() => {
            setRecord(failure.record);
            setValue(failure.record[name]);
            setFailure(undefined);
            journal.clear();
            bus.refresh$.next();
          }}
        />
      )}
    </aside>
  );
}
