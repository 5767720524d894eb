import { existsSync } from "node:fs";
import { join } from "node:path";
import { imageFormats, imageUrl, imageWidths } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { both } from "../../testing/factories.ts";
import { canvas, storeImage } from "../../testing/factories/media.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { toImage } from "./images.repository.ts";

let site: TestApp;
let mediaDir: string;

beforeAll(async () => {
  site = await createTestApp();
  mediaDir = join(site.dataDir, "media");
}, 60_000);
afterAll(() => site.close());

const store = (bytes: Buffer) => storeImage(site, bytes);

async function storedPath(bytes: Buffer): Promise<string> {
  return toImage(await store(bytes), "de").path;
}

const get = (url: string) => site.app.inject({ url });

describe("taking in pictures", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("takes %s", async (format) => {
    const row = await store(await canvas(60, 40).toFormat(format).toBuffer());
    expect(row).toMatchObject({ width: 60, height: 40, alias: both("A hall") });
    expect(row.color).toMatch(/^#3[2-4]6[4-8][8-f][0-9a-f]$/i);
    expect(existsSync(join(mediaDir, "originals", row.fileName))).toBe(true);
  });

  it("remembers the ground of a drawing, and the mean of what has none", async () => {
    const shape = { width: 40, height: 90, channels: 3, background: "#032b5c" } as const;
    const drawing = await sharp({
      create: { width: 100, height: 100, channels: 3, background: "#e66487" },
    })
      .composite([{ input: { create: shape }, left: 30, top: 5 }])
      .png()
      .toBuffer();
    expect((await store(drawing)).color).toBe("#e66487");
    const ramp = Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 64) * 4));
    const grey = await sharp(ramp, { raw: { width: 64, height: 64, channels: 1 } })
      .png()
      .toBuffer();
    expect((await store(grey)).color).toMatch(/^#(7[c-f]){3}$/);
  });

  it("turns a picture as its camera was held", async () => {
    const lying = await canvas(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const row = await store(lying);
    expect(row).toMatchObject({ width: 40, height: 60 });
    const answer = await get(imageUrl(toImage(row, "de").path, 320, "jpg"));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it("refuses drawings in SVG, other files, and pictures that break off", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    for (const bytes of [svg, `<?xml version="1.0"?>${svg}`, "%PDF-1.7", "", half]) {
      await expect(store(Buffer.from(bytes))).rejects.toMatchObject({ code: "validation_failed" });
    }
  });

  it("refuses a small file that would unpack to a huge picture", async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: "#ffffff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(store(bomb)).rejects.toMatchObject({ code: "payload_too_large" });
  }, 30_000);
});

describe("renditions", () => {
  it("come in every width and format of the contract, never wider than the original", async () => {
    const path = await storedPath(await canvas(1000, 500).jpeg().toBuffer());
    for (const width of imageWidths) {
      for (const format of imageFormats) {
        const answer = await get(imageUrl(path, width, format));
        expect(answer.statusCode).toBe(200);
        const { width: made } = await sharp(answer.rawPayload).metadata();
        expect([width, format, made]).toEqual([width, format, Math.min(width, 1000)]);
      }
    }
  }, 30_000);

  it("are kept for a year, as what they are, and can do nothing", async () => {
    const path = await storedPath(await canvas(400, 400).png().toBuffer());
    const { headers } = await get(imageUrl(path, 320, "avif"));
    expect(headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("are made once, however many ask at the same time, and carry no metadata", async () => {
    const bytes = await canvas(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: "Jane Doe" } })
      .toBuffer();
    const path = await storedPath(bytes);
    const url = imageUrl(path, 480, "webp");
    const answers = await Promise.all([get(url), get(url), get(url)]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const [first] = answers;
    expect((await sharp(first?.rawPayload).metadata()).exif).toBeUndefined();
    const kept = join(mediaDir, "renditions", path.split("/").at(-1) ?? "", "480.webp");
    expect(existsSync(kept)).toBe(true);
  });

  it("keep transparency where the format has it", async () => {
    const glass = sharp({
      create: { width: 350, height: 350, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const path = await storedPath(await glass.png().toBuffer());
    const webp = await get(imageUrl(path, 320, "webp"));
    expect((await sharp(webp.rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it("are not found at any other address", async () => {
    const path = await storedPath(await canvas(500, 500).png().toBuffer());
    for (const url of [
      `${path}/321.avif`,
      `${path}/320.png`,
      `${path}/320.avif.tmp`,
      `${path}/320`,
      "/media/images/999999-000000000000/320.avif",
      "/media/images/..%2F..%2Foriginals/320.avif",
      "/media/originals/",
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});
