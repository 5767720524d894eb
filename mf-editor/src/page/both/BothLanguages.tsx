import type { FieldProblem } from "@festival/contracts/errors";
import type { Fields } from "@festival/contracts/fields/field";
import { localize, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FieldInput } from "../../fields/FieldInput.tsx";
import { inBothLanguages, joinValues, splitValues } from "./bothLanguages.ts";

type Values = Readonly<Record<string, unknown>>;

interface BothLanguagesProps {
  fields: Fields;
  /** For each language where a field is localised. */
  values: Values;
  locale: Locale;
  /** By path, such as "title.de" or "items.0.link.en". */
  problems: Readonly<Record<string, FieldProblem>>;
  onChange(values: Record<string, unknown>): void;
}

/** What is said of an input, by paths within it. */
const below = (problems: BothLanguagesProps["problems"], path: string) =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key === path || key.startsWith(`${path}.`))
      .map(([key, problem]) => [key.slice(path.length + 1), problem]),
  );

/** Inputs of fields, one for each language where they are localised; that of the page comes first. */
export function BothLanguages(props: BothLanguagesProps) {
  const { fields, values, locale, problems, onChange } = props;
  const { t } = useTranslation();
  const inputs = inBothLanguages(
    fields,
    localize((language) => t(`twins.${language}`)),
    locale,
  );
  const shown = splitValues(fields, values);
  return Object.entries(inputs).map(([name, field]) => (
    <FieldInput
      key={name}
      field={field}
      value={shown[name]}
      locale={locale}
      problems={below(problems, name)}
      onChange={(value) => onChange(joinValues(fields, { ...shown, [name]: value }))}
    />
  ));
}
