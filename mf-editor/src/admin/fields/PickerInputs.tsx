import type { Field } from "@festival/contracts/fields/field";
import { useId } from "react";
import { useController } from "react-hook-form";
import { LinkFinder } from "../../pickers/links/LinkFinder.tsx";
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

/** The address of a link, typed or found. */
export function LinkInput({ field, path, label }: InputProps) {
  const { locale } = useAdmin();
  const { field: form } = useController({ name: path });
  const id = useId();
  const problem = useProblem(path);
  return (
    <div className={styles.finder} data-kind={field.kind} data-path={path} tabIndex={-1}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <LinkFinder
        locale={locale}
        label={label}
        value={typeof form.value === "string" ? form.value : ""}
        onChange={form.onChange}
        control={{
          id,
          "aria-invalid": problem !== undefined,
          "aria-describedby": problem ? `${id}-problem` : undefined,
          "aria-required": field.required === true,
        }}
      />
      <Problem id={id} words={problem} />
    </div>
  );
}
