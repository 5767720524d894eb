import { fileTypeFromBuffer } from "file-type";

/** What can be uploaded, by the name that file-type gives it, and its ending here. */
const endings: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
};

/** What a file really is. */
export interface FileKind {
  /** Such as "image/png". */
  mime: string;
  /** Of the file's name in the store, such as "png". */
  ending: string;
}

/**
 * What a file really is, from its bytes; name and declared type say nothing. Null for everything that the
 * festival does not take, SVG among it: that is a document, not a picture.
 */
export async function fileKindOf(bytes: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const ending = found && endings[found.mime];
  if (!found || !ending) return null;
  return { mime: found.mime === "image/apng" ? "image/png" : found.mime, ending };
}

/**
 * Beginnings of what a browser or a server would run. Each is so long that no picture holds it by chance:
 * of three bytes every third photograph of some megabytes has any.
 */
const markup = /<(?:!doctype|html|head|body|script|svg[\s/>]|iframe|\?php|%@\s*page)/i;

function holdsMarkup(bytes: Buffer): boolean {
  return markup.test(bytes.toString("latin1"));
}

/** Signatures of kinds whose readers accept them anywhere in a file. */
const signatures = [
  Buffer.from("%PDF-"),
  Buffer.from("Rar!\x1a\x07", "latin1"),
  Buffer.from("7z\xbc\xaf\x27\x1c", "latin1"),
];

/** A ZIP archive is read from its end: a record of 22 bytes and a comment that reaches to the last byte. */
export function isZip(bytes: Buffer): boolean {
  const mark = Buffer.from("PK\x05\x06", "latin1");
  for (let at = bytes.lastIndexOf(mark); at >= 0; at = bytes.lastIndexOf(mark, at - 1)) {
    if (bytes.length - at > 22 + 0xffff) return false;
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length)
      return true;
    if (at === 0) return false;
  }
  return false;
}

/** Whether a picture is something else as well: an archive, a document, a page or a program. */
export function isPolyglot(bytes: Buffer): boolean {
  return (
    holdsMarkup(bytes) || isZip(bytes) || signatures.some((signature) => bytes.includes(signature))
  );
}
