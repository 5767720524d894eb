import { defaultsOf } from "@festival/contracts/fields/defaults";
import type { Field } from "@festival/contracts/fields/field";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Fragment, type ReactNode } from "react";
import { FaultLine } from "./FaultLine.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

type Values = Record<string, unknown>;
type RowsField = Extract<Field, { kind: "rows" }>;

/** What was said of an inner field, by path within it. */
const problemsOf = (problems: FieldProps["problems"] = {}, path: string) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      name === path || name.startsWith(`${path}.`)
        ? [[name.slice(path.length + 1), problem] as const]
        : [],
    ),
  );

const moved = (rows: readonly Values[], from: number, to: number): Values[] => {
  const row = rows[from];
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : [...rows];
};

interface RowsInputProps extends FieldProps<RowsField> {
  /** Draws a field of an item. */
  draw(props: FieldProps): ReactNode;
}

/** A list whose items have fields of their own. */
export function RowsInput({ field, value, locale, problems, onChange, draw }: RowsInputProps) {
  const { t } = useTranslation();
  const rows: Values[] = Array.isArray(value) ? value : [];
  const one = field.row[locale];
  // what no input of an item can say
  const other = Object.entries(problems ?? {}).find(([path]) => {
    const inner = path.replace(/^\d+\.?/, "");
    return !Object.keys(field.fields).some(
      (name) => `${inner}.`.startsWith(`${name}.`) || name.startsWith(`${inner}.`),
    );
  });
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.label}>{field.label[locale]}</legend>
      {rows.map((row, index) => {
        const name = `${one} ${index + 1}`;
        return (
          <div key={index} className={styles.row} role="group" aria-label={name}>
            <div className={styles.rowTools}>
              <p className={styles.rowName}>{name}</p>
              <button
                type="button"
                className={styles.tool}
                disabled={index === 0}
                aria-label={t("rows.up", { name })}
                onClick={() => onChange(moved(rows, index, index - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                className={styles.tool}
                disabled={index === rows.length - 1}
                aria-label={t("rows.down", { name })}
                onClick={() => onChange(moved(rows, index, index + 1))}
              >
                ↓
              </button>
              <button
                type="button"
                className={styles.tool}
                disabled={rows.length <= (field.min ?? 0)}
                aria-label={t("rows.remove", { name })}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                ×
              </button>
            </div>
            {Object.entries(field.fields).map(([inner, described]) => (
              <Fragment key={inner}>
                {draw({
                  field: described,
                  value: row[inner],
                  locale,
                  problems: problemsOf(problems, `${index}.${inner}`),
                  onChange: (next, typing) =>
                    onChange(rows.with(index, { ...row, [inner]: next }), typing),
                })}
              </Fragment>
            ))}
          </div>
        );
      })}
      <button
        type="button"
        className={styles.add}
        disabled={rows.length >= field.max}
        onClick={() => onChange([...rows, defaultsOf(field.fields)])}
      >
        {t("rows.add", { name: one })}
      </button>
      <FaultLine
        field={field}
        fault={fieldProblem(field, value) ?? other?.[1]}
        value={value}
        locale={locale}
      />
    </fieldset>
  );
}
