import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { ChoiceInput, ChoicesInput, FlagInput } from "./ChoiceInput.tsx";
import type { FieldProps } from "./fieldProps.ts";
import { LinkInput } from "./LinkInput.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { PictureInput } from "./PictureInput.tsx";
import { PlainInput } from "./PlainInput.tsx";
import { RecordInput, RecordsInput } from "./RecordInput.tsx";
import { RichInput } from "./RichInput.tsx";
import { RowsInput } from "./RowsInput.tsx";

/** Draws the control of a field by its kind; nothing for kinds that no section has. */
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
    case "numberedChoice":
    case "position":
    case "money":
    case "instant":
    case "day":
    case "emails":
    case "focalPoint":
    case "weights":
    case "rowId":
    case "group":
  }
  return null;
}
