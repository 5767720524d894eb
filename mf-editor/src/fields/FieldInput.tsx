import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { ChoiceInput, ChoicesInput, FlagInput } from "./ChoiceInput.tsx";
import type { FieldProps } from "./fieldProps.ts";
import { LinkInput } from "./LinkInput.tsx";
import { MomentInput } from "./MomentInput.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { PictureInput } from "./PictureInput.tsx";
import { PlainInput } from "./PlainInput.tsx";
import { RecordInput, RecordsInput } from "./RecordInput.tsx";
import { RichInput } from "./RichInput.tsx";
import { RowsInput } from "./RowsInput.tsx";

const others: ReadonlySet<Field["kind"]> = new Set([
  "embed",
  "number",
  "richText",
  "flag",
  "choice",
  "choices",
  "picture",
  "pictures",
  "reference",
  "references",
  "file",
  "files",
  "instant",
  "money",
]);

/** Whether a field has a control here; others are written in the admin area. */
export function isDrawn(field: Field): boolean {
  if (field.kind !== "rows") return isTextField(field) || others.has(field.kind);
  return Object.values(field.fields).every((inner) => inner.kind === "rowId" || isDrawn(inner));
}

/** Draws the control of a field by its kind; nothing for kinds that are written elsewhere. */
export function FieldInput({ field, ...rest }: FieldProps<Field>) {
  if (isTextField(field) && field.kind === "link") return <LinkInput field={field} {...rest} />;
  if (isTextField(field)) return <PlainInput field={field} {...rest} />;
  switch (field.kind) {
    case "embed":
      return <PlainInput field={field} {...rest} />;
    case "number":
      return <NumberInput field={field} {...rest} />;
    case "richText":
      return <RichInput field={field} {...rest} />;
    case "flag":
      return <FlagInput field={field} {...rest} />;
    case "choice":
      return <ChoiceInput field={field} {...rest} />;
    case "choices":
      return <ChoicesInput field={field} {...rest} />;
    case "picture":
    case "pictures":
      return <PictureInput field={field} {...rest} />;
    case "reference":
    case "file":
      return <RecordInput field={field} {...rest} />;
    case "references":
    case "files":
      return <RecordsInput field={field} {...rest} />;
    case "rows":
      return <RowsInput field={field} {...rest} draw={FieldInput} />;
    case "instant":
      return <MomentInput field={field} {...rest} />;
    case "money":
      return <NumberInput field={{ ...field, kind: "number", min: 0, orNone: true }} {...rest} />;
    case "numberedChoice":
    case "position":
    case "day":
    case "emails":
    case "focalPoint":
    case "weights":
    case "rowId":
    case "group":
  }
  return null;
}
