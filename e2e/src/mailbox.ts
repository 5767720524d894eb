import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect } from "./journey.ts";
import { site } from "./site.ts";

/** The links to the newsletter's page in all mails to an address, the oldest first. */
async function linksTo(address: string): Promise<string[]> {
  const folder = join(site.dataDir, "mail");
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
    .toSorted();
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => JSON.stringify(to).includes(address))
    .flatMap(({ text = "" }) => /https?:\/\/\S+newsletter\?token=\S+/.exec(text)?.[0] ?? []);
}

/**
 * Waits for the mails to an address.
 * @param count how many
 * @returns path and query of the newest one's link
 */
export async function newestLink(address: string, count: number): Promise<string> {
  await expect.poll(() => linksTo(address), { timeout: 30_000 }).toHaveLength(count);
  const { pathname, search } = new URL((await linksTo(address)).at(-1) ?? "");
  return pathname + search;
}
