import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";
import { expect } from "./journey.ts";
import { site } from "./site.ts";

/** All mails to an address, the oldest first. */
async function mailsTo(address: string, dataDir: string): Promise<ParsedMail[]> {
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
    .toSorted();
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  // a mail is there once both its forms are: read while it comes, one of them may be missing or cut
  const isWhole = ({ text, html }: ParsedMail) => text && html && /<\/html>\s*$/.test(html);
  return mails.filter((mail) => isWhole(mail) && JSON.stringify(mail.to).includes(address));
}

/**
 * Waits for the mails to an address.
 * @param count how many
 * @param dataDir of the site that sends them
 */
export async function newestMail(
  address: string,
  count: number,
  dataDir = site.dataDir,
): Promise<ParsedMail> {
  const mails = () => mailsTo(address, dataDir);
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(count);
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail;
}

/**
 * Where a mail about the newsletter leads to, which its two forms agree on.
 * @returns path and query on the site under test
 */
export function newsletterLink({ text = "", html }: ParsedMail): string {
  const inText = /https?:\/\/\S+newsletter\?\S+/.exec(text)?.[0] ?? "";
  const inHtml = /href="(https?:\/\/[^"]+newsletter\?[^"]+)"/.exec(html || "")?.[1] ?? "";
  expect(inHtml.replaceAll("&amp;", "&"), html || "").toBe(inText);
  const { origin, pathname, search } = new URL(inText);
  expect(origin).toBe(new URL(site.url).origin);
  return pathname + search;
}
