import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { useId, useState, type ReactNode } from "react";
import { FaultLine } from "./FaultLine.tsx";
import type { Fault } from "./fieldProblem.ts";
import styles from "./fields.module.css";

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  onBlur(): void;
}

interface FieldFrameProps {
  field: Field;
  value: unknown;
  locale: Locale;
  /** What is wrong with the present value; what is missing is told when the field is left. */
  problem: Fault | undefined;
  /** Whether the server has refused the value: what is missing is told at once then. */
  isRefused?: boolean;
  /** Whether the label belongs to several controls. */
  isGroup?: boolean;
  children(control: ControlProps): ReactNode;
}

/** A field's label, help and problem around its control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, value, locale, problem, isRefused = false, isGroup = false, children } = props;
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const told = problem === "required" && !wasLeft && !isRefused ? undefined : problem;
  const helpId = field.help && `${id}-help`;
  const problemId = told && `${id}-problem`;
  const control: ControlProps = {
    id,
    "aria-describedby": [helpId, problemId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": told !== undefined,
    onBlur: () => setLeft(true),
  };
  const label = field.label[locale];
  return (
    <div
      className={styles.field}
      role={isGroup ? "group" : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
    >
      {isGroup ? (
        <p id={`${id}-label`} className={styles.label}>
          {label}
        </p>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {field.help && (
        <p id={helpId} className={styles.help}>
          {field.help[locale]}
        </p>
      )}
      {children(control)}
      <FaultLine field={field} fault={told} value={value} locale={locale} id={problemId} />
    </div>
  );
}
