import type { Field } from "@festival/contracts/fields/field";
import { useId } from "react";
import { useController } from "react-hook-form";
import { PictureChoice } from "../../pickers/pictures/PictureChoice.tsx";
import { useAdmin } from "../data/adminContext.ts";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import type { InputProps } from "./inputProps.ts";
import { Problem } from "./Problem.tsx";

type PictureField = Extract<Field, { to: string }>;

/** A picture, or several, with the picker of the page. */
export function PictureInput({ field, path, label }: InputProps<PictureField>) {
  const { locale } = useAdmin();
  const { field: form } = useController({ name: path });
  const problem = useProblem(path);
  const id = useId();
  const isMany = "max" in field;
  const single = typeof form.value === "number" ? [form.value] : [];
  return (
    <div
      className={styles.finder}
      role="group"
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      data-path={path}
      tabIndex={-1}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <PictureChoice
        label={label}
        locale={locale}
        value={!isMany ? single : Array.isArray(form.value) ? form.value : []}
        most={isMany ? field.max : 1}
        isRequired={field.required === true}
        onChange={(ids) => form.onChange(isMany ? ids : (ids[0] ?? null))}
      />
      <Problem id={id} words={problem} />
    </div>
  );
}
