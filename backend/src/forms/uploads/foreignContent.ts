const endOfArchive = Buffer.from("PK\x05\x06", "latin1");
/** An archive's end lies at most this far from its file's. */
const endOfArchiveWithin = 65_557;

/** What browsers or servers would run, at any place of a file that they take for a page. */
const markup =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|meta|img|link|style|form|base|x:script|\?php|\?=|%)[\s>/=!@]/i;

export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Whether programs that unpack archives would find one in it. */
export function hasArchive(bytes: Buffer): boolean {
  return bytes.subarray(-endOfArchiveWithin).includes(endOfArchive);
}

/** Whether a picture is also something else: a page, a document, an archive, a program. */
export function hasForeignContent(bytes: Buffer): boolean {
  if (hasArchive(bytes)) return true;
  const text = bytes.toString("latin1");
  return hasMarkup(text) || text.includes("%PDF-") || text.includes("Rar!\x1a\x07");
}
