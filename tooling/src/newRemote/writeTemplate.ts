import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PlainError } from "../plainError.ts";
import { root } from "../root.ts";

/** The template's files are no code of this repository, so their names end in it. */
const ending = ".txt";

/**
 * Writes the files of a template with their words filled in, names and contents. It overwrites nothing.
 * @param words by place, such as `{ NAME: "mf-archive" }` for `__NAME__`
 * @throws PlainError where a file is there already; then nothing is written
 */
export async function writeTemplate(
  template: "remote" | "repository",
  target: string,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const source = join(root, "tooling", "templates", template);
  const filled = (text: string) =>
    text.replaceAll(/__([A-Za-z]+)__/g, (place, name: string) => words[name] ?? place);
  const files = globSync(["**/*.txt", "**/.*.txt", ".github/**/*.txt"], { cwd: source });
  const written = [...new Set(files)].map((file) => ({
    from: join(source, file),
    to: join(target, filled(file).slice(0, -ending.length)),
  }));
  const present = written.find(({ to }) => existsSync(to));
  if (present) throw new PlainError(`${present.to} is there already; nothing was written.`);
  for (const { from, to } of written) {
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, filled(await readFile(from, "utf8")));
  }
}
