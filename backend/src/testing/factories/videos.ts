/** A box of an MP4 file. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** Fields of four bytes each, from the beginning. */
const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4);
  return bytes;
};
const one = 0x10000;

interface Track {
  /** "vide", "soun" or another one. */
  kind: string;
  codec: string;
  width?: number;
  height?: number;
  /** As phones turn what they filmed upright. */
  isTurned?: boolean;
}

export function mp4Track({ kind, codec, width = 640, height = 360, isTurned }: Track): Buffer {
  const matrix = isTurned
    ? [0, one, 0, -one, 0, 0, 0, 0, 0x4000_0000]
    : [one, 0, 0, 0, one, 0, 0, 0, 0x4000_0000];
  const header = words(0, 0, 0, 1, 0, 2000, 0, 0, 0, 0, ...matrix, width * one, height * one);
  const handler = Buffer.concat([words(0, 0), Buffer.from(kind, "latin1"), Buffer.alloc(13)]);
  const entries = Buffer.concat([words(0, 1), box(codec, Buffer.alloc(70))]);
  return box(
    "trak",
    box("tkhd", header),
    box("mdia", box("hdlr", handler), box("minf", box("stbl", box("stsd", entries)))),
  );
}

let count = 0;

/** Parts of an MP4 file that browsers play, of two seconds; no two have the same bytes. */
export function mp4Parts(...tracks: readonly Track[]): Record<"ftyp" | "moov" | "mdat", Buffer> {
  count += 1;
  const given =
    tracks.length > 0
      ? tracks
      : [
          { kind: "vide", codec: "avc1" },
          { kind: "soun", codec: "mp4a" },
        ];
  return {
    ftyp: box("ftyp", Buffer.from("isom"), words(512), Buffer.from("isomavc1")),
    moov: box(
      "moov",
      box("mvhd", words(0, 0, 0, 1000, 2000), Buffer.alloc(80)),
      ...given.map(mp4Track),
    ),
    mdat: box("mdat", Buffer.from(`frames ${count}`.padEnd(2000, "."))),
  };
}

export const mp4 = (...tracks: readonly Track[]): Buffer =>
  Buffer.concat(Object.values(mp4Parts(...tracks)));

/** An element of a WebM file. @param id as it stands in the file, such as "1654ae6b" */
export function element(id: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x1000_0000);
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
}

/** Without an end, as what is written while it is recorded. */
export const openElement = (id: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, "hex"), ...content]);

const number = (value: number) => Buffer.from(value.toString(16).padStart(4, "0"), "hex");

interface WebmOptions {
  docType?: string;
  codec?: string;
  isLive?: boolean;
  after?: Buffer;
}

/** A WebM file that browsers play, of two seconds. */
export function webm({
  docType = "webm",
  codec = "V_VP9",
  isLive = false,
  after = Buffer.alloc(0),
}: WebmOptions = {}): Buffer {
  count += 1;
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(2000);
  const info = element("1549a966", ...(isLive ? [] : [element("4489", duration)]));
  const size = element("e0", element("b0", number(640)), element("ba", number(360)));
  const video = element("ae", element("83", number(1)), element("86", codec), size);
  const sound = element("ae", element("83", number(2)), element("86", "A_OPUS"));
  const blocks = [element("e7", number(0)), element("a3", `frames ${count}`)];
  const [outer, cluster] = isLive ? [openElement, openElement] : [element, element];
  return Buffer.concat([
    element("1a45dfa3", element("4282", docType)),
    outer(
      "18538067",
      info,
      element("1654ae6b", video, sound),
      cluster("1f43b675", ...blocks),
      cluster("1f43b675", ...blocks),
      after,
    ),
  ]);
}

export const captions = (text = "Guten Abend.") =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`);
