import type { NumberField } from "@festival/contracts/fields/field";
import { useState, type ChangeEvent } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

/** A number. */
export function NumberInput(props: FieldProps<NumberField>) {
  const { field, value, locale, problems, onChange } = props;
  /** The number that was there when what was typed became none: it is kept until there is another one. */
  const [left, setLeft] = useState<{ value: unknown }>();
  const isUnread = left !== undefined && left.value === value;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // a browser gives nothing for what is no number, such as a sign alone
    const isNumber = target.value !== "" && Number.isFinite(Number(target.value));
    setLeft(isNumber ? undefined : { value: field.orNone && target.value === "" ? null : value });
    if (isNumber) onChange(Number(target.value), true);
    else if (field.orNone) onChange(null, true);
  };
  const isMissing = isUnread && !field.orNone;
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      problem={isMissing ? "invalid_number" : (fieldProblem(field, value) ?? problems?.[""])}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <input
          {...control}
          className={styles.control}
          type="number"
          min={field.min}
          max={field.max}
          step={field.whole ? 1 : "any"}
          value={isUnread || typeof value !== "number" ? "" : value}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
