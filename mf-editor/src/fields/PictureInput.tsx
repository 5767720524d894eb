import type { Field } from "@festival/contracts/fields/field";
import { PictureChoice } from "../pickers/pictures/PictureChoice.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import { idsOf } from "./RecordInput.tsx";

type PictureField = Extract<Field, { to: string }>;

/** A picture, or several in their order. */
export function PictureInput(props: FieldProps<PictureField>) {
  const { field, value, locale, problems, onChange } = props;
  const isMany = "max" in field;
  const ids = isMany ? idsOf(value) : typeof value === "number" ? [value] : [];
  return (
    <FieldFrame
      field={field}
      value={value}
      locale={locale}
      isGroup
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {() => (
        <PictureChoice
          label={field.label[locale]}
          locale={locale}
          value={ids}
          most={isMany ? field.max : 1}
          isRequired={field.required === true}
          onChange={(chosen) => onChange(isMany ? chosen : (chosen[0] ?? null))}
        />
      )}
    </FieldFrame>
  );
}
