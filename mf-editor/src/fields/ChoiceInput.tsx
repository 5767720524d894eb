import type { Field } from "@festival/contracts/fields/field";
import { useId } from "react";
import { FaultLine } from "./FaultLine.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

type Kind<K extends Field["kind"]> = Extract<Field, { kind: K }>;

/** Yes or no. */
export function FlagInput({ field, value, locale, problems, onChange }: FieldProps<Kind<"flag">>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={field.help && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label[locale]}
      </label>
      {field.help && (
        <p id={id} className={styles.help}>
          {field.help[locale]}
        </p>
      )}
      <FaultLine field={field} fault={problems?.[""]} value={value} locale={locale} />
    </div>
  );
}

/** One of a few. */
export function ChoiceInput({
  field,
  value,
  locale,
  problems,
  onChange,
}: FieldProps<Kind<"choice">>) {
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <select
          {...control}
          className={styles.control}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[locale]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Any of a few. */
export function ChoicesInput({
  field,
  value,
  locale,
  problems,
  onChange,
}: FieldProps<Kind<"choices">>) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{field.label[locale]}</legend>
      {field.options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, option.value]
                  : chosen.filter((each) => each !== option.value),
              )
            }
          />
          {option.label[locale]}
        </label>
      ))}
      <FaultLine field={field} fault={problems?.[""]} value={value} locale={locale} />
    </fieldset>
  );
}
