import { fileKinds, type FileKind } from "@festival/contracts/formFields";
import { fileTypeFromBuffer } from "file-type";
import { hasArchive, hasMarkup } from "./foreignContent.ts";
import { officeKindOf } from "../../platform/archives/officeDocument.ts";
import { isPicture } from "./pictureContent.ts";

const pictures: Record<string, FileKind> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
};
const textKinds = ["txt", "csv"] as const;
const control = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;

/** Programs inside a document, however their names are written. */
function hasActions(document: string): boolean {
  const plain = document.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return /\/(?:JavaScript|JS|Launch|RichMedia)[\s(<[/]/.test(plain);
}

function isPdf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const end = text.slice(-2048);
  return (
    /^%PDF-[12]\.\d/.test(text) &&
    /startxref\s+\d+\s+%%EOF\s*$/.test(end) &&
    !hasMarkup(text.slice(0, 1024)) &&
    !hasArchive(bytes) &&
    !hasActions(text)
  );
}

/** What is written in it, in the two ways in which people's programs still write. */
function readText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

function isText(bytes: Buffer): boolean {
  const text = readText(bytes);
  return text.trim() !== "" && !control.test(text) && !hasMarkup(text) && !text.startsWith("#!");
}

/** What a file is by its content, where it is something that visitors can send. */
async function contentKindOf(bytes: Buffer, ending: string): Promise<FileKind | undefined> {
  if (bytes.subarray(0, 2).toString("latin1") === "PK") return officeKindOf(bytes);
  const known = await fileTypeFromBuffer(bytes).catch(() => ({ mime: "damaged" }));
  if (known) {
    const picture = pictures[known.mime];
    if (picture) return (await isPicture(bytes, picture)) ? picture : undefined;
    return known.mime === "application/pdf" && isPdf(bytes) ? "pdf" : undefined;
  }
  // texts have no mark of their own: their ending says which they are
  const kind = textKinds.find((text) => text === ending);
  return kind && isText(bytes) ? kind : undefined;
}

export interface FileContent {
  kind: FileKind;
  contentType: string;
  /** The one that belongs to the kind. */
  ending: string;
}

const isPictureKind = (kind: FileKind) => fileKinds[kind].contentType.startsWith("image/");

/**
 * Reads what a file really is. Pictures may be named after another kind of picture; everything else must
 * be what its name says.
 * @returns undefined for whatever visitors cannot send
 */
export async function readFileContent(
  bytes: Buffer,
  ending: string,
): Promise<FileContent | undefined> {
  const kind = await contentKindOf(bytes, ending);
  if (!kind) return undefined;
  const { contentType } = fileKinds[kind];
  const endings: readonly string[] = fileKinds[kind].endings;
  if (endings.includes(ending)) return { kind, contentType, ending };
  const named = Object.entries(fileKinds).find(([, { endings: all }]) =>
    (all as readonly string[]).includes(ending),
  );
  const isOtherPicture = named && named[1].contentType.startsWith("image/") && isPictureKind(kind);
  return isOtherPicture ? { kind, contentType, ending: endings[0] ?? kind } : undefined;
}
