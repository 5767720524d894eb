import type { EmbedField, TextField } from "@festival/contracts/fields/field";
import type { ChangeEvent } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";
import { withoutUnseen } from "./unseen.ts";

type PlainProps = FieldProps<TextField | EmbedField>;

/** A text, an address, or the code of an embed. */
export function PlainInput({ field, value, locale, problems, onChange }: PlainProps) {
  const isLong = field.kind === "prose" || field.kind === "embed";
  const text = typeof value === "string" ? value : "";
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(withoutUnseen(target.value), true);
  const answered = problems?.[""];
  // what is there by now, or in this language, is not missing
  const refused = answered === "required" && text.trim() !== "" ? undefined : answered;
  const told = fieldProblem(field, value) ?? refused;
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      problem={told}
      isRefused={refused !== undefined}
    >
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            className={styles.control}
            rows={field.kind === "embed" ? 3 : 5}
            value={text}
            onChange={change}
          />
        ) : (
          <input
            {...control}
            className={styles.control}
            type="text"
            value={text}
            onChange={change}
          />
        )
      }
    </FieldFrame>
  );
}
