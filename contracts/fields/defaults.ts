import { localize } from "../locales.ts";
import type { Field, Fields } from "./field.ts";
import { isTextField } from "./textKinds.ts";

const noText = { blocks: [], entityMap: {} };

/** What a field of this kind holds while nothing was written into it. */
function emptyValue(field: Field): unknown {
  if (isTextField(field)) return field.orNone ? null : "";
  switch (field.kind) {
    case "embed":
    case "day":
    case "choice":
      return "";
    case "richText":
      return field.required ? noText : null;
    case "number":
      return field.orNone ? null : 0;
    case "position":
      return 0;
    case "flag":
      return false;
    case "choices":
    case "references":
    case "pictures":
    case "files":
    case "emails":
    case "rows":
      return [];
    case "focalPoint":
      return { x: 0.5, y: 0.5 };
    case "weights":
    case "group":
      return {};
    case "reference":
    case "picture":
    case "file":
    case "rowId":
    case "instant":
    case "money":
    case "numberedChoice":
  }
  return null;
}

/** A field's value in one language where nothing was written yet. */
export function defaultInOneLanguage(field: Field): unknown {
  return "default" in field && field.default !== undefined ? field.default : emptyValue(field);
}

/** A field's value where nothing was written yet; for each language where it is localised. */
export function defaultOf(field: Field): unknown {
  const value = defaultInOneLanguage(field);
  return field.localized ? localize(() => value) : value;
}

/** What fields hold in one language where nothing was written yet, by name. */
export function defaultsOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, defaultInOneLanguage(field)]),
  );
}
