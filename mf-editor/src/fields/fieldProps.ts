import type { FieldProblem } from "@festival/contracts/errors";
import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";

/** What draws a field takes, whatever its kind, in a page or elsewhere. */
export interface FieldProps<F extends Field = Field> {
  field: F;
  /** In one language where the field is localised. */
  value: unknown;
  /** Of the reader. */
  locale: Locale;
  /** What the server said of it and of what it holds, such as "items.0.title"; by path within the field. */
  problems?: Readonly<Record<string, FieldProblem>>;
  /** @param typing whether the value is written on, letter by letter */
  onChange(value: unknown, typing?: boolean): void;
}
