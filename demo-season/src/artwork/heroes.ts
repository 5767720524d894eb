import { swingCurve, tapered, type Swing } from "./figures/curves.ts";
import { sand } from "./figures/plates.ts";
import type { Colour } from "./palette.ts";
import {
  circle,
  clipped,
  counterchange,
  fill,
  line,
  stroke,
  type Figure,
  type Point,
  type Sheet,
  type Spot,
} from "./sheet.ts";
import type { ArtworkFigure } from "./spec.ts";

// The left third stays plain in every hero: large type and small text stand there.
const calm = 0.38;

function stage(sheet: Sheet): Spot {
  const { width, height } = sheet;
  return { x: width * 0.72, y: height * 0.5, r: height * 0.6 };
}

/** The two-coloured pendulum of the festival's first picture, with a disc cutting in. */
const pendulums: Figure = {
  name: { de: "großes Harmonogramm aus zwei Linien", en: "large harmonograph of two lines" },
  draw(sheet) {
    const { key, random, height, width } = sheet;
    const spot = stage(sheet);
    const swing: Swing = {
      ratio: random.pick(key.ratios.filter((ratio) => ratio[0] < 6)),
      phase: key.phase,
      share: 0.56,
      turns: 9,
      drift: 1.5,
      rest: 0.16,
      rotary: true,
    };
    const disc = circle(width * 0.83, height * 0.36, height * 0.3);
    return counterchange(
      sheet,
      disc,
      (ink, accent) =>
        tapered(swingCurve({ ...swing, phase: swing.phase + 0.45 }, spot, 0.9), 13, 4, accent) +
        tapered(swingCurve(swing, spot, 0.9), 15, 4, ink),
    );
  },
};

const orbits: Figure = {
  name: { de: "breites Band aus geschlossenen Bahnen", en: "broad ribbon of closed orbits" },
  draw(sheet) {
    const { key, random, height, width } = sheet;
    const [a, b] = random.pick(key.ratios.filter((ratio) => ratio[0] < 6));
    const { x, y, r } = stage(sheet);
    const orbit = (shift: number): string => {
      const points: Point[] = [];
      for (let index = 0; index < 960; index += 1) {
        const t = (2 * Math.PI * index) / 960;
        points.push([
          x + r * 1.1 * Math.sin(a * t + key.phase + shift) * 0.92,
          y + r * 0.72 * Math.sin(b * t + shift / 3),
        ]);
      }
      return line(points, true);
    };
    const band = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => orbit((from + index) * 0.12)).join("");
    return counterchange(
      sheet,
      circle(width * 0.86, height * 0.72, height * 0.34),
      (ink: Colour, accent: Colour) =>
        stroke(band(0, 5), accent, 14) + stroke(band(5, 13), ink, 14),
    );
  },
};

const ripples: Figure = {
  name: { de: "zwei große Ringsysteme", en: "two large systems of rings" },
  draw(sheet) {
    const { random, width, height, scheme } = sheet;
    const gap = random.pick([46, 54]);
    const system = (x: number, y: number, reach: number, shift: number) => {
      let d = "";
      for (let r = gap * shift; r < reach; r += gap) d += circle(x, y, r);
      return d;
    };
    const y = height * 0.5;
    const first = width * 0.64;
    const second = width * 0.86;
    const reach = first - width * calm;
    const { ink, accent, shape } = scheme;
    return (
      fill(circle(second, y * 0.9, reach * 0.6), shape) +
      stroke(system(second, y * 0.9, reach * 1.3, 0.5), accent, gap * 0.42) +
      stroke(system(first, y * 1.1, reach, 0.5), ink, gap * 0.42)
    );
  },
};

const plate: Figure = {
  name: { de: "große runde Klangplatte mit Sand", en: "large round sounding plate with sand" },
  draw(sheet) {
    const { height, scheme } = sheet;
    const { x, y, r } = stage(sheet);
    const { shape, onShape, accent } = scheme;
    const disc = circle(x, y, r * 0.8);
    const spare = accent === shape ? scheme.ground : accent;
    const inner = { ...scheme, ground: shape, ink: onShape, accent: spare, shape: spare };
    const side = { ...sheet, width: height * 1.2, scheme: inner };
    const figure = `<g transform="translate(${x - height * 0.6} 0)">${sand.draw(side)}</g>`;
    return fill(disc, shape) + clipped("plate", disc, figure);
  },
};

const heroes: Partial<Record<ArtworkFigure, Figure>> = {
  harmonograph: pendulums,
  phase: orbits,
  rings: ripples,
  chladni: plate,
};

export function heroFigure(figure: ArtworkFigure): Figure {
  return heroes[figure] ?? pendulums;
}
