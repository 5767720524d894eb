import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}

/** A PNG that says of itself whatever it likes. */
export function pngOf({
  width = 1,
  height = 1,
  data = deflateSync(Buffer.alloc(4)),
  text,
}: {
  width?: number;
  height?: number;
  data?: Buffer;
  text?: string;
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    ...(text === undefined ? [] : [chunk("tEXt", Buffer.from(text))]),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
