import { emailConfirmType, fieldType } from "@festival/contracts/formFields";
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { useTranslation } from "@festival/shared-ui/i18n";
import { fieldIds, singleValue } from "../../form/fieldValues.ts";
import { describedBy } from "./FieldParts.tsx";
import type { FormFieldProps } from "./FormField.tsx";
import styles from "./FormField.module.css";

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/** How the browser's own control is asked for, by type of field. */
const inputOf: Partial<Record<FormFieldProps["field"]["field_type"], InputAttributes>> = {
  [fieldType.text]: { type: "text" },
  [fieldType.email]: { type: "email", autoComplete: "email" },
  [emailConfirmType]: { type: "email", autoComplete: "email" },
  [fieldType.date]: { type: "date" },
  [fieldType.dateTime]: { type: "datetime-local" },
  // type="number" throws away what it cannot read, and with it what the visitor typed
  [fieldType.number]: { type: "text", inputMode: "decimal" },
  [fieldType.url]: { type: "url", autoComplete: "url" },
  [fieldType.birthDate]: { type: "date", autoComplete: "bday" },
};

/** Lets browsers offer what people have typed elsewhere, by the slugs that festivals use. */
const autoCompleteOf: Partial<Record<string, HTMLInputAutoCompleteAttribute>> = {
  name: "name",
  first_name: "given-name",
  vorname: "given-name",
  last_name: "family-name",
  nachname: "family-name",
  phone: "tel",
  telefon: "tel",
  organisation: "organization",
  street: "street-address",
  postal_code: "postal-code",
  city: "address-level2",
};

/** The browser's own control for a field with one control. */
export function Control({ field, values, problem }: FormFieldProps) {
  const { t } = useTranslation();
  const shared = {
    id: fieldIds(field).control,
    name: field.slug,
    required: field.required,
    className: styles.control,
    ...describedBy(field, problem),
  };
  const options = field.choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  switch (field.field_type) {
    case fieldType.textarea:
      return (
        <textarea
          {...shared}
          rows={6}
          defaultValue={singleValue(values, field)}
          placeholder={field.placeholder_text || undefined}
        />
      );
    case fieldType.select:
      return (
        <select {...shared} defaultValue={singleValue(values, field)}>
          <option value="">{field.placeholder_text || t("form.choose")}</option>
          {options}
        </select>
      );
    case emailConfirmType:
    default:
      return (
        <input
          {...(inputOf[field.field_type] ?? { type: "text" })}
          autoComplete={inputOf[field.field_type]?.autoComplete ?? autoCompleteOf[field.slug]}
          {...shared}
          defaultValue={singleValue(values, field)}
          placeholder={field.placeholder_text || undefined}
        />
      );
  }
}
