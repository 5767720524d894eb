import type { FieldProblem } from "@festival/contracts/errors";

/** Whether the database can store it: it takes no NUL and no half of a character. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).flat().every(isStorable);
}

/** The field that a value deep in a body belongs to, such as "items.0.link" or "text.de". */
const fieldOfPath = /^\w+(?:\.\d+\.\w+)*(?:\.(?:de|en)(?![^.]))?/;

function pathsIn(value: unknown, path: string): string[] {
  if (isStorable(value)) return [];
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) =>
    isStorable(key) ? pathsIn(each, path === "" ? key : `${path}.${key}`) : [path],
  );
}

/** The fields of a body that the database cannot store, each with what is wrong with it. */
export function unstorableFields(body: unknown): Record<string, FieldProblem> {
  const fields = pathsIn(body, "").flatMap((path) => fieldOfPath.exec(path)?.[0] ?? []);
  return Object.fromEntries(fields.map((field) => [field, "invalid"]));
}
