import type { MusicalKey } from "./musicalKey.ts";
import type { Colour, Scheme, Text } from "./palette.ts";
import type { Random } from "./random.ts";

export type Point = readonly [number, number];

/** All that a figure needs in order to draw itself. */
export type Sheet = {
  width: number;
  height: number;
  random: Random;
  scheme: Scheme;
  key: MusicalKey;
};

/** One family of pictures: what it is called, and how it is drawn as SVG elements. */
export type Figure = { name: Text; draw(sheet: Sheet): string };

/** Where a figure sits: its centre and its reach in pixels. */
export type Spot = { x: number; y: number; r: number };

const number = (value: number) => (Math.round(value * 10) / 10).toString();

export function line(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}${closed ? "Z" : ""}`;
}

export function circle(x: number, y: number, r: number): string {
  const d = number(2 * r);
  const rr = number(r);
  return `M${number(x - r)} ${number(y)}a${rr} ${rr} 0 1 0 ${d} 0a${rr} ${rr} 0 1 0 -${d} 0Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}Z`;
}

export function fill(d: string, colour: Colour, extra = ""): string {
  return `<path d="${d}" fill="${colour}" ${extra}/>`;
}

export function stroke(d: string, colour: Colour, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** How an ink is laid over what is there: opaque, or as in print, where inks darken one another. */
export type Over = (content: string) => string;

export const opaque: Over = (content) => content;

/** On dark grounds a multiplied ink would only vanish, so there it covers. */
export function overprint(scheme: Scheme): Over {
  return scheme.light ? (content) => `<g style="mix-blend-mode:multiply">${content}</g>` : opaque;
}

export type Paint = (ink: Colour, accent: Colour, over: Over) => string;

export function clipped(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Whole, off-centre, cut by the edge, or one huge detail: the series changes its distance. */
export function place(sheet: Sheet): Spot {
  const { width, height, random } = sheet;
  const side = random.chance(0.5) ? 1 : 0;
  const kind = random.whole(0, 3);
  if (kind === 0) return { x: width / 2, y: height / 2, r: height * random.between(0.4, 0.46) };
  if (kind === 1) {
    return {
      x: width * (side ? random.between(0.6, 0.68) : random.between(0.32, 0.4)),
      y: height * random.between(0.45, 0.55),
      r: height * random.between(0.46, 0.6),
    };
  }
  if (kind === 2) {
    return {
      x: width * (side ? random.between(0.68, 0.85) : random.between(0.15, 0.32)),
      y: height * random.pick([0.2, 0.35, 0.68, 0.85]),
      r: height * random.between(0.75, 0.95),
    };
  }
  return {
    x: width * random.between(0.3, 0.7),
    y: height * random.between(0.3, 0.7),
    r: height * random.between(0.95, 1.25),
  };
}

/** A large flat shape that cuts into a picture: disc, half disc, half plane or quarter. */
export function flatShape(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const kind = random.whole(0, 4);
  if (kind === 0 || kind === 4) {
    const r = height * random.between(0.26, 0.42);
    const x = right ? width * random.between(0.6, 0.85) : width * random.between(0.15, 0.4);
    return circle(x, height * random.between(0.25, 0.75), r);
  }
  if (kind === 1) {
    const share = random.pick([1 / 3, 0.5, 0.618]);
    return random.chance(0.5)
      ? rect(right ? width * (1 - share) : 0, 0, width * share, height)
      : rect(0, right ? height * (1 - share) : 0, width, height * share);
  }
  if (kind === 2) {
    const r = height * random.between(0.7, 0.95);
    return circle(right ? width : 0, random.chance(0.5) ? height : 0, r);
  }
  const r = height * random.between(0.5, 0.62);
  const y = random.chance(0.5) ? 0 : height;
  return circle(width * random.between(0.35, 0.65), y, r);
}

/** Draws the same thing twice, in one ink outside a flat shape and in another inside it. */
export function counterchange(sheet: Sheet, shape: string, paint: Paint): string {
  const { ground, ink, accent, shape: shapeColour, onShape } = sheet.scheme;
  // The accent stays on the shape only where it can be seen there.
  const inner = accent === shapeColour || accent === onShape ? ground : accent;
  const innerAccent = inner === shapeColour ? onShape : inner;
  const over = fill(shape, shapeColour) + paint(onShape, innerAccent, opaque);
  return paint(ink, accent, overprint(sheet.scheme)) + clipped("cut", shape, over);
}

/** The whole figure: over a flat shape as often as `share` says, else plain on the ground. */
export function finish(sheet: Sheet, share: number, paint: Paint): string {
  const { scheme, random } = sheet;
  return random.chance(share)
    ? counterchange(sheet, flatShape(sheet), paint)
    : paint(scheme.ink, scheme.accent, overprint(scheme));
}
