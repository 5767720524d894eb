import { useId } from "react";
import { useController } from "react-hook-form";
import { LinkFinder } from "../../pickers/links/LinkFinder.tsx";
import { useAdmin } from "../data/adminContext.ts";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import type { InputProps } from "./inputProps.ts";
import { Problem } from "./Problem.tsx";

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
