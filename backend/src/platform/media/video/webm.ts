import type { FileBytes } from "./fileBytes.ts";
import { breaksOff, refuseFile, type VideoFacts } from "./videoProblem.ts";

/** A part of a WebM file (RFC 8794): its end is open where it was written as it was recorded. */
interface Element {
  id: number;
  start: number;
  end: number;
  isOpen: boolean;
}

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;
/** Index, cues, tags, chapters, space and sums of a segment. */
const others = new Set([0x114d9b74, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0xec, 0xbf]);
/** What stands in a cluster; in one without an end it is met among the parts of the segment. */
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab]);
const codecs = new Set(["V_VP8", "V_VP9", "V_AV1", "A_VORBIS", "A_OPUS"]);
const pictures = 1;
const sound = 2;
/** Of one file; an hour recorded by a browser has some 300,000 blocks. */
const mostElements = 1_000_000;

async function readElement(bytes: FileBytes, at: number, to: number): Promise<Element> {
  const idLength = Math.clz32((await bytes.read(at, 1))[0] ?? 0) - 23;
  if (idLength > 4) throw breaksOff();
  const id = (await bytes.read(at, idLength)).readUIntBE(0, idLength);
  const sizeAt = at + idLength;
  const first = (await bytes.read(sizeAt, 1))[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw breaksOff();
  const field = await bytes.read(sizeAt, length);
  let size = first & (0xff >> length);
  let isOpen = size === 0xff >> length;
  for (const byte of field.subarray(1)) {
    size = size * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  const start = sizeAt + length;
  const end = isOpen ? to : start + size;
  if (end > to) throw breaksOff();
  return { id, start, end, isOpen };
}

async function childrenOf(bytes: FileBytes, { start, end }: Element): Promise<Element[]> {
  const found: Element[] = [];
  for (let at = start; at < end; at = found.at(-1)?.end ?? end) {
    if (found.length === 10_000) throw breaksOff();
    found.push(await readElement(bytes, at, end));
  }
  return found;
}

async function contentOf(
  bytes: FileBytes,
  elements: readonly Element[],
  id: number,
): Promise<Buffer | undefined> {
  const found = elements.find((each) => each.id === id);
  return found && bytes.read(found.start, found.end - found.start);
}

function toNumber(content: Buffer | undefined): number {
  if (!content?.length) return 0;
  if (content.length > 8) throw breaksOff();
  return Number(`0x${content.toString("hex")}`);
}

function toFloat(content: Buffer | undefined): number {
  if (content?.length === 4) return content.readFloatBE(0);
  return content?.length === 8 ? content.readDoubleBE(0) : 0;
}

async function secondsOf(bytes: FileBytes, info: Element): Promise<number | null> {
  const fields = await childrenOf(bytes, info);
  const nanoseconds = toNumber(await contentOf(bytes, fields, ids.timestampScale)) || 1_000_000;
  const duration = toFloat(await contentOf(bytes, fields, ids.duration));
  return duration > 0 ? (duration * nanoseconds) / 1e9 : null;
}

async function checkTracks(
  bytes: FileBytes,
  tracks: Element,
): Promise<Omit<VideoFacts, "seconds">> {
  let size: Omit<VideoFacts, "seconds"> | undefined;
  for (const track of await childrenOf(bytes, tracks)) {
    if (track.id !== ids.track) continue;
    const fields = await childrenOf(bytes, track);
    const type = toNumber(await contentOf(bytes, fields, ids.trackType));
    const codec = (await contentOf(bytes, fields, ids.codec))?.toString("latin1") ?? "";
    if ((type === pictures || type === sound) && !codecs.has(codec)) {
      throw refuseFile("WebM videos have pictures in VP8, VP9 or AV1 and sound in Vorbis or Opus.");
    }
    const video = fields.find(({ id }) => id === ids.video);
    if (type !== pictures || !video) continue;
    const shape = await childrenOf(bytes, video);
    size ??= {
      width: toNumber(await contentOf(bytes, shape, ids.width)),
      height: toNumber(await contentOf(bytes, shape, ids.height)),
    };
  }
  if (!size) throw refuseFile("The file has no pictures that move.");
  return size;
}

export const isWebm = (head: Buffer): boolean =>
  head.length >= 4 && head.readUInt32BE(0) === ids.header;

/**
 * What a WebM file says of itself, once it has proved to be whole: its parts fill it to the last byte.
 * @throws ApiError `validation_failed`
 */
export async function examineWebm(bytes: FileBytes): Promise<VideoFacts> {
  const header = await readElement(bytes, 0, bytes.size);
  const type = await contentOf(bytes, await childrenOf(bytes, header), ids.docType);
  if (type?.toString("latin1").replaceAll("\0", "") !== "webm") {
    throw refuseFile("The file is no WebM video.");
  }
  const segment = await readElement(bytes, header.end, bytes.size);
  if (segment.id !== ids.segment || segment.end !== bytes.size) throw breaksOff();

  const known = new Map<number, Element>();
  let count = 0;
  let isInOpenCluster = false;
  for (let at = segment.start; at < segment.end; count += 1) {
    if (count === mostElements) throw breaksOff();
    const element = await readElement(bytes, at, segment.end);
    const { id, isOpen } = element;
    const isPart = id === ids.info || id === ids.tracks || id === ids.cluster || others.has(id);
    if (!isPart && !(isInOpenCluster && inCluster.has(id))) throw breaksOff();
    if (isOpen && id !== ids.cluster) throw breaksOff();
    if (isPart) isInOpenCluster = isOpen;
    if (!known.has(id)) known.set(id, element);
    at = isOpen ? element.start : element.end;
  }
  const [info, tracks] = [known.get(ids.info), known.get(ids.tracks)];
  if (!info || !tracks || !known.has(ids.cluster)) throw breaksOff();
  return { ...(await checkTracks(bytes, tracks)), seconds: await secondsOf(bytes, info) };
}
