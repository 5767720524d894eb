import type { TextField } from "@festival/contracts/fields/field";
import { LinkFinder } from "../pickers/links/LinkFinder.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";

/** The address of a link, typed or found. */
export function LinkInput({ field, value, locale, problems, onChange }: FieldProps<TextField>) {
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <LinkFinder
          locale={locale}
          label={field.label[locale]}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
          control={control}
        />
      )}
    </FieldFrame>
  );
}
