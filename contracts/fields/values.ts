import type { RichText } from "../api/common.ts";
import type { AnswerWeights } from "../api/quiz.ts";
import type { Localized } from "../locales.ts";
import type { Field, Fields } from "./field.ts";

type Simplify<T> = { [Name in keyof T]: T[Name] };
type OptionOf<F> = F extends { options: readonly { value: infer Value }[] } ? Value : never;
type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: true } ? Name : never;
}[keyof F];
/** A required reference is an id, another one may be null. */
type IfNone<F> = F extends { required: true } ? never : null;
type RowOf<F> = F extends { fields: infer Inner extends Fields; wholeRows: true }
  ? WholeRow<Inner>
  : F extends { fields: infer Inner extends Fields }
    ? ValuesOf<Inner>
    : never;
type WholeRow<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** The value of each kind in one language; a text where the kind is not named here. */
interface ValueOfKind<F> {
  richText: RichText | IfNone<F>;
  number: number;
  position: number;
  money: number | null;
  flag: boolean;
  choice: OptionOf<F>;
  numberedChoice: number;
  choices: OptionOf<F>[];
  reference: number | IfNone<F>;
  picture: number | IfNone<F>;
  file: number | IfNone<F>;
  references: number[];
  pictures: number[];
  files: number[];
  instant: string | IfNone<F>;
  emails: string[];
  focalPoint: { x: number; y: number };
  weights: AnswerWeights;
  rowId: number | null;
  group: RowOf<F>;
  rows: RowOf<F>[];
}

/** A field's value in one language. */
export type ValueInOneLanguage<F extends Field> =
  | (F["kind"] extends keyof ValueOfKind<F> ? ValueOfKind<F>[F["kind"]] : string)
  | (F extends { orNone: true } ? null : never);

/** A field's value as staff send it: one for each language where it is localised. */
export type ValueOf<F extends Field> = F extends { localized: true }
  ? Localized<ValueInOneLanguage<F>>
  : ValueInOneLanguage<F>;

/** What staff send: all required fields, and any of the others. */
export type ValuesOf<F extends Fields> = Simplify<
  { [Name in RequiredNames<F>]: ValueOf<F[Name]> } & {
    [Name in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[Name]>;
  }
>;
