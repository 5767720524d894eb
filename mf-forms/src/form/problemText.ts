import type { FormField } from "@festival/contracts/api/forms";
import type { FieldProblem } from "@festival/contracts/errors";
import { fieldType } from "@festival/contracts/formFields";

const chosen: readonly FormField["field_type"][] = [
  fieldType.checkboxes,
  fieldType.select,
  fieldType.multiSelect,
  fieldType.radio,
];

/** What is wrong with a field, in the reader's language. */
export function problemText(
  t: (key: string) => string,
  field: FormField,
  problem: FieldProblem,
): string {
  if (problem === "required" && field.field_type === fieldType.checkbox) {
    return t("problems.required_tick");
  }
  return problem === "required" && chosen.includes(field.field_type)
    ? t("problems.required_choice")
    : t(`problems.${problem}`);
}
