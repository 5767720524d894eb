import type { Field } from "@festival/contracts/fields/field";
import { lazy, Suspense } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

/** In a chunk of its own, with draft-js. */
export const RichField = lazy(async () => {
  const { RichField } = await import("./richText/RichField.tsx");
  return { default: RichField };
});

type RichTextField = Extract<Field, { kind: "richText" }>;

/** Words with formats, in a form. */
export function RichInput({ field, value, locale, problems, onChange }: FieldProps<RichTextField>) {
  return (
    <FieldFrame
      field={field}
      locale={locale}
      isGroup
      problem={fieldProblem(field, value) ?? problems?.[""]}
    >
      {() => (
        <div className={styles.control}>
          <Suspense>
            <RichField
              value={value}
              label={field.label[locale]}
              onChange={(content) => onChange(content, true)}
            />
          </Suspense>
        </div>
      )}
    </FieldFrame>
  );
}
