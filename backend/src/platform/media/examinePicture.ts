import { mostPictureBytes } from "@festival/contracts/images";
import { ApiError } from "@festival/contracts/errors";
import sharp, { type Metadata } from "sharp";
import { fileKindOf, isPolyglot, type FileKind } from "./fileKind.ts";

/** A small file can unpack to hundreds of megabytes. The frames of an animation count together. */
export const maxPixels = 50_000_000;
export const maxBytes = mostPictureBytes;
/** Seconds in which a picture must be read. */
const readWithin = 20;
/** Bytes of colour profile, EXIF and XMP that cameras and programs are known to need. */
const maxMetadata = 4 * 1024 * 1024;
/** No format needs more bytes for a pixel. */
const maxBytesPerPixel = 8;

/** What is known of a picture from its bytes. */
export interface PictureFacts {
  kind: FileKind;
  /** Pixels, as one sees it. */
  width: number;
  height: number;
  /** Average colour as #rrggbb. */
  color: string;
}

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

async function colourOf(sample: Buffer): Promise<string> {
  const data = await sharp(sample)
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill", kernel: "cubic" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  return `#${hex}`;
}

/**
 * Reads a picture to its end.
 * @param bytes JPEG, PNG, WebP, AVIF or GIF, of which the first frame counts
 * @throws ApiError `validation_failed` for what is no readable picture or something else besides,
 *   `payload_too_large`
 */
export async function examinePicture(bytes: Buffer): Promise<PictureFacts> {
  if (bytes.length > maxBytes) throw tooLarge(`The file is larger than ${maxBytes} bytes.`);
  const kind = await fileKindOf(bytes);
  if (!kind?.mime.startsWith("image/")) throw refuse("Pictures are JPEG, PNG, WebP, AVIF or GIF.");
  if (isPolyglot(bytes)) throw refuse("The picture is something else as well.");
  try {
    const { autoOrient } = await readHeader(bytes, kind);
    const color = await colourOf(await sampleOf(bytes));
    return { kind, width: autoOrient.width, height: autoOrient.height, color };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw tooLarge(`The picture has more than ${maxPixels} pixels.`);
    }
    throw refuse("The picture is damaged and cannot be read.");
  }
}
