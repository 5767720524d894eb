import sharp, { type OverlayOptions } from "sharp";
import { linesOf, outlineOf, shortened, widthOf, type TextStyle } from "./letters.ts";

/** As previews of a page show pictures everywhere. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What a result's picture shows. */
export interface ResultPicture {
  /** Above the concerts. */
  label: string;
  /** The best one first; where there is none, what the quiz asks. */
  titles: readonly string[];
  festival: string;
  /** The best concert's picture and the point that must stay, from the upper left, 0 to 1. */
  picture: { bytes: Buffer; focus: { x: number; y: number } } | null;
}

const colours = { blue: "#005ABE", pink: "#E66487", night: "#032B5C", white: "#FFFFFF" } as const;

const margin = 64;
/** Where the picture begins. */
const edge = 720;
const textWidth = edge - 2 * margin;
const labelStyle: TextStyle = { weight: 400, size: 30 };
const otherStyle: TextStyle = { weight: 700, size: 32 };
const nameStyle: TextStyle = { weight: 700, size: 26 };
/** From large to small: the first in which the best title has room. */
const titleSizes = [84, 72, 60, 50, 42];
const leading = 1.04;
const mostLines = 3;
const mostOthers = 2;

const write = (text: string, style: TextStyle, y: number, fill: string, x = margin) =>
  `<path fill="${fill}" d="${outlineOf(text, style, x, y)}"/>`;

function setTitle(title: string): { lines: string[]; style: TextStyle } {
  for (const size of titleSizes) {
    const style: TextStyle = { weight: 700, size };
    const lines = linesOf(title, style, textWidth);
    const fits = lines.every((line) => widthOf(line, style) <= textWidth);
    if (fits && lines.length <= mostLines) return { lines, style };
  }
  const style: TextStyle = { weight: 700, size: titleSizes.at(-1) ?? 42 };
  const lines = linesOf(title, style, textWidth);
  const last = lines.slice(mostLines - 1).join(" ");
  const kept = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), last] : lines;
  return { lines: kept.map((line) => shortened(line, style, textWidth)), style };
}

/** Two sets of rings that run into one another, where there is no picture. */
function rings(): string {
  const ring = (x: number, y: number, colour: string) =>
    Array.from(
      { length: 30 },
      (_, index) =>
        `<circle cx="${x}" cy="${y}" r="${index * 18 + 9}" fill="none" stroke="${colour}" stroke-width="3"/>`,
    ).join("");
  return `<rect x="${edge}" width="${pictureSize.width - edge}" height="${pictureSize.height}" fill="${colours.night}"/>
    <svg x="${edge}" width="${pictureSize.width - edge}" height="${pictureSize.height}">
      ${ring(160, 260, colours.pink)}${ring(320, 390, colours.white)}
    </svg>`;
}

/** A fifth on one string: the festival's mark. */
function mark(x: number, y: number, size: number): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">
    <circle cx="32" cy="32" r="32" fill="${colours.white}"/>
    <g fill="none" stroke-width="5" stroke-linecap="round">
      <path stroke="${colours.pink}" d="M9 32c8.4-20.3 14.6-20.3 23 0c8.4 20.3 14.6 20.3 23 0"/>
      <path stroke="${colours.blue}" d="M9 32c5.6 20.3 9.7 20.3 15.3 0c5.6-20.3 9.7-20.3 15.3 0c5.6 20.3 9.7 20.3 15.3 0"/>
    </g>
  </svg>`;
}

function drawing({ label, titles, festival, picture }: ResultPicture): string {
  const { width, height } = pictureSize;
  const [best = "", ...others] = titles;
  const { lines, style } = setTitle(best);
  const top = margin + labelStyle.size;
  const written = lines.map((line, index) =>
    write(line, style, top + 40 + style.size * (0.8 + index * leading), colours.white),
  );
  const othersEnd = height - margin - 44 - 40;
  const below = others.slice(0, mostOthers).map((title, index, all) => {
    const y = othersEnd - (all.length - 1 - index) * 58;
    const line = `<rect x="${margin}" y="${y - 43}" width="${textWidth}" height="2" fill="${colours.pink}"/>`;
    return line + write(shortened(title, otherStyle, textWidth), otherStyle, y, colours.white);
  });
  const nameWidth = textWidth - 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${edge}" height="${height}" fill="${colours.blue}"/>
    ${picture ? "" : rings()}
    ${write(label, labelStyle, top, colours.white)}
    ${written.join("")}
    ${below.join("")}
    ${mark(margin, height - margin - 40, 44)}
    ${write(shortened(festival, nameStyle, nameWidth), nameStyle, height - margin - 9, colours.white, margin + 60)}
  </svg>`;
}

/** The part of a picture that fills the space, with the point in it that must stay. */
async function cut({ bytes, focus }: NonNullable<ResultPicture["picture"]>): Promise<Buffer> {
  const space = { width: pictureSize.width - edge, height: pictureSize.height };
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(space.width / width, space.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const start = (length: number, room: number, at: number) =>
    Math.round(Math.min(Math.max(length * at - room / 2, 0), length - room));
  return sharp(bytes)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: start(scaled.width, space.width, focus.x),
      top: start(scaled.height, space.height, focus.y),
      ...space,
    })
    .toBuffer();
}

/** Draws a result as a JPEG, in the process for pictures; letters are outlines, so that no font need be installed. */
export async function drawResultPicture(shown: ResultPicture): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing(shown)), left: 0, top: 0 }];
  if (shown.picture) layers.push({ input: await cut(shown.picture), left: edge, top: 0 });
  return sharp({ create: { ...pictureSize, channels: 3, background: colours.night } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
