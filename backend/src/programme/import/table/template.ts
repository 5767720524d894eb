import type { Field } from "@festival/contracts/fields/field";
import type { Locale, Localized } from "@festival/contracts/locales";
import { escapeText } from "@festival/contracts/escapeText";
import { zipArchive } from "../../../platform/archives/zipArchive.ts";
import { fieldNamed, targets } from "./columns.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const packageTypes = "http://schemas.openxmlformats.org/package/2006/content-types";

/** The row that shows how cells are filled. */
const samples: Readonly<Record<string, Localized>> = {
  external_id: { de: "2026-001", en: "2026-001" },
  "starts_at.day": { de: "17.05.2026", en: "17 May 2026" },
  "starts_at.time": { de: "19:30", en: "7:30 pm" },
  "title.de": { de: "Eröffnungskonzert", en: "Eröffnungskonzert" },
  "title.en": { de: "Opening concert", en: "Opening concert" },
  venue_id: { de: "Großer Saal", en: "Großer Saal" },
  genre_id: { de: "Orchester", en: "Orchestra" },
  button_status: { de: "Im Verkauf", en: "On sale" },
  price_from: { de: "18,00", en: "18.00" },
  event_compositions: {
    de: "Ludwig van Beethoven: Sinfonie Nr. 5 c-Moll op. 67\nPause\nClara Schumann: Klavierkonzert a-Moll op. 7",
    en: "Ludwig van Beethoven: Symphony No. 5\nInterval\nClara Schumann: Piano Concerto in A minor",
  },
  event_castmembers: {
    de: "Anna von der Au (Klavier / piano)",
    en: "Anna von der Au (Klavier / piano)",
  },
};

/** What a cell may hold, where the heading leaves it open. */
function hintOf(field: Field | undefined, locale: Locale): string {
  if (field && "options" in field)
    return field.options.map(({ label }) => label[locale]).join(" | ");
  return field?.help?.[locale] ?? "";
}

const cell = (text: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
const rowOf = (texts: readonly string[]) => `<row>${texts.map(cell).join("")}</row>`;

const sheetOf = (rows: readonly (readonly string[])[]) =>
  `${xml}<worksheet xmlns="${spreadsheet}"><sheetData>${rows.map(rowOf).join("")}</sheetData></worksheet>`;

/** An empty workbook: the columns with a row that shows how they are filled, and a sheet that explains them. */
export function templateWorkbook(locale: Locale): Buffer {
  const columns = targets.filter(({ name }) => name !== "starts_at");
  const table = [
    columns.map(({ label }) => label[locale]),
    columns.map(({ name }) => samples[name]?.[locale] ?? ""),
  ];
  const needed = locale === "de" ? "nötig" : "required";
  const help = columns.map(({ label, required, field = "" }) => [
    label[locale],
    required ? needed : "",
    hintOf(fieldNamed(field), locale),
  ]);
  const names = locale === "de" ? ["Veranstaltungen", "Erklärung"] : ["Events", "Explanation"];
  const sheets = names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join("");
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return zipArchive({
    "[Content_Types].xml": `${xml}<Types xmlns="${packageTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets>${sheets}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeRelations}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheetOf(table),
    "xl/worksheets/sheet2.xml": sheetOf(help),
  });
}
