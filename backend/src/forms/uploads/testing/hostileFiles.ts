import { deflateSync } from "node:zlib";
import { canvas } from "../../../testing/factories/media.ts";
import { archiveOf } from "./archives.ts";
import { documents } from "./documents.ts";
import { pngOf } from "./pictures.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const script = "<script>alert(document.domain)</script>";
const mega = 1024 * 1024;
const zeros = (size: number) => Buffer.alloc(size);
/** More than any small document unpacks to. */
const nothing = zeros(12 * mega);
const archive = () => archiveOf([{ name: "a.txt", content: "a" }]);
const jpeg = () => canvas().jpeg().toBuffer();
const png = () => canvas().png().toBuffer();
const gif = () => canvas().gif().toBuffer();
const webp = () => canvas().webp().toBuffer();
const avif = () => canvas().avif({ effort: 0 }).toBuffer();
const joined = async (...parts: (Promise<Buffer> | Buffer | string)[]) =>
  Buffer.concat(
    (await Promise.all(parts.map(async (part) => part))).map((part) => Buffer.from(part)),
  );
const half = async (bytes: Promise<Buffer>) => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length / 2));
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`;

/** Files that no visitor may leave with us: name and content. */
export const hostileFiles: [string, () => Promise<Buffer> | Buffer | string][] = [
  // not what its name says
  ["program.pdf", () => latin("MZ\x90\x00\x03\x00\x00\x00")],
  ["program.jpg", () => latin("\x7fELF\x02\x01\x01")],
  ["page.pdf", () => `<!doctype html><html><body>${script}`],
  ["page.txt", () => `<html><body>${script}`],
  ["page.csv", () => `name\n${script}`],
  ["picture.png", () => svg],
  ["picture.txt", () => `  \n<svg/onload=alert(1)>`],
  ["letter.docx", () => documents.pdf()],
  ["letter.pdf", () => documents.docx()],
  ["letter.odt", () => documents.docx()],
  ["archive.docx", archive],
  ["photo.pdf", png],
  ["letter.txt", () => `{\\rtf1 \\object\\objemb}`],
  ["script.txt", () => "#!/bin/sh\nrm -rf /\n"],
  ["page.txt", () => `<?php system($_GET['c']); ?>`],
  ["entities.txt", () => `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>`],
  ["wide.txt", () => Buffer.from("\ufeffGrüße", "utf16le")],
  ["zeros.txt", () => zeros(1000)],
  ["sound.csv", () => latin("ID3\x03\x00\x00")],
  // kinds that forms do not need
  ["logo.svg", () => svg],
  ["page.html", () => script],
  ["letter.docm", () => documents.docx()],
  ["all.zip", archive],
  ["photo.heic", png],
  // names that lead elsewhere or deceive
  ["../../../etc/cron.d/a.txt", () => "text"],
  ["..\\..\\windows\\a.txt", () => "text"],
  ["/etc/passwd.txt", () => "text"],
  ["a\u0000.txt", () => "text"],
  ["cv\u202etxt.exe", () => "text"],
  ["invoice.pdf.exe", () => documents.pdf()],
  ["invoice.exe.pdf", () => documents.pdf()],
  ["shell.php.png", png],
  [".htaccess", () => "text"],
  [".txt", () => "text"],
  ["noending", () => "text"],
  [`${"a".repeat(300)}.txt`, () => "text"],
  ["a.txt:stream.txt", () => "text"],
  // two things at once
  ["gifar.gif", () => joined(gif(), archive())],
  ["photo.jpg", () => joined(jpeg(), archive())],
  ["photo.png", () => joined(png(), archive())],
  ["photo.png", () => joined(png(), script)],
  ["photo.jpg", () => joined(jpeg(), script)],
  ["photo.jpg", () => joined(jpeg(), documents.pdf())],
  ["photo.gif", () => latin(`GIF89a/*${"\x01".repeat(20)}*/=1;alert(1);`)],
  ["photo.webp", () => joined(webp(), script)],
  ["photo.avif", () => joined(avif(), script)],
  ["photo.png", () => pngOf({ text: `Comment\0${script}` })],
  ["letter.pdf", () => joined(documents.pdf(), archive())],
  ["letter.pdf", () => joined(script, documents.pdf())],
  ["letter.pdf", () => documents.pdf(`${script}\n`)],
  ["letter.docx", () => joined(script, documents.docx())],
  ["letter.docx", () => joined(documents.docx(), script)],
  ["letter.docx", () => joined(jpeg(), documents.docx())],
  // documents that act
  ["letter.pdf", () => documents.pdf("<</S /JavaScript /JS (app.alert(1))>>\n")],
  ["letter.pdf", () => documents.pdf("<</S /J#61vaScript /J#53 (app.alert(1))>>\n")],
  ["letter.pdf", () => documents.pdf("<</S /Launch /F (cmd.exe)>>\n")],
  ["letter.docx", () => documents.docx([{ name: "word/vbaProject.bin", content: "macro" }])],
  ["letter.odt", () => documents.odt([{ name: "Basic/script.xml", content: "<a/>" }])],
  ["letter.docx", () => documents.docx([{ name: "word/run.exe", content: "MZ" }])],
  ["letter.docx", () => documents.docx([{ name: "../../outside.txt", content: "a" }])],
  [
    "letter.docx",
    () =>
      archiveOf([
        { name: "[Content_Types].xml", content: "application/vnd.ms-word.document.macroEnabled" },
        { name: "word/document.xml", content: "<a/>" },
      ]),
  ],
  [
    "laughs.docx",
    () =>
      documents.docx([
        { name: "word/a.xml", content: `<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a/>` },
      ]),
  ],
  // small here, enormous there
  ["bomb.docx", () => documents.docx([{ name: "word/media/a", content: nothing }])],
  [
    "bomb.xlsx",
    () =>
      documents.xlsx(
        Array.from({ length: 9 }, (_, n) => ({
          name: `xl/${n}`,
          content: nothing.subarray(0, 2 * mega),
        })),
      ),
  ],
  ["liar.docx", () => documents.docx([{ name: "word/media/a", content: nothing, claims: 100 }])],
  [
    "many.docx",
    () =>
      documents.docx(Array.from({ length: 4000 }, (_, n) => ({ name: `word/${n}`, content: "" }))),
  ],
  ["bomb.png", () => pngOf({ width: 50_000, height: 50_000, data: deflateSync(zeros(mega)) })],
  ["wide.png", () => pngOf({ width: 2_000_000_000, height: 1 })],
  ["bomb.gif", () => latin("GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff;")],
  // broken
  ["empty.txt", () => ""],
  ["empty.pdf", () => ""],
  ["blank.txt", () => " \r\n "],
  ["half.png", () => half(png())],
  ["half.jpg", () => half(jpeg())],
  ["half.webp", () => half(webp())],
  ["half.avif", () => half(avif())],
  ["half.pdf", () => latin("%PDF-1.7\n1 0 obj <<>>")],
  ["half.docx", () => documents.docx().subarray(0, 120)],
  ["start.docx", () => latin("PK\x03\x04")],
  ["start.png", () => latin("\x89PNG\r\n\x1a\n")],
  ["start.jpg", () => latin("\xff\xd8\xff")],
];
