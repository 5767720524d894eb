import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

/** All that a document may unpack to. */
const mostUnpacked = 100 * 1024 * 1024;
/** Beyond this size a document must not be packed more tightly than text ever is. */
const looselyPacked = 10 * 1024 * 1024;
const mostTightly = 60;
const mostEntries = 3000;

export type OfficeKind = "odt" | "docx" | "xlsx";

const program =
  /(?:^|\/)(?:vbaProject\.bin|Basic\/|Scripts\/)|\.(?:exe|dll|js|vbs|bat|cmd|hta|html?)$/i;

/** Entries whose beginning says what the document is. */
const telling = new Set(["mimetype", "[Content_Types].xml"]);

/** Unpacks an entry and throws away what comes out, except for its beginning. */
async function beginningOf(archive: ZipFile, entry: Entry): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  // an entry that is larger than it says ends in an error
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part: Buffer = chunk;
    if (size < 4096) kept.push(part);
    size += part.length;
  }
  return Buffer.concat(kept).toString("utf8", 0, 65_536);
}

function kindOf(beginnings: ReadonlyMap<string, string>): OfficeKind | undefined {
  if (beginnings.get("mimetype")?.trim() === "application/vnd.oasis.opendocument.text") {
    return beginnings.has("content.xml") ? "odt" : undefined;
  }
  const types = beginnings.get("[Content_Types].xml");
  if (types === undefined || /macroEnabled/i.test(types)) return undefined;
  if (beginnings.has("word/document.xml")) return "docx";
  return beginnings.has("xl/workbook.xml") ? "xlsx" : undefined;
}

/** What is wrong with an archive as a whole. */
export type ArchiveProblem = "damaged" | "bomb" | "macros";

/**
 * Opens an archive of which nothing is unpacked yet: what it says of itself is within bounds. An entry that is
 * larger than it says ends in an error when it is read.
 */
export async function openArchive(
  bytes: Buffer,
): Promise<{ archive: ZipFile; entries: Entry[] } | ArchiveProblem> {
  if (bytes.length < 100) return "damaged";
  // nothing before the archive and nothing behind it
  const isBare =
    bytes.readUInt32BE(0) === 0x504b0304 && bytes.readUInt32BE(bytes.length - 22) === 0x504b0506;
  if (!isBare) return "damaged";
  try {
    const archive = await fromBufferPromise(bytes, {
      lazyEntries: true,
      strictFileNames: true,
      autoClose: false,
    });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) {
      entries.push(entry);
      if (entries.length > mostEntries) return "bomb";
    }
    const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    const most = Math.min(mostUnpacked, Math.max(looselyPacked, bytes.length * mostTightly));
    if (unpacked > most) return "bomb";
    if (entries.some(({ fileName }) => program.test(fileName))) return "macros";
    return entries.some((entry) => entry.isEncrypted()) ? "damaged" : { archive, entries };
  } catch {
    return "damaged";
  }
}

/**
 * The kind of a document that is an archive: without programs, without bombs, and nothing but an archive.
 * @returns undefined for everything else
 */
export async function officeKindOf(bytes: Buffer): Promise<OfficeKind | undefined> {
  const opened = await openArchive(bytes);
  if (typeof opened === "string") return undefined;
  const { archive, entries } = opened;
  try {
    const beginnings = new Map<string, string>();
    for (const entry of entries) {
      const beginning = await beginningOf(archive, entry);
      // entities that name one another can unpack once more, when the document is read
      if (/\.(?:xml|rels)$/i.test(entry.fileName) && /<!(?:DOCTYPE|ENTITY)/i.test(beginning)) {
        return undefined;
      }
      beginnings.set(entry.fileName, telling.has(entry.fileName) ? beginning : "");
    }
    return kindOf(beginnings);
  } catch {
    return undefined;
  }
}
