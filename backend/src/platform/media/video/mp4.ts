import type { FileBytes } from "./fileBytes.ts";
import { breaksOff, refuseFile, type VideoFacts } from "./videoProblem.ts";

/** A part of an MP4 file, with its content's first and last place (ISO/IEC 14496-12, 4.2). */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Boxes that stand next to each other; a film in fragments of a second has two for each. */
const mostBoxes = 100_000;
/** What may stand at the top of a file. */
const topTypes = new Set(
  "ftyp moov mdat free skip wide udta meta uuid sidx ssix moof mfra styp pdin prft emsg".split(" "),
);
const videoCodecs = new Set(["avc1", "avc3"]);
const wrongCodec = () => refuseFile("MP4 videos have pictures in H.264 and sound in AAC.");

async function* boxesIn(bytes: FileBytes, from: number, to: number): AsyncGenerator<Box> {
  let count = 0;
  for (let at = from; at < to; count += 1) {
    if (count === mostBoxes || to - at < 8) throw breaksOff();
    const head = await bytes.read(at, 8);
    const type = head.toString("latin1", 4, 8);
    let size = head.readUInt32BE(0);
    let start = at + 8;
    if (size === 1) {
      size = Number((await bytes.read(start, 8)).readBigUInt64BE(0));
      start += 8;
    } else if (size === 0) size = to - at;
    if (size < start - at || at + size > to) throw breaksOff();
    yield { type, start, end: at + size };
    at += size;
  }
}

/** The first box below another one, by the types on the way to it. */
async function find(bytes: FileBytes, outer: Box, path: readonly string[]): Promise<Box> {
  let found = outer;
  for (const type of path) {
    let next: Box | undefined;
    for await (const box of boxesIn(bytes, found.start, found.end)) {
      if (box.type !== type) continue;
      next = box;
      break;
    }
    if (!next) throw breaksOff();
    found = next;
  }
  return found;
}

/** Times are longer in boxes of version 1. */
const isLong = async (bytes: FileBytes, { start }: Box) => (await bytes.read(start, 1))[0] === 1;

async function secondsOf(bytes: FileBytes, movie: Box): Promise<number | null> {
  const header = await find(bytes, movie, ["mvhd"]);
  const long = await isLong(bytes, header);
  const times = await bytes.read(header.start, long ? 32 : 20);
  const scale = times.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(times.readBigUInt64BE(24)) : times.readUInt32BE(16);
  // a file in fragments has none here, or one that is unknown
  const isKnown = scale > 0 && duration > 0 && duration < 0xffff_ffff;
  return isKnown ? duration / scale : null;
}

/** Width and height as they are shown: phones film upright and turn by a matrix. */
async function sizeOf(bytes: FileBytes, track: Box): Promise<Omit<VideoFacts, "seconds">> {
  const header = await find(bytes, track, ["tkhd"]);
  const at = header.start + ((await isLong(bytes, header)) ? 52 : 40);
  const shape = await bytes.read(at, 44);
  const isTurned = shape.readInt32BE(0) === 0 && shape.readInt32BE(4) !== 0;
  const [width, height] = [shape.readUInt16BE(36), shape.readUInt16BE(40)];
  return isTurned ? { width: height, height: width } : { width, height };
}

async function codecOf(bytes: FileBytes, track: Box): Promise<string> {
  const entries = await find(bytes, track, ["mdia", "minf", "stbl", "stsd"]);
  return (await bytes.read(entries.start + 8, 8)).toString("latin1", 4, 8);
}

/** Size of the first track with pictures; every track must be one that browsers play. */
async function checkTracks(bytes: FileBytes, movie: Box): Promise<Omit<VideoFacts, "seconds">> {
  let size: Omit<VideoFacts, "seconds"> | undefined;
  for await (const track of boxesIn(bytes, movie.start, movie.end)) {
    if (track.type !== "trak") continue;
    const handler = await find(bytes, track, ["mdia", "hdlr"]);
    const kind = (await bytes.read(handler.start + 8, 4)).toString("latin1");
    if (kind === "soun" && (await codecOf(bytes, track)) !== "mp4a") throw wrongCodec();
    if (kind !== "vide") continue;
    if (!videoCodecs.has(await codecOf(bytes, track))) throw wrongCodec();
    size ??= await sizeOf(bytes, track);
  }
  if (!size) throw refuseFile("The file has no pictures that move.");
  return size;
}

export const isMp4 = (head: Buffer): boolean => head.toString("latin1", 4, 8) === "ftyp";

/**
 * What an MP4 file says of itself, once it has proved to be whole: its boxes fill it to the last byte.
 * @throws ApiError `validation_failed`
 */
export async function examineMp4(bytes: FileBytes): Promise<VideoFacts> {
  let movie: Box | undefined;
  let hasMedia = false;
  for await (const box of boxesIn(bytes, 0, bytes.size)) {
    if (!topTypes.has(box.type)) throw refuseFile("The file is no MP4 video.");
    if (box.type === "mdat") hasMedia = true;
    if (box.type !== "moov") continue;
    if (movie) throw breaksOff();
    movie = box;
  }
  if (!movie || !hasMedia) throw breaksOff();
  return { ...(await checkTracks(bytes, movie)), seconds: await secondsOf(bytes, movie) };
}
