import sharp, { type Sharp } from "sharp";
import type { ImageRow } from "../../platform/media/images.repository.ts";
import { createImage } from "../../platform/media/images.repository.ts";
import { keepPicture } from "../../platform/media/keepPicture.ts";
import { both } from "../factories.ts";
import type { TestApp } from "../testApp.ts";

let count = 0;

/** A plain picture; no two have the same bytes. */
export function canvas(width = 60, height = 40): Sharp {
  count += 1;
  const background = { r: 0x33, g: 0x66, b: 0x80 + (count % 100) };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** An image as it is after its upload, its original kept. */
export async function storeImage(site: TestApp, bytes: Buffer): Promise<ImageRow> {
  const picture = await keepPicture(site.app.media.store, bytes);
  const row = await createImage(site.database, {
    ...picture,
    alias: both("A hall"),
    name: "hall.png",
  });
  if (!row) throw new Error("The picture is there already.");
  return row;
}

export interface Part {
  name: string;
  value: string | Buffer;
  /** Of a file; a field has none. */
  fileName?: string;
  type?: string;
}

/** Body and header of an upload. */
export function multipart(parts: readonly Part[]): {
  payload: Buffer;
  headers: { "content-type": string };
} {
  const boundary = "----festival";
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"`,
    fileName === undefined ? "" : `\r\ncontent-type: ${type ?? "image/png"}`,
    "\r\n\r\n",
    value,
    "\r\n",
  ]);
  const payload = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((part) => Buffer.from(part)),
  );
  return { payload, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
