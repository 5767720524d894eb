import type { Field } from "@festival/contracts/fields/field";
import { Suspense } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";
import { RichField } from "./lazyRichField.ts";

type RichTextField = Extract<Field, { kind: "richText" }>;

/** Words with formats, in a form. */
export function RichInput({ field, value, locale, problems, onChange }: FieldProps<RichTextField>) {
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      isGroup
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <div className={styles.control} onBlur={control.onBlur}>
          <Suspense>
            <RichField
              value={value}
              label={field.label[locale]}
              describedBy={control["aria-describedby"]}
              onChange={(content) => onChange(content, true)}
            />
          </Suspense>
        </div>
      )}
    </FieldFrame>
  );
}
