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

/** One of a few. Columns are shown as pictures. */
export function ChoiceInput(props: FieldProps<Kind<"choice">>) {
  const { field, value, locale, problems, onChange } = props;
  if (field.isLayout) return <ColumnsInput {...props} />;
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

/** How many columns there are and how wide, each choice with a picture of it. */
function ColumnsInput({ field, value, locale, problems, onChange }: FieldProps<Kind<"choice">>) {
  const name = useId();
  return (
    <FieldFrame
      isGroup
      field={field}
      value={value}
      locale={locale}
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {() => (
        <div className={styles.pictures}>
          {field.options.map((option) => (
            <label key={option.value} className={styles.picture}>
              <input
                type="radio"
                name={name}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.columns} aria-hidden="true">
                {option.value.split("-").map((width, index) => (
                  <span key={index} style={{ flexGrow: Number(width) }} />
                ))}
              </span>
              <span>{option.label[locale]}</span>
            </label>
          ))}
        </div>
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
