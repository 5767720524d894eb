import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale, Localized } from "@festival/contracts/locales";
import { adminHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import type { Bus } from "../../bus.ts";
import { useCalls } from "../../calls/callsContext.ts";
import dialog from "../../dialog/dialog.module.css";
import { useCallWords } from "../../pickers/callWords.ts";
import { useAsked } from "../../pickers/useAsked.ts";
import structure from "../../structure/structure.module.css";
import type { Saved } from "../../workingCopy/saved.ts";
import type { RecordField } from "../fields.ts";
import page from "../page.module.css";
import { recordField } from "../record/recordField.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import styles from "./around.module.css";
import type { FrameField } from "./frameFields.ts";
import {
  listedRecords,
  readFrameRecords,
  writtenFields,
  type FrameRecord,
} from "./frameRecords.ts";

interface FramePanelProps {
  bus: Bus;
  field: FrameField;
  locale: Locale;
  onSaved(field: RecordField, saved: Pick<Saved, "before" | "after">): void;
  onClose(): void;
}

const titleIn = ({ title }: StaffRecord, locale: Locale): string =>
  (title as Localized<string>)[locale];

/** The entries of a menu, or the alerts; one of their fields is written at a time, and the list is there again. */
export function FramePanel({ bus, field, locale, onSaved, onClose }: FramePanelProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const list = field.target.frame;
  const { resource } = listedRecords[list];
  const calls = useCalls(locale);
  const [chosen, setChosen] = useState<RecordField>();
  const read = () => readFrameRecords(calls.transport, list);
  const { value: records, error, retry } = useAsked(`frame:${list}`, read, calls);
  const panel = useRef<HTMLElement>(null);
  const isOpen = chosen === undefined;
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [isOpen]);

  if (chosen) {
    return (
      <RecordPanel
        bus={bus}
        field={chosen}
        locale={locale}
        onSaved={(saved) => {
          onSaved(chosen, saved);
          retry();
        }}
        onClose={() => setChosen(undefined)}
      />
    );
  }
  const choose = (record: StaffRecord, name: string) => {
    const described = recordField({ resource, id: record.id }, name);
    if (!described) return;
    setChosen({
      id: `${resource}:${record.id}:${name}`,
      target: { resource, id: record.id },
      field: name,
      kind: "panel",
      selector: "",
      label: described.label,
    });
  };
  const label = field.label[locale];
  const rows = (entries: readonly FrameRecord[]) => (
    <ul className={styles.records}>
      {entries.map(({ record, children }) => (
        <li key={record.id}>
          <p className={styles.record}>{titleIn(record, locale)}</p>
          <div className={styles.fields}>
            {writtenFields(list, record).map((name) => {
              const words = recordField({ resource, id: record.id }, name)?.label[locale] ?? name;
              return (
                <button
                  key={name}
                  type="button"
                  aria-label={`${words}: ${titleIn(record, locale)}`}
                  onClick={() => choose(record, name)}
                >
                  {words}
                </button>
              );
            })}
          </div>
          {children.length > 0 && rows(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <aside ref={panel} className={page.panel} data-section-panel="" aria-label={label}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle} tabIndex={-1}>
          {label}
        </h2>
        <a href={adminHref(resource)}>{t("framePanel.admin")}</a>
        <button type="button" aria-label={t("panel.close")} onClick={onClose}>
          ×
        </button>
      </div>
      <p className={structure.hint}>{t(`framePanel.${list}`)}</p>
      {!records && error === undefined && <p role="status">{t("recordPanel.reading")}</p>}
      {error !== undefined && (
        <p role="alert" className={dialog.problem}>
          {wordsOf(error)}{" "}
          <button type="button" className={dialog.small} onClick={retry}>
            {t("picker.retry")}
          </button>
        </p>
      )}
      {records?.length === 0 && <p>{t("framePanel.none")}</p>}
      {records && rows(records)}
    </aside>
  );
}
