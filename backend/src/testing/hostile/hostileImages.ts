import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import {
  animatedWebp,
  gif,
  mediaBox,
  png,
  pngChunk,
  withJpegSegment,
  withJpegSize,
  withPngChunk,
  zip,
} from "./imageParts.ts";

const text = (content: string) => Buffer.from(content, "latin1");
const svg = (inner = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;
const script = "<script>alert(1)</script>";

/** Pixels that do not compress away, so that a half of the file is half a picture. */
function noise(width: number, height: number) {
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Files that are no pictures, whatever they are called. */
async function wrongTypes(): Promise<Record<string, Buffer>> {
  const still = noise(20, 20);
  return {
    "a page": text(`<!DOCTYPE html><html>${script}</html>`),
    "a program in PHP": text("<?php system($_GET['c']); ?>"),
    "a shell script": text("#!/bin/sh\nrm -rf /\n"),
    "a program for Linux": text("\x7fELF\x02\x01\x01" + "\0".repeat(60)),
    "a program for Windows": text("MZ\x90\0" + "\0".repeat(60)),
    "an archive": zip(),
    "a packed file": gzipSync("picture"),
    "a RAR archive": text("Rar!\x1a\x07\x01\0" + "\0".repeat(60)),
    "a 7z archive": text("7z\xbc\xaf\x27\x1c" + "\0".repeat(60)),
    "a PDF document": text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF"),
    "a PostScript program": text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"),
    "a film": mediaBox("isom"),
    "a picture in HEIC": mediaBox("heic"),
    "a picture in TIFF": await still.clone().tiff().toBuffer(),
    "a bitmap": text("BM" + "\0".repeat(60)),
    "an icon": text("\0\0\x01\0\x01\0" + "\0".repeat(60)),
    "a Photoshop file": text("8BPS\0\x01" + "\0".repeat(60)),
    "a picture in JPEG XL": text("\xff\x0a" + "\0".repeat(60)),
    "nothing but zeros": Buffer.alloc(2000),
    "nothing but ones": Buffer.alloc(2000, 0xff),
  };
}

/** Drawings that hold programs, in what may hide them. */
function drawings(): Record<string, Buffer> {
  const wide = Buffer.from(`\ufeff${svg(script)}`, "utf16le");
  const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  return {
    "a drawing": text(svg()),
    "a drawing with a program": text(svg(script)),
    "a drawing behind a declaration": text(`<?xml version="1.0"?>\n${svg(script)}`),
    "a drawing that reads files": text(`<?xml version="1.0"?>${entity}${svg("<text>&x;</text>")}`),
    "a drawing behind spaces and remarks": text(`\n\n   <!-- PNG -->${svg(script)}`),
    "a drawing in UTF-16": wide,
    "a packed drawing": gzipSync(svg(script)),
    "a drawing behind the first bytes of a PNG": text(`\x89PNG\r\n\x1a\n${svg(script)}`),
    "a drawing behind the first bytes of a GIF": text(`GIF89a${svg(script)}`),
    "a drawing behind the first bytes of a JPEG": text(`\xff\xd8\xff${svg(script)}`),
  };
}

/** Whole pictures that are something else besides. */
async function polyglots(): Promise<Record<string, Buffer>> {
  const jpeg = await noise(40, 30).jpeg().toBuffer();
  const whole = await noise(40, 30).png().toBuffer();
  const webp = await noise(40, 30).webp().toBuffer();
  const avif = await noise(40, 30).avif().toBuffer();
  const gifFile = gif(1, 1, 1);
  return {
    "a GIF with a Java archive behind": Buffer.concat([gifFile, zip("META-INF/")]),
    "a JPEG with a page in its comment": withJpegSegment(jpeg, 0xfe, text(`<html>${script}`)),
    "a JPEG with a program in its comment": withJpegSegment(jpeg, 0xfe, text("<?php echo 1; ?>")),
    "a JPEG with a document behind": Buffer.concat([jpeg, text("%PDF-1.7\n%%EOF")]),
    "a JPEG with an archive behind": Buffer.concat([jpeg, text("Rar!\x1a\x07\0")]),
    "a PNG with an archive behind": Buffer.concat([whole, zip()]),
    "a PNG with an archive inside": withPngChunk(whole, "zzAp", zip("x".repeat(1000))),
    "a PNG with a program as its remark": withPngChunk(whole, "tEXt", text(`Comment\0${script}`)),
    "a PNG with a packed archive behind": Buffer.concat([whole, text("7z\xbc\xaf\x27\x1c")]),
    "a WebP with a page behind": Buffer.concat([webp, text(`<!DOCTYPE html>${script}`)]),
    "an AVIF with an archive behind": Buffer.concat([avif, zip()]),
    "a GIF with a drawing behind": Buffer.concat([gifFile, text(svg(script))]),
  };
}

/** Little on the disk, much in memory. */
async function bombs(): Promise<Record<string, Buffer>> {
  const jpeg = await noise(40, 30).jpeg().toBuffer();
  const whole = await noise(40, 30).png().toBuffer();
  const still = await noise(1, 1).webp({ lossless: true }).toBuffer();
  const blank = { width: 8000, height: 8000, channels: 3, background: "#ffffff" } as const;
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  return {
    "a PNG of 50,000 × 50,000 pixels": png(50_000, 50_000),
    "a PNG of 2,147,483,647 × 1 pixels": png(2_147_483_647, 1),
    "a PNG without any width": png(0, 10),
    "a PNG of 64 million white pixels": await sharp({ create: blank, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    "a PNG of 10,000 × 10,000 pixels, all black": png(10_000, 10_000, [], zeros),
    "a PNG with a profile that unpacks": png(9_000, 9_000, [
      pngChunk("iCCP", Buffer.concat([text("x\0\0"), zeros])),
    ]),
    "a PNG with remarks that unpack": png(
      9_000,
      9_000,
      Array.from({ length: 20 }, () => pngChunk("zTXt", Buffer.concat([text("x\0\0"), zeros]))),
    ),
    "a JPEG of 65,500 × 65,500 pixels": withJpegSize(jpeg, 65_500, 65_500),
    "a GIF of 65,535 × 65,535 pixels": gif(65_535, 65_535, 1),
    "a GIF of many large frames": gif(4_000, 4_000, 200),
    "a GIF of very many frames": gif(300, 300, 20_000),
    "a WebP of many large frames": animatedWebp(still, 4_000, 4_000, 200),
    "a JPEG in a far too large file": Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024, 0x41)]),
    "a PNG with far too much inside": withPngChunk(whole, "zzAp", Buffer.alloc(6 * 1024 * 1024)),
    "a JPEG with a huge colour profile": withJpegSegment(
      jpeg,
      0xe2,
      Buffer.concat([text("ICC_PROFILE\0\x01\x01"), Buffer.alloc(65_000)]),
      100,
    ),
    "a JPEG with huge metadata": withJpegSegment(
      jpeg,
      0xe1,
      Buffer.concat([text("http://ns.adobe.com/xap/1.0/\0"), Buffer.alloc(65_000, 0x41)]),
      100,
    ),
    "a file of more than 30 MB": Buffer.concat([whole, Buffer.alloc(30 * 1024 * 1024)]),
  };
}

/** Pictures that break off, or whose inside is not what it says. */
async function broken(): Promise<Record<string, Buffer>> {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const whole = await noise(100, 100).png().toBuffer();
  const jpeg = await noise(100, 100).jpeg().toBuffer();
  const webp = await noise(100, 100).webp().toBuffer();
  const flipped = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  flipped.fill(0x55, middle, middle + 40);
  return {
    "half a PNG": half(whole),
    "half a JPEG": half(jpeg),
    "half a WebP": half(webp),
    "half an AVIF": half(await noise(100, 100).avif().toBuffer()),
    "half a GIF": half(await noise(100, 100).gif().toBuffer()),
    "the first bytes of a PNG": whole.subarray(0, 8),
    "the first bytes of a JPEG": jpeg.subarray(0, 4),
    "the first bytes of a WebP": webp.subarray(0, 16),
    "the first bytes of an AVIF": mediaBox("avif"),
    "a PNG with other bytes in its middle": flipped,
    "a PNG without pixels": png(10, 10, [], Buffer.alloc(0)),
  };
}

/** Files that must not be taken in as pictures, by what they are. */
export async function hostileImages(): Promise<Record<string, Buffer>> {
  return {
    ...(await wrongTypes()),
    ...drawings(),
    ...(await polyglots()),
    ...(await bombs()),
    ...(await broken()),
  };
}
