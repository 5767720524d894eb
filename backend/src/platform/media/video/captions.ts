import { refuseFile } from "./videoProblem.ts";

/** Bytes of captions: those of a long opera have some 200 kB. */
const mostCaptionBytes = 1024 * 1024;
const bom = "\uFEFF";
const timing =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** @example secondsOf("01:00:02.500") => 3602.5 */
const secondsOf = (time: string) =>
  time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

export const isCaptions = (head: Buffer): boolean =>
  head.toString("utf8").replace(bom, "").startsWith("WEBVTT");

/** The text of a file; a browser would show signs in place of bytes that are no UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseFile("Captions are a text in UTF-8.");
  }
}

/**
 * Refuses what is no WebVTT file with cues, naming the line.
 * @throws ApiError `validation_failed`
 */
export function checkCaptions(bytes: Buffer): void {
  if (bytes.length > mostCaptionBytes) throw refuseFile("Captions have at most 1 MB.");
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "") || lines.some((line) => line.includes("\0"))) {
    throw refuseFile("The file is no WebVTT file.");
  }
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes("-->")) continue;
    const [, from, to] = timing.exec(line) ?? [];
    if (from === undefined || to === undefined || secondsOf(from) >= secondsOf(to)) {
      throw refuseFile(`Line ${index + 1} of the captions holds no valid times.`);
    }
    cues += 1;
  }
  if (cues === 0) throw refuseFile("The captions hold no cue.");
}
