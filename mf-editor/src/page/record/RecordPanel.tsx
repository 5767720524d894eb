import type { Locale } from "@festival/contracts/locales";
import { adminHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { Bus } from "../../bus.ts";
import dialog from "../../dialog/dialog.module.css";
import { isSame } from "../../workingCopy/isSame.ts";
import type { Saved } from "../../workingCopy/saved.ts";
import { BothLanguages } from "../both/BothLanguages.tsx";
import type { RecordField } from "../fields.ts";
import styles from "../page.module.css";
import { fieldParts } from "./fieldParts.ts";
import { settingsName } from "./settingsName.ts";
import { recordField } from "./recordField.ts";
import { OtherValue } from "./OtherValue.tsx";
import { OtherProblems } from "./OtherProblems.tsx";
import { useRecordField } from "./useRecordField.ts";

interface RecordPanelProps {
  bus: Bus;
  field: RecordField;
  locale: Locale;
  onSaved(saved: Pick<Saved, "before" | "after">): void;
  onClose(): void;
}

/** Whether the person was told, since the document was loaded, that such fields have no drafts. */
let knowsIsPublic = false;
function noteIsPublic(): void {
  knowsIsPublic = true;
}

/** One field of a record, in both languages; visitors see it as soon as it is saved. */
export function RecordPanel({ bus, field, locale, onSaved, onClose }: RecordPanelProps) {
  const { t } = useTranslation();
  const { target, field: name } = field;
  const isSettings = target.resource === settingsName;
  const parts = fieldParts(name, recordField(target, name));
  const panel = useRef<HTMLElement>(null);
  const {
    record,
    value,
    failure,
    isBusy,
    isRestored,
    change,
    save,
    takeMine,
    takeTheirs,
    forget,
    refuse,
  } = useRecordField({
    bus,
    field,
    locale,
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  const [isAsked, setAsked] = useState(false);

  const isLoaded = record !== undefined;
  useEffect(() => {
    const controls = "input, textarea, select, [contenteditable=true], button[type=submit]";
    if (isLoaded) panel.current?.querySelector<HTMLElement>(controls)?.focus();
  }, [isLoaded]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!record) return;
    if (isSame(value, record[name])) {
      forget();
      onClose();
      return;
    }
    const known = parts ? parts.known(value) : {};
    if (Object.keys(known).length > 0) {
      refuse(known);
      setAsked(false);
    } else if (!knowsIsPublic && !isAsked) setAsked(true);
    else {
      noteIsPublic();
      void save();
    }
  };

  const label = field.label[locale];
  const problems = failure?.kind === "refused" ? failure.problems : {};
  return (
    <aside ref={panel} className={styles.panel} data-section-panel="" aria-label={label}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{label}</h2>
        <a href={adminHref(target.resource, isSettings ? undefined : target.id)}>
          {t("recordPanel.admin")}
        </a>
        <button type="button" aria-label={t("panel.close")} onClick={onClose}>
          ×
        </button>
      </div>
      {!parts && <p>{t("recordPanel.elsewhere")}</p>}
      {parts && !record && !failure && <p role="status">{t("recordPanel.reading")}</p>}
      {parts && record && (
        <form className={styles.recordForm} onSubmit={submit}>
          {isRestored && <p role="status">{t("recordPanel.restored")}</p>}
          <BothLanguages
            fields={parts.fields}
            values={parts.valuesOf(value)}
            locale={locale}
            problems={parts.problemsOf(problems)}
            onChange={(values) => change(parts.join(value, values))}
          />
          <OtherProblems target={target} field={name} problems={problems} locale={locale} />
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
          onMine={() => void takeMine(failure.record)}
          onTheirs={() => takeTheirs(failure.record)}
        />
      )}
    </aside>
  );
}
