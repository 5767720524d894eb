import type { FieldValues, FormField as Field } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { fieldIds, isFile, isGroup, isNotice } from "../../form/fieldValues.ts";
import type { KeptFile } from "../../form/keptFiles.ts";
import { CheckboxField, ChoiceGroup } from "../ChoiceGroup/ChoiceGroup.tsx";
import { FileField } from "../FileField/FileField.tsx";
import { Control } from "./Control.tsx";
import styles from "./FormField.module.css";
import { FieldHelp, FieldProblemText, RequiredMark } from "./FieldParts.tsx";

export interface FormFieldProps {
  field: Field;
  values: FieldValues;
  /** Of a field for files: those that came with a refused post. */
  files?: readonly KeptFile[];
  /** What is wrong with the answer, in the reader's words. */
  problem: string | undefined;
}

/** Words between the questions, without an answer. */
function Notice({ field }: Pick<FormFieldProps, "field">) {
  return (
    <div className={styles.notice}>
      {field.label && <p className={styles.label}>{field.label}</p>}
      {field.help_text && <p>{field.help_text}</p>}
    </div>
  );
}

/** One question of a form: label, help, control, and what is wrong with the answer. */
export function FormField(props: FormFieldProps) {
  const { field, files, problem } = props;
  if (isNotice(field)) return <Notice field={field} />;
  if (isFile(field)) return <FileField field={field} kept={files} problem={problem} />;
  if (isGroup(field)) return <ChoiceGroup {...props} />;
  if (field.field_type === fieldType.checkbox) return <CheckboxField {...props} />;
  return (
    <div className={styles.field} data-invalid={problem !== undefined}>
      <label className={styles.label} htmlFor={fieldIds(field).control}>
        {field.label}
        <RequiredMark field={field} />
      </label>
      <FieldHelp field={field} />
      <Control {...props} />
      <FieldProblemText field={field} problem={problem} />
    </div>
  );
}
