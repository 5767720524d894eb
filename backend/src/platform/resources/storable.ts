import type { FieldProblem } from "@festival/contracts/errors";

/** The database takes no NUL and no half of a character. */
const isStorableText = (text: string) => text.isWellFormed() && !text.includes("\0");

/** Characters of a path after which what is deeper counts for the part that it is in. */
const longestPath = 100;

/** Where in a value stands what can't be stored, such as "items.0.link"; however deep, as bodies may be made to be. */
function* unstorablePaths(body: unknown): Generator<string> {
  const left: [path: string, value: unknown][] = [["", body]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && !isStorableText(value)) yield path;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, each] of Object.entries(value)) {
      const inner = path === "" ? key : `${path}.${key}`;
      if (!isStorableText(key)) yield path;
      else left.push([path.length < longestPath ? inner : path, each]);
    }
  }
}

/** Whether the database can store all texts of a value. */
export const isStorable = (value: unknown): boolean => unstorablePaths(value).next().done === true;

/** The field that a value deep in a body belongs to, such as "items.0.link" or "text.de". */
const fieldOfPath = /^\w+(?:\.\d+\.\w+)*(?:\.(?:de|en)(?![^.]))?/;

/** The fields of a body that the database can't store, each with what is wrong with it. */
export function unstorableFields(body: unknown): Record<string, FieldProblem> {
  const fields = [...unstorablePaths(body)].flatMap((path) => fieldOfPath.exec(path)?.[0] ?? []);
  return Object.fromEntries(fields.map((field) => [field, "invalid"]));
}
