import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";

/** Of a field with this label at this path of the form. */
export interface InputProps<F extends Field = Field> {
  field: F;
  path: string;
  label: string;
  /** The language of its words, where it is one of two. */
  lang?: Locale | undefined;
}

export interface FieldInputsProps {
  fields: Readonly<Record<string, Field>>;
  /** What stands before the names in paths, such as "fields.2.". */
  before?: string;
  /** Which of them, in this order. */
  names?: readonly string[];
}
