import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../plainError.ts";
import { root } from "../root.ts";
import type { NewRemote } from "./remoteNames.ts";

interface Row {
  file: string;
  /** Stands behind the row. */
  before: string;
  row: string;
}

const rowsOf = ({ name, route, path }: NewRemote): Row[] => [
  {
    file: "contracts/containers.ts",
    before: "  // stands beside the screens of others, for staff\n",
    row: `  "${name}": { hasScreens: true },\n`,
  },
  {
    file: "contracts/routes/table.ts",
    before: "  // A generic page with exactly this path wins",
    row: `  ${route}: { owner: "${name}", path: same("${path}"), query: [] },\n`,
  },
  {
    file: "README.md",
    before: "| `mf-editor` | ",
    row: `| \`${name}\` | its first screen; say here what it is for |\n`,
  },
];

/**
 * Adds the rows by which the site knows a remote: container, route, and what it is.
 * @throws PlainError where one of them has no place; then nothing is written
 */
export async function addToSite(remote: NewRemote): Promise<void> {
  const written: { file: string; text: string }[] = [];
  for (const { file, before, row } of rowsOf(remote)) {
    const path = join(root, file);
    const text = await readFile(path, "utf8");
    if (!text.includes(before)) throw new PlainError(`${file} has no place for ${remote.name}.`);
    written.push({ file: path, text: text.replace(before, () => row + before) });
  }
  for (const { file, text } of written) await writeFile(file, text);
}
