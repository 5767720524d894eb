import { crc32, deflateSync } from "node:zlib";

/** Pieces of which broken and malicious pictures are put together. */

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that promises this size; its pixels are those of one row at most, or what is given. */
export function png(
  width: number,
  height: number,
  more: readonly Buffer[] = [],
  pixels = deflateSync(Buffer.alloc(4)),
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    ...more,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Puts a chunk behind the header of a whole PNG. */
export function withPngChunk(whole: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([
    whole.subarray(0, afterHeader),
    pngChunk(type, data),
    whole.subarray(afterHeader),
  ]);
}

/** Puts segments behind the start of a whole JPEG. */
export function withJpegSegment(whole: Buffer, marker: number, data: Buffer, times = 1): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), length, data]);
  const segments = Array.from({ length: times }, () => segment);
  return Buffer.concat([whole.subarray(0, 2), ...segments, whole.subarray(2)]);
}

/** The same JPEG, promising another size. */
export function withJpegSize(whole: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(whole);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A GIF of so many frames, each promising this size with the data of a single pixel. */
export function gif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0];
  const frame = Buffer.from([...control, 0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0]);
  screen.copy(frame, control.length + 5, 0, 4);
  const all = Array.from({ length: frames }, () => frame);
  return Buffer.concat([Buffer.from("GIF89a"), screen, ...all, Buffer.from([0x3b])]);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of so many frames, each the given one's, on a canvas of this size. */
export function animatedWebp(still: Buffer, width: number, height: number, frames: number): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(2, 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const place = Buffer.alloc(16);
  place.writeUIntLE(100, 12, 3);
  const frame = riffChunk("ANMF", Buffer.concat([place, still.subarray(12)]));
  const parts = [
    Buffer.from("WEBP"),
    riffChunk("VP8X", extended),
    riffChunk("ANIM", Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ];
  return riffChunk("RIFF", Buffer.concat(parts));
}

/** The smallest ZIP archive: its closing record alone, with a comment. */
export function zip(comment = ""): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

/** A box as AVIF, HEIC and MP4 begin with. */
export const mediaBox = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`, "latin1"),
    Buffer.alloc(2000),
  ]);
