import { archiveOf, type ArchiveEntry } from "./archives.ts";

const office = (main: string, extra: readonly ArchiveEntry[] = []): Buffer =>
  archiveOf([
    { name: "[Content_Types].xml", content: `<?xml version="1.0"?><Types/>` },
    { name: main, content: `<?xml version="1.0"?><document>Grüße</document>` },
    ...extra,
  ]);

const trailer = "xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1>>\nstartxref\n9\n%%EOF\n";

/** Small documents as people's programs write them, with room for what does not belong there. */
export const documents = {
  pdf: (body = ""): Buffer => Buffer.from(`%PDF-1.7\n%\xe2\xe3\n${body}${trailer}`, "latin1"),
  docx: (extra?: readonly ArchiveEntry[]): Buffer => office("word/document.xml", extra),
  xlsx: (extra?: readonly ArchiveEntry[]): Buffer => office("xl/workbook.xml", extra),
  odt: (extra: readonly ArchiveEntry[] = []): Buffer =>
    archiveOf([
      {
        name: "mimetype",
        content: "application/vnd.oasis.opendocument.text",
        stored: true,
      },
      { name: "content.xml", content: `<?xml version="1.0"?><office/>` },
      ...extra,
    ]),
};
