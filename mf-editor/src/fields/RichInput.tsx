import type { Field } from "@festival/contracts/fields/field";
import { lazy, Suspense } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

const load = () => import("./richText/RichField.tsx");

/** In a chunk of its own, with draft-js. */
export const RichField = lazy(async () => ({ default: (await load()).RichField }));

/** Fetches that chunk ahead, as soon as the browser has nothing else to do. @returns calls it off */
export function fetchRichFieldAhead(): () => void {
  // where a browser tells no such moment it comes when it is needed
  if (!("requestIdleCallback" in window)) return () => undefined;
  const waiting = requestIdleCallback(() => {
    // what can't be fetched now is fetched when it is needed
    load().catch(() => undefined);
  });
  return () => cancelIdleCallback(waiting);
}

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
