import { ApiError } from "@festival/contracts/errors";
import sharp, { type Metadata } from "sharp";
import type { FileKind } from "./fileKind.ts";
import { maxPixels } from "./pictureLimits.ts";

/** Seconds in which a picture must be read. */
const readWithin = 20;
/** Bytes of colour profile, EXIF and XMP that cameras and programs are known to need. */
const maxMetadata = 4 * 1024 * 1024;
/** No format needs more bytes for a pixel. */
const maxBytesPerPixel = 8;

const refuse = (message: string) =>
  new ApiError("validation_failed", message, { fields: { file: "invalid" } });
const tooLarge = (message: string) => new ApiError("payload_too_large", message);

/** libvips's name of a format beside the one of its type. */
const formatOf: Record<string, string> = { "image/avif": "heif" };

/** What the header promises, before a single pixel is unpacked. */
async function readHeader(bytes: Buffer, kind: FileKind): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1 } = header;
  if (header.format !== (formatOf[kind.mime] ?? kind.mime.replace("image/", ""))) {
    throw refuse("The picture is not what its first bytes say.");
  }
  const pixels = width * height * pages;
  if (pixels > maxPixels) throw tooLarge(`The picture has more than ${maxPixels} pixels.`);
  const metadata = [header.exif, header.icc, header.xmp, header.iptc];
  const metadataBytes = metadata.reduce((sum, part) => sum + (part?.length ?? 0), 0);
  if (metadataBytes > maxMetadata || bytes.length > pixels * maxBytesPerPixel + maxMetadata) {
    throw refuse("The file holds far more than a picture.");
  }
  return header;
}

/** The picture in a few pixels. Unpacks the whole of it, so one that breaks off fails here. */
function sampleOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: readWithin })
    .autoOrient()
    .resize(64, 64, { fit: "inside" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
}

/** A colour on so much of a picture is its ground; the mean of all would be one that is nowhere in it. */
const leastGround = 0.2;
/** Colours that share these bits of each part are taken for one. */
const sameBits = 0xf0;

interface Colour {
  count: number;
  parts: number[];
}

const hexOf = ({ count, parts }: Colour) =>
  `#${parts
    .map((part) =>
      Math.round(part / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The ground of a drawing; the mean of a picture that has none. */
async function colourOf(sample: Buffer): Promise<string> {
  const { data, info } = await sharp(sample)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole: Colour = { count: 0, parts: [0, 0, 0] };
  const found = new Map<string, Colour>();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = Array.from({ length: 3 }, (_, part) =>
      Number(data[info.channels < 3 ? at : at + part]),
    );
    const name = pixel.map((part) => part & sameBits).join();
    const same = found.get(name) ?? { count: 0, parts: [0, 0, 0] };
    found.set(name, same);
    for (const colour of [whole, same]) {
      colour.count += 1;
      colour.parts = colour.parts.map((sum, part) => sum + (pixel[part] ?? 0));
    }
  }
  const ground = [...found.values()].reduce((most, one) => (one.count > most.count ? one : most));
  return hexOf(ground.count >= whole.count * leastGround ? ground : whole);
}

/**
 * Reads a picture to its end; in the process for pictures.
 * @returns pixels as one sees it, and the colour of its ground, or the mean of all, as #rrggbb
 * @throws ApiError as `examinePicture` does
 */
export async function readPicture(
  bytes: Uint8Array,
  kind: FileKind,
): Promise<{ width: number; height: number; color: string }> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { autoOrient } = await readHeader(whole, kind);
    const color = await colourOf(await sampleOf(whole));
    return { width: autoOrient.width, height: autoOrient.height, color };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw tooLarge(`The picture has more than ${maxPixels} pixels.`);
    }
    throw refuse("The picture is damaged and cannot be read.");
  }
}
