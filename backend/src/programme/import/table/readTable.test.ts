import { describe, expect, it } from "@jest/globals";
import { zipArchive } from "../../../platform/archives/zipArchive.ts";
import { readTable } from "./readTable.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with one sheet of this content, and more parts. */
function workbook(sheet: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zipArchive({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  });
}
const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
const head = row(text("A1", "Titel"), text("B1", "Beginn"));

describe("a table", () => {
  it("is read from a workbook: shared texts in pieces, days and times by their formats", async () => {
    const sheet = [
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c></row>',
      '<row r="5"><c r="A5" t="s"><v>2</v></c><c r="B5" s="1"><v>46159.8125</v></c><c r="D5"><v>24.5</v></c></row>',
      '<row r="6"><c r="A6" t="s"><v>2</v></c><c r="B6" s="2"><v>46159</v></c><c r="C6" s="2"><v>0.5</v></c></row>',
    ].join("");
    const bytes = workbook(sheet, {
      "xl/sharedStrings.xml":
        "<sst><si><t>Titel</t></si><si><t>Beginn</t></si><si><r><t>Die </t></r><r><t>Uhr &amp; mehr</t></r><rPh><t>x</t></rPh></si></sst>",
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]ddd, dd/mm/yy&quot; um &quot;hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    });
    expect(await readTable(bytes)).toEqual({
      header: ["Titel", "Beginn", "C", "D"],
      rows: [
        { position: 5, cells: { Titel: "Die Uhr & mehr", Beginn: "2026-05-17T19:30", D: "24.5" } },
        { position: 6, cells: { Titel: "Die Uhr & mehr", Beginn: "2026-05-17", C: "12:00" } },
      ],
    });
  });

  it.each([
    ["UTF-8 with semicolons", Buffer.from('\uFEFFTitel;Ort\r\nÄther;"Saal; groß"\r\n'), "Äther"],
    [
      "Windows-1252 with tabs",
      Buffer.from("Titel\tOrt\n\xC4ther\tSaal; gro\xDF\n", "latin1"),
      "Äther",
    ],
  ])("is read from %s", async (_name, bytes, title) => {
    const { header, rows } = await readTable(bytes);
    expect(header).toEqual(["Titel", "Ort"]);
    expect(rows).toEqual([{ position: 2, cells: { Titel: title, Ort: "Saal; groß" } }]);
  });

  it("holds as much as is allowed, and empty lines besides", async () => {
    const lines = `a;b\n${"1;2\n\n".repeat(5000)}`;
    expect((await readTable(Buffer.from(lines))).rows).toHaveLength(5000);
    const wide = `${"a;".repeat(199)}a\n1;${"x".repeat(20_000)}`;
    expect((await readTable(Buffer.from(wide))).header).toHaveLength(200);
  });

  it("tells columns of the same heading apart", async () => {
    expect((await readTable(Buffer.from("a,a,\n1,2,3"))).header).toEqual(["a", "a (2)", "C"]);
  });

  const zeros = `<row><c r="A1" t="inlineStr"><is><t>${"0".repeat(60_000_000)}</t></is></c></row>`;
  const many = head + row(text("A2", "x")).repeat(5001);
  it.each<[string, () => Buffer, string]>([
    [
      "a formula",
      () => workbook(head + '<row><c r="B7"><f>1+1</f><v>2</v></c></row>'),
      "formula: B7",
    ],
    [
      "links to other files",
      () => workbook(head, { "xl/externalLinks/externalLink1.xml": "<a/>" }),
      "external",
    ],
    ["a query of a database", () => workbook(head, { "xl/connections.xml": "<a/>" }), "external"],
    ["macros", () => workbook(head, { "xl/vbaProject.bin": "x" }), "macros"],
    ["a bomb", () => workbook(zeros), "bomb"],
    ["too many rows", () => workbook(many), "rows"],
    ["a cell far to the right", () => workbook(row(text("ZZ1", "x"))), "columns: ZZ1"],
    ["entities of its own", () => workbook(`<!DOCTYPE a [<!ENTITY b "c">]>${head}`), "damaged"],
    ["broken XML", () => workbook("<row>"), "damaged"],
    [
      "no sheet",
      () => zipArchive({ "[Content_Types].xml": "<Types/>", "word/document.xml": "x".repeat(100) }),
      "kind",
    ],
    ["nothing but headings", () => workbook(head), "empty"],
    ["a picture", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "kind"],
    ["half an archive", () => workbook(head).subarray(0, 200), "damaged"],
    ["nothing", () => Buffer.from("\n\n"), "empty"],
    ["too many columns", () => Buffer.from(`${"a;".repeat(200)}\n`), "columns"],
    ["a cell that is a book", () => Buffer.from(`a;b\n1;${"x".repeat(20_001)}`), "columns: B2"],
    [
      "a book in the 28th column",
      () => Buffer.from(`a${";b".repeat(30)}\n${";".repeat(27)}${"x".repeat(20_001)}`),
      "columns: AB2",
    ],
    ["too many lines", () => Buffer.from(`a\n${"b\n".repeat(5001)}`), "rows"],
  ])(
    "is refused with its reason where it holds %s",
    async (_name, bytes, reason) => {
      await expect(readTable(bytes())).rejects.toThrow(new RegExp(`^${reason}`));
    },
    60_000,
  );
});
