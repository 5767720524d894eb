/** A file that waits at the server for its form. */
export interface KeptFile {
  id: string;
  name: string;
}

/** As a form without scripts sends it along: the id alone would not tell anyone which file it is. */
export function keptFileValue({ id, name }: KeptFile): string {
  return `${id} ${name}`;
}

/** @example readKeptFile("x7 letter.pdf") => { id: "x7", name: "letter.pdf" } */
export function readKeptFile(value: string): KeptFile {
  const [id = "", ...name] = value.split(" ");
  return { id, name: name.join(" ") };
}

const keyOf = (fieldId: number): string => `festival-files-${fieldId}`;

const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  "name" in value &&
  typeof value.id === "string" &&
  typeof value.name === "string";

/** Remembers which files were uploaded for a field, as long as the tab lives: a reload loses none. */
export function rememberFiles(fieldId: number, files: readonly KeptFile[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(keyOf(fieldId));
    else sessionStorage.setItem(keyOf(fieldId), JSON.stringify(files));
  } catch {
    // Full or forbidden: after a reload they are chosen once more.
  }
}

export function rememberedFiles(fieldId: number): KeptFile[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(fieldId)) ?? "[]");
    return Array.isArray(found) ? found.filter(isKeptFile) : [];
  } catch {
    return [];
  }
}
