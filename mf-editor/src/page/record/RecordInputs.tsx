import type { FieldProblem } from "@festival/contracts/errors";
import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FieldInput } from "../../fields/FieldInput.tsx";
import styles from "../page.module.css";

const kinds: ReadonlySet<Field["kind"]> = new Set([
  "richText",
  "flag",
  "choice",
  "choices",
  "number",
  "picture",
  "pictures",
  "reference",
  "references",
  "file",
  "files",
]);

/** Whether the panel has an input for a field; others are written in the admin area. */
export const canWrite = (field: Field): boolean => isTextField(field) || kinds.has(field.kind);

interface RecordInputsProps {
  field: Field;
  name: string;
  /** For each language where the field is localised. */
  value: unknown;
  locale: Locale;
  /** By path, such as "description.de". */
  problems: Readonly<Record<string, FieldProblem>>;
  onChange(value: unknown): void;
}

/** Problems of what stands below a path, by the rest of their paths. */
const below = (problems: RecordInputsProps["problems"], path: string) =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key === path || key.startsWith(`${path}.`))
      .map(([key, problem]) => [key.slice(path.length + 1), problem]),
  );

/** The input of a field, one for each language where it is localised; that of the page comes first. */
export function RecordInputs(props: RecordInputsProps) {
  const { field, name, value, locale, problems, onChange } = props;
  const { t } = useTranslation();
  if (!field.localized) {
    const own = below(problems, name);
    return (
      <FieldInput field={field} value={value} locale={locale} problems={own} onChange={onChange} />
    );
  }
  const values = (value ?? {}) as Record<string, unknown>;
  return locales
    .toSorted((one, other) => Number(other === locale) - Number(one === locale))
    .map((language) => (
      <fieldset key={language} className={styles.language}>
        <legend>{t(`twins.${language}`)}</legend>
        <FieldInput
          field={field}
          value={values[language]}
          locale={locale}
          problems={below(problems, `${name}.${language}`)}
          onChange={(words) => onChange({ ...values, [language]: words })}
        />
      </fieldset>
    ));
}
