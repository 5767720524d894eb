import type { CellProblem } from "@festival/contracts/api/editing/imports";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Option } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import type { ImportMapping } from "../../../platform/database/schema/index.ts";
import { nameKey } from "../nameKey.ts";

/** What a cell says, or what is wrong with it. */
export type CellValue = { value: unknown } | { problem: FieldProblem | CellProblem };

const yes = new Set(["ja", "yes", "x", "1", "true", "wahr", "✓"]);
const no = new Set(["nein", "no", "0", "false", "falsch", "-", "–"]);

function flagIn(text: string): CellValue {
  const word = nameKey(text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: "invalid_choice" };
}

/** @example amountIn("1.234,50 €") => 1234.5 */
function amountIn(text: string): CellValue {
  const digits = text.replaceAll(/[\s€'’]|EUR|euro/gi, "");
  const isGerman = /,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  const plain = isGerman
    ? digits.replaceAll(".", "").replace(",", ".")
    : digits.replaceAll(/,(?=\d{3})/g, "");
  const amount = Number(plain.replace(/\.?[-–]+$/, ""));
  return digits === "" || !Number.isFinite(amount)
    ? { problem: "invalid_number" }
    : { value: Math.round(amount * 100) / 100 };
}

function choiceIn(
  text: string,
  options: readonly Option[],
  words: Readonly<Record<string, string>> = {},
): CellValue {
  const chosen = words[text.trim()];
  const word = nameKey(text);
  const found = options.find(
    ({ value, label }) =>
      value === chosen || [value, label.de, label.en].some((name) => nameKey(name) === word),
  );
  return found ? { value: found.value } : { problem: "invalid_choice" };
}

function choicesIn(
  text: string,
  options: readonly Option[],
  words: Readonly<Record<string, string>> | undefined,
): CellValue {
  const parts = text.split(/[;,\n]/).filter((part) => part.trim() !== "");
  const values = parts.map((part) => choiceIn(part, options, words));
  const wrong = values.find((each) => "problem" in each);
  return wrong ?? { value: [...new Set(values.map((each) => "value" in each && each.value))] };
}

/** Reads the text of a cell as a value of a field that a text alone can hold. */
export function cellValue(
  name: string,
  field: Field,
  text: string,
  mapping: ImportMapping,
): CellValue {
  // what a table program would compute; a text of the office never begins so
  if (/^\s*=/.test(text)) return { problem: "formula" };
  if (isTextField(field)) {
    const isLong = field.kind === "prose";
    return { value: isLong ? text.trim() : text.replaceAll(/\s+/g, " ").trim() };
  }
  if (field.kind === "flag") return flagIn(text);
  if (field.kind === "money") return amountIn(text);
  const words = mapping.values[name];
  if (field.kind === "choice") return choiceIn(text, field.options, words);
  // `targets` names no fields of other kinds
  return field.kind === "choices" ? choicesIn(text, field.options, words) : { problem: "invalid" };
}
