import { fieldType } from "@festival/contracts/formFields";
import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import {
  checkedValue,
  fieldIds,
  isTicked,
  singleValue,
  valueList,
} from "../../form/fieldValues.ts";
import {
  describedBy,
  FieldHelp,
  FieldProblemText,
  RequiredMark,
} from "../FormField/FieldParts.tsx";
import type { FormFieldProps } from "../FormField/FormField.tsx";
import fieldStyles from "../FormField/FormField.module.css";
import styles from "./ChoiceGroup.module.css";

/** Radio buttons, or checkboxes of which several may be ticked. */
export function ChoiceGroup({ field, values, problem }: FormFieldProps) {
  const { t } = useTranslation();
  const single = field.field_type === fieldType.radio;
  const { "aria-invalid": invalid, ...described } = describedBy(field, problem);
  const ids = fieldIds(field);
  const ticked = valueList(values, field);
  return (
    <fieldset
      className={fieldStyles.field}
      data-invalid={problem !== undefined}
      {...described}
      {...(single && {
        role: "radiogroup",
        "aria-invalid": invalid,
        "aria-required": field.required || undefined,
      })}
    >
      <legend className={fieldStyles.label}>
        {field.label}
        <RequiredMark field={field} />
        {!single && field.required && <VisuallyHidden>{` (${t("form.required")})`}</VisuallyHidden>}
      </legend>
      <FieldHelp field={field} />
      <div className={styles.choices}>
        {field.choices.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.mark}
              type={single ? "radio" : "checkbox"}
              id={ids.choice(index)}
              name={field.slug}
              value={value}
              defaultChecked={ticked.includes(value)}
              required={single && field.required}
              aria-invalid={invalid}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldProblemText field={field} problem={problem} />
    </fieldset>
  );
}

/** One checkbox that stands for itself, such as a consent. */
export function CheckboxField({ field, values, problem }: FormFieldProps) {
  return (
    <div className={fieldStyles.field} data-invalid={problem !== undefined}>
      <label className={styles.choice}>
        <input
          className={styles.mark}
          type="checkbox"
          id={fieldIds(field).control}
          name={field.slug}
          value={checkedValue}
          defaultChecked={isTicked(singleValue(values, field))}
          required={field.required}
          {...describedBy(field, problem)}
        />
        <span>
          {field.label}
          <RequiredMark field={field} />
        </span>
      </label>
      <FieldHelp field={field} />
      <FieldProblemText field={field} problem={problem} />
    </div>
  );
}
