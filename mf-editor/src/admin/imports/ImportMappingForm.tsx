import type { ImportDetail } from "@festival/contracts/api/editing/imports";
import { mapImport } from "@festival/contracts/calls/imports";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import fields from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import { useAct } from "../system/useAct.ts";
import styles from "./imports.module.css";

interface ImportMappingFormProps {
  detail: ImportDetail;
  onMapped(detail: ImportDetail): Promise<void>;
}

/** Which column tells what, and what the words of the source stand for; remembered for its next file. */
export function ImportMappingForm({ detail, onMapped }: ImportMappingFormProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const id = useId();
  const { isRunning, said, act } = useAct();
  const [mapping, setMapping] = useState(detail.mapping);
  const columns = new Map(Object.entries(mapping.columns));
  const hasStart = ["starts_at", "starts_at.day"].some((name) => columns.has(name));
  const isMissing = !hasStart || !columns.has("title.de");

  const choose = (target: string, heading: string) => {
    const others = Object.entries(mapping.columns).filter(([name]) => name !== target);
    const chosen = heading === "" ? [] : [[target, heading] as const];
    setMapping({ ...mapping, columns: Object.fromEntries([...others, ...chosen]) });
  };
  const mean = (field: string, word: string, value: string) => {
    const words = { ...mapping.values[field], [word]: value };
    setMapping({ ...mapping, values: { ...mapping.values, [field]: words } });
  };
  const save = async () => {
    await onMapped(await answered(transport.send(mapImport, { id: detail.id }, { mapping })));
  };
  return (
    <details className={styles.mapping} open={isMissing || detail.unknown_values.length > 0}>
      <summary>{t("import.mapping")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act(save, t("import.mapped"));
        }}
      >
        <p className={styles.hint}>{t("import.mappingHelp")}</p>
        {detail.unknown_values.length > 0 && (
          <fieldset className={styles.grid}>
            <legend>{t("import.words")}</legend>
            {detail.unknown_values.map(({ field, label, value, options }) => (
              <div key={`${field} ${value}`} className={fields.input}>
                <label htmlFor={`${id}-${field}-${value}`}>
                  {t("import.word", { label: label[locale], value })}
                </label>
                <select
                  id={`${id}-${field}-${value}`}
                  value={mapping.values[field]?.[value] ?? ""}
                  onChange={({ target }) => mean(field, value, target.value)}
                >
                  <option value="">{t("import.unchosen")}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label[locale]}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.grid}>
          <legend>{t("import.columns")}</legend>
          {detail.targets.map(({ name, label, required }) => (
            <div key={name} className={fields.input}>
              <label htmlFor={`${id}-${name}`}>
                {label[locale]}
                {required && " *"}
              </label>
              <select
                id={`${id}-${name}`}
                value={mapping.columns[name] ?? ""}
                onChange={({ target }) => choose(name, target.value)}
              >
                <option value="">{t("import.noColumn")}</option>
                {detail.header.map((heading) => (
                  <option key={heading} value={heading}>
                    {heading}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <div className={fields.input}>
            <label htmlFor={`${id}-zone`}>{t("import.zone")}</label>
            <input
              id={`${id}-zone`}
              value={mapping.time_zone}
              onChange={({ target }) => setMapping({ ...mapping, time_zone: target.value })}
            />
          </div>
          <div className={fields.input}>
            <label htmlFor={`${id}-order`}>{t("import.dayOrder")}</label>
            <select
              id={`${id}-order`}
              value={mapping.day_order}
              onChange={({ target }) =>
                setMapping({ ...mapping, day_order: target.value === "mdy" ? "mdy" : "dmy" })
              }
            >
              <option value="dmy">{t("import.dmy")}</option>
              <option value="mdy">{t("import.mdy")}</option>
            </select>
          </div>
        </fieldset>
        <p className={styles.buttons}>
          <button type="submit" className={buttons.secondary} disabled={isRunning}>
            {isRunning ? t("import.reading") : t("import.map")}
          </button>
          <span role="status">{said}</span>
        </p>
      </form>
    </details>
  );
}
