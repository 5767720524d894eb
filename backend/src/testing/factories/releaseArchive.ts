import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { pack, type Header } from "tar-stream";

export type ArchiveEntry = [name: string, text: string, more?: Partial<Header>];

/** A .tgz, as `remote-kit pack` writes it. */
export async function archiveOf(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const [name, text, more] of entries) tar.entry({ name, ...more }, text);
  tar.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of tar) pieces.push(piece as Buffer);
  return gzipSync(Buffer.concat(pieces));
}

const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** What is in an archive with one script, with the hash of that script. @param more of its `release.json` */
export const releaseEntries = (script: string, more: object = {}): ArchiveEntry[] => [
  [
    "release.json",
    JSON.stringify({
      name: "mf-quiz",
      version: "c".repeat(12),
      files: { "browser/app.js": hashOf(script) },
      ...more,
    }),
  ],
  ["browser/app.js", script],
];
