import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";

/** Mails that went into the folder, the oldest first; run the jobs before, as they send them. */
export async function readMails({ dataDir }: { dataDir: string }): Promise<ParsedMail[]> {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml") && !name.startsWith(".")).toSorted();
  return Promise.all(files.map(async (name) => simpleParser(await readFile(join(folder, name)))));
}
