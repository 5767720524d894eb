import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every file below a folder, by its path there, with `sha384-BASE64`. */
export async function fileHashes(folder: string): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const file of (await filesBelow(folder)).toSorted()) {
    const digest = createHash("sha384")
      .update(await readFile(file))
      .digest("base64");
    result[relative(folder, file)] = `sha384-${digest}`;
  }
  return result;
}
