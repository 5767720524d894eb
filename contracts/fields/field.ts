import type { EmbedKind } from "../embeds/embedDomains.ts";
import type { Localized } from "../locales.ts";
import type { FileKind } from "./fileKinds.ts";
import type { TextKind } from "./textKinds.ts";

/**
 * What is true of every field. A description is plain data: it is read by the backend, which checks what
 * is sent, and by what draws a form of it.
 */
interface Common {
  /** In the words of a festival's office. */
  label: Localized;
  /** One sentence, where the label leaves a question open. */
  help?: Localized;
  /** Whether a record cannot be without it. A text then has at least one character. */
  required?: true;
  /** Whether there is one value for each language. */
  localized?: true;
  /** The words before it where visitors read it among the facts of an event. */
  fact?: Localized;
}

/** A text of at most `max` characters. Where it is not required it may be empty. */
export interface TextField extends Common {
  kind: TextKind;
  max: number;
  /** Regular expression that the whole text fits; it says as well whether the text may be empty. */
  pattern?: string;
  /** Whether spaces alone are as good as nothing. */
  notBlank?: true;
  /** Whether it must be sent with a new record although it may be empty. */
  mayBeEmpty?: true;
  /** Whether null stands for none; otherwise the empty text does. */
  orNone?: true;
  default?: string;
}

/** An address of another site, or the code that it offers for copying, of which the address is kept. */
export interface EmbedField extends Common {
  kind: "embed";
  max: number;
  /** Where it may lead; Starmate's host is a setting of the site. */
  from: EmbedKind | "starmate";
}

/** Words with bold, italics, lists and links, as draft-js stores them. Null stands for none. */
interface RichTextField extends Common {
  kind: "richText";
}

export interface NumberField extends Common {
  kind: "number";
  min: number;
  max: number;
  whole?: true;
  orNone?: true;
  unit?: "minutes" | "days" | "degrees" | "bytes" | "characters" | "files" | "years";
  default?: number;
}

/** Place in a list that staff order by hand, from 0. */
interface PositionField extends Common {
  kind: "position";
  max: number;
}

/** Euros; null stands for none. */
interface MoneyField extends Common {
  kind: "money";
  max: number;
}

interface FlagField extends Common {
  kind: "flag";
  default?: true;
}

export interface Option<Value extends string | number = string> {
  value: Value;
  label: Localized;
}

/** One of the options. */
interface ChoiceField extends Common {
  kind: "choice";
  options: readonly Option[];
  default?: string;
  /** Whether the options are widths of columns, such as "67-33": they are chosen by pictures. */
  isLayout?: true;
}

/** One of the options, each of which is a number; they count up from 1. */
interface NumberedChoiceField extends Common {
  kind: "numberedChoice";
  options: readonly Option<number>[];
}

/** Any of the options. */
interface ChoicesField extends Common {
  kind: "choices";
  options: readonly Option[];
  min?: number;
  max: number;
}

/** The id of a record of the resource `to`; null stands for none. */
interface ReferenceField extends Common {
  kind: "reference" | "picture" | "file";
  /** Name of a resource. */
  to: string;
  /** For files: of which kind they are, as the list of files is filtered by it. */
  of?: FileKind;
}

/** The ids of records of the resource `to`, each once, in their order. */
interface ReferencesField extends Common {
  kind: "references" | "pictures" | "files";
  to: string;
  max: number;
}

/** A moment in ISO 8601; null stands for none. */
interface InstantField extends Common {
  kind: "instant";
}

/** A calendar day, YYYY-MM-DD. */
interface DayField extends Common {
  kind: "day";
  /** No day is stored as an empty text, and not left out. */
  orEmpty?: true;
  /** Whether "today" stands for the day on which it is read. */
  orToday?: true;
}

/** Email addresses, each once. */
interface EmailsField extends Common {
  kind: "emails";
  max: number;
}

/** The point of a picture that must stay to be seen where it is cut: x and y, from the upper left, 0 to 1. */
interface FocalPointField extends Common {
  kind: "focalPoint";
}

/** What an answer of the quiz speaks for, as `AnswerWeights` of `api/quiz.ts` says. */
interface WeightsField extends Common {
  kind: "weights";
}

/** Whether a row is a new one or one that is there, which it names. It is not shown. */
interface RowIdField extends Common {
  kind: "rowId";
}

/** Several values that belong together. */
interface GroupField extends Common {
  kind: "group";
  fields: Fields;
}

/** A list of rows with fields of their own, in their order. */
interface RowsField extends Common {
  kind: "rows";
  fields: Fields;
  min?: number;
  max: number;
  /** Whether each row names all of its fields, those that are empty too. */
  wholeRows?: true;
  /** One of them, such as "Soloist". */
  row: Localized;
}

export type Field =
  | TextField
  | EmbedField
  | RichTextField
  | NumberField
  | PositionField
  | MoneyField
  | FlagField
  | ChoiceField
  | NumberedChoiceField
  | ChoicesField
  | ReferenceField
  | ReferencesField
  | InstantField
  | DayField
  | EmailsField
  | FocalPointField
  | WeightsField
  | RowIdField
  | GroupField
  | RowsField;

export type FieldKind = Field["kind"];
/** By name, in snake_case, in the order of a form. */
export type Fields = Readonly<Record<string, Field>>;
