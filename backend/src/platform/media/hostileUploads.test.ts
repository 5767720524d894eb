import { fileURLToPath } from "node:url";
import { imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { canvas, multipart, storeImage, type Part } from "../../testing/factories/media.ts";
import {
  decorative,
  file,
  imageUploads,
  type ImageUploads,
} from "../../testing/hostile/imageUploads.ts";
import type { UploadedImages } from "../../testing/hostile/uploadImages.ts";
import { runMeasured } from "../../testing/runMeasured.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { toImage } from "./images.repository.ts";

/** How much a process may grow under all of them together, in bytes. */
const mostMemory = 400 * 1024 * 1024;
const uploadAll = fileURLToPath(new URL("../../testing/hostile/uploadImages.ts", import.meta.url));

let site: TestApp;
let send: ImageUploads["send"];
let upload: ImageUploads["upload"];
let stored: ImageUploads["stored"];
beforeAll(async () => {
  site = await createTestApp();
  ({ send, upload, stored } = imageUploads(site, await signedIn(site)));
  // one that is taken in, so that there is a folder to look at
  await storeImage(site, await canvas().png().toBuffer());
});
afterAll(() => site.close());

describe("uploads that mean no good", () => {
  it("are refused, every one, leave nothing behind, and are bounded in memory", async () => {
    const { oneByOne, atOnce, grown } = await runMeasured<UploadedImages>(uploadAll);
    expect(oneByOne.count).toBeGreaterThanOrEqual(60);
    expect(oneByOne.taken).toEqual([]);
    expect(oneByOne.after).toEqual(oneByOne.before);
    expect(oneByOne.alive).toBe(201);
    expect(atOnce.statuses).toEqual(Array(10).fill(413));
    expect(atOnce.after).toEqual(atOnce.before);
    expect(grown).toBeLessThan(mostMemory);
  }, 300_000);

  it.each([
    "../../etc/passwd.png",
    "..\\..\\windows\\x.png",
    "/etc/x.png",
    "C:\\x.png",
    "a\0.png",
    "a\u001b[2J.png",
    "bild\u202egnp.exe",
    "..",
    `${"x".repeat(5000)}.png`,
    "bild.php",
    "bild.svg",
    "bild.html",
    "bild.png.exe",
    "",
  ])("are refused for the name %j", async (fileName) => {
    const before = await stored();
    const bytes = await canvas().png().toBuffer();
    const { statusCode } = await upload([decorative, file(bytes, fileName)]);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(await stored()).toEqual(before);
  });

  it("are refused where they are put together wrongly", async () => {
    const before = await stored();
    const bytes = await canvas().png().toBuffer();
    const many = Array.from({ length: 50 }, (_, i) => ({ name: `field${i}`, value: "x" }));
    const wrong: Record<string, readonly Part[]> = {
      "no file": [decorative],
      "two files": [decorative, file(bytes), file(bytes)],
      "a file in another field": [decorative, { ...file(bytes), name: "picture" }],
      "a file in place of a word": [{ name: "copyright", value: bytes, fileName: "x.png" }],
      "an empty file": [decorative, file(Buffer.alloc(0))],
      "a field twice": [decorative, decorative, file(bytes)],
      "an unknown field": [decorative, { name: "id", value: "1" }, file(bytes)],
      "a field of every object": [decorative, { name: "__proto__", value: "x" }, file(bytes)],
      "another field of every object": [{ name: "constructor", value: "x" }, file(bytes)],
      "many fields": [...many, file(bytes)],
      "a long text": [{ name: "alias_de", value: "x".repeat(600) }, file(bytes)],
      "a very long text": [{ name: "alias_de", value: "x".repeat(90_000) }, file(bytes)],
      "a focal point far away": [decorative, { name: "focal_x", value: "1e9" }, file(bytes)],
      "a word for a number": [decorative, { name: "focal_x", value: "left" }, file(bytes)],
      perhaps: [{ name: "decorative", value: "perhaps" }, file(bytes)],
      "JSON that breaks off": [
        { name: "alias_de", value: "{", fileName: "", type: "application/json" },
        file(bytes),
      ],
    };
    const taken: string[] = [];
    for (const [what, parts] of Object.entries(wrong)) {
      const { statusCode } = await upload(parts);
      if (statusCode < 400 || statusCode >= 500) taken.push(`${what}: ${statusCode}`);
    }
    const { payload, headers } = multipart([decorative, file(bytes)]);
    const type = headers["content-type"];
    const raw: Record<string, [Buffer, string]> = {
      "no boundary": [payload, "multipart/form-data"],
      "another boundary": [payload, "multipart/form-data; boundary=other"],
      "no end": [payload.subarray(0, payload.length - 40), type],
      "an end within the words": [payload.subarray(0, 60), type],
      "nothing at all": [Buffer.alloc(0), type],
      "another kind of body": [Buffer.from('{"file":"x"}'), "application/json"],
      "a plain body": [bytes, "image/png"],
    };
    for (const [what, [body, kind]] of Object.entries(raw)) {
      const { statusCode } = await send(body, kind);
      if (statusCode < 400 || statusCode >= 500) taken.push(`${what}: ${statusCode}`);
    }
    expect(taken).toEqual([]);
    expect(await stored()).toEqual(before);
  }, 60_000);
});

describe("pictures that are merely unusual", () => {
  it("are taken in, and become ordinary ones", async () => {
    const photo = () => canvas(400, 300);
    const deep = sharp(Buffer.alloc(400 * 300 * 6, 0x7f), {
      raw: { width: 400, height: 300, channels: 3 },
    });
    const unusual: Record<string, Buffer> = {
      "four inks": await photo().toColourspace("cmyk").jpeg().toBuffer(),
      "16 bits": await deep.toColourspace("rgb16").png().toBuffer(),
      "grey alone": await photo().greyscale().png().toBuffer(),
      "grey with transparency": await photo().greyscale().ensureAlpha(0.5).png().toBuffer(),
      "a palette": await photo().png({ palette: true, colours: 2 }).toBuffer(),
      interlaced: await photo().png({ progressive: true }).toBuffer(),
      progressive: await photo().jpeg({ progressive: true }).toBuffer(),
      "a single pixel": await canvas(1, 1).png().toBuffer(),
      "a long line": await canvas(9000, 2).png().toBuffer(),
      "a few frames": await sharp(await photo().gif().toBuffer())
        .gif()
        .toBuffer(),
    };
    for (const [what, bytes] of Object.entries(unusual)) {
      const answer = await upload([decorative, file(bytes)]);
      expect([what, answer.statusCode]).toEqual([what, 201]);
      for (const format of ["avif", "webp", "jpg"] as const) {
        const made = await site.app.inject({ url: imageUrl(answer.json().path, 320, format) });
        const { space, depth } = await sharp(made.rawPayload).metadata();
        expect([what, format, space, depth]).toEqual([what, format, "srgb", "uchar"]);
      }
    }
  }, 60_000);

  it("lose where and by whom they were taken", async () => {
    const bytes = await canvas(500, 400)
      .jpeg()
      .withExif({
        IFD0: { Artist: "Jane Doe", Make: "Camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" },
      })
      .toBuffer();
    expect(bytes.includes("Jane Doe")).toBe(true);
    const row = await storeImage(site, bytes);
    for (const format of ["avif", "webp", "jpg"] as const) {
      const made = await site.app.inject({ url: imageUrl(toImage(row, "de").path, 480, format) });
      const { exif, xmp, iptc } = await sharp(made.rawPayload).metadata();
      expect([format, exif, xmp, iptc]).toEqual([format, undefined, undefined, undefined]);
      expect(made.rawPayload.includes("Jane Doe")).toBe(false);
    }
  });
});
