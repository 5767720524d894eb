import { Readable } from "node:stream";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyReply } from "fastify";
import papaparse from "papaparse";
import { Type } from "typebox";

/** What spreadsheet programs take for a formula. */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const byteOrderMark = "\ufeff";

/** What separates columns where table programs are set to this language. */
const delimiter: Record<Locale, string> = { de: ";", en: "," };

function toLines(locale: Locale, rows: readonly (readonly string[])[]): string {
  const options = { delimiter: delimiter[locale], newline: "\r\n", escapeFormulae: formula };
  return rows.length > 0 ? `${papaparse.unparse(rows as string[][], options)}\r\n` : "";
}

async function* lines(
  locale: Locale,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toLines(locale, [header]);
  for await (const rows of batches) yield toLines(locale, rows);
}

/** Of a call that answers a table, for its schema. */
export const csvResponse = {
  200: {
    description: "A table as CSV: UTF-8 with mark; semicolons in German, commas in English.",
    content: { "text/csv": { schema: Type.String() } },
  },
} as const;

/**
 * Answers a table that table programs open as it stands and run nothing of, while it is being read.
 * @param name of the file, without ending
 */
export function sendCsv(
  reply: FastifyReply,
  locale: Locale,
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): FastifyReply {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .header("x-content-type-options", "nosniff")
    .send(Readable.from(lines(locale, header, batches)));
}

/** Everything of a list that is read in batches, each after the last id of the one before. */
export async function* inBatches<Row extends { id: number }>(
  read: (afterId: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
