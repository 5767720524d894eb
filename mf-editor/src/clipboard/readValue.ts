import { embedDomains, embedUrl } from "@festival/contracts/embeds/embedDomains";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { largestId } from "@festival/contracts/fields/patterns";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { wordsProblem } from "../fields/fieldProblem.ts";
import { isObject, readRichText } from "./readRichText.ts";

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId;

/** A text that the database can keep: without control characters and halves of characters. */
const isText = (field: Field, value: unknown): value is string =>
  typeof value === "string" &&
  value.isWellFormed() &&
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value) &&
  (value === "" || wordsProblem(field, value) === undefined);

/** Values of fields, those alone that their descriptions allow. */
export function readValues(fields: Fields, values: unknown): Record<string, unknown> {
  if (!isObject(values)) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = Object.hasOwn(values, name) ? readValue(field, values[name]) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * A value from outside, as a field may hold it; what it names is checked by the server, which alone has it.
 * @returns undefined for what is none
 */
export function readValue(field: Field, value: unknown): unknown {
  if (isTextField(field)) return isText(field, value) ? value : undefined;
  switch (field.kind) {
    case "richText":
      return readRichText(value);
    case "embed": {
      if (!isText(field, value)) return undefined;
      // the host of this kind is a setting, which the server knows
      if (field.from === "starmate") return value;
      return embedUrl(value, embedDomains[field.from]) === undefined ? undefined : value;
    }
    case "flag":
      return typeof value === "boolean" ? value : undefined;
    case "number": {
      const isWithin = typeof value === "number" && value >= field.min && value <= field.max;
      return isWithin && (!field.whole || Number.isInteger(value)) ? value : undefined;
    }
    case "choice":
      return field.options.some((option) => option.value === value) ? value : undefined;
    case "reference":
    case "picture":
    case "file":
      return isId(value) ? value : undefined;
    case "references":
    case "pictures":
    case "files":
      return Array.isArray(value)
        ? [...new Set(value.filter(isId))].slice(0, field.max)
        : undefined;
    case "rows":
      return Array.isArray(value)
        ? value
            .filter(isObject)
            .map((row) => readValues(field.fields, row))
            .slice(0, field.max)
        : undefined;
    // no section has such a field
    case "choices":
    case "day":
    case "emails":
    case "focalPoint":
    case "group":
    case "instant":
    case "money":
    case "numberedChoice":
    case "position":
    case "rowId":
    case "weights":
  }
  return undefined;
}
