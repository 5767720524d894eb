import type { Ratio } from "../musicalKey.ts";
import type { Colour } from "../palette.ts";
import {
  line,
  type Paint,
  finish,
  place,
  stroke,
  type Figure,
  type Point,
  type Sheet,
  type Spot,
} from "../sheet.ts";

const { sin, cos, PI } = Math;

/** One swing of a damped double pendulum. */
export type Swing = {
  ratio: Ratio;
  phase: number;
  /** How much of the swing is the first pendulum's, 0 to 1. */
  share: number;
  turns: number;
  /** How far the figure turns until it rests, in radians. */
  drift: number;
  /** How much of the swing is left at the end, 0 to 1. */
  rest: number;
  rotary: boolean;
};

/** The curve that such a pendulum draws within an ellipse round the spot. */
export function swingCurve(swing: Swing, spot: Spot, squash: number): Point[] {
  const { ratio, phase, share, turns, drift, rest, rotary } = swing;
  const [a, b] = ratio;
  const steps = turns * 120 * Math.max(a, b);
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const done = step / steps;
    const t = 2 * PI * turns * done;
    const radius = spot.r * rest ** done;
    const u = a * t + phase;
    const v = b * t + drift * done;
    // Opposite turning gives petals, swinging to and fro gives knots.
    const x = rotary ? share * cos(u) + (1 - share) * cos(v) : sin(u);
    const y = rotary ? share * sin(u) - (1 - share) * sin(v) : sin(v);
    points.push([spot.x + radius * x, spot.y + squash * radius * y]);
  }
  return points;
}

/** Weight follows the fading swing: the curve is cut into pieces, each a little finer. */
export function tapered(
  points: readonly Point[],
  from: number,
  to: number,
  colour: Colour,
): string {
  const pieces = 24;
  const size = Math.ceil(points.length / pieces);
  let out = "";
  for (let index = 0; index < pieces; index += 1) {
    const part = points.slice(index * size, (index + 1) * size + 1);
    if (part.length < 2) break;
    out += stroke(line(part), colour, from * (to / from) ** (index / pieces));
  }
  return out;
}

/** Of a pendulum's line, in pixels. */
const heaviest = 10;

/** Two pendulums in the ratio of one of the key's intervals, slowly coming to rest. */
export const harmonograph: Figure = {
  name: { de: "Harmonogramm, ausschwingend", en: "damped harmonograph" },
  draw(sheet) {
    const { random, key } = sheet;
    const spot = place(sheet);
    const rotary = random.chance(0.85);
    const swing: Swing = {
      ratio: random.pick(key.ratios.slice(0, 3)),
      phase: key.phase,
      share: random.between(0.38, 0.66),
      turns: rotary ? random.whole(6, 12) : random.whole(4, 7),
      drift: (rotary ? random.between(0.5, 1.6) : random.between(0.15, 0.4)) * random.sign(),
      rest: random.between(0.1, 0.3),
      rotary,
    };
    const reach = { ...spot, r: spot.r * (rotary ? 1.12 : 1.05) };
    const squash = rotary ? random.between(0.82, 1) : random.between(0.8, 0.95);
    // no heavier where the figure is larger than the sheet: its heart would fill with ink
    const weight = Math.min((spot.r / sheet.height) * random.between(16, 26), heaviest);
    const lightest = weight * swing.rest;
    const pair = random.chance(0.65);
    const second = { ...swing, phase: swing.phase + random.between(0.25, 0.5) };
    return finish(
      sheet,
      0.6,
      (ink, accent, over) =>
        (pair ? tapered(swingCurve(second, reach, squash), weight, lightest, accent) : "") +
        over(tapered(swingCurve(swing, reach, squash), weight, lightest, ink)),
    );
  },
};

/** A ribbon of curves of one interval whose phases run apart. */
export const lissajous: Figure = {
  name: { de: "Bündel von Lissajous-Kurven", en: "bundle of Lissajous curves" },
  draw(sheet) {
    const { random, key, width, height } = sheet;
    const [a, b] = random.pick(key.ratios);
    const count = random.whole(7, 16);
    const step = random.between(0.05, 0.09);
    const huge = random.chance(0.4);
    const reach = huge ? random.between(0.62, 0.85) : random.between(0.36, 0.44);
    const middle: Point = huge
      ? [width * random.between(0.25, 0.75), height * random.between(0.3, 0.7)]
      : [width / 2, height / 2];
    const weight = random.between(7, 12) * (huge ? 1.6 : 1);
    const turned = random.between(-0.5, 0.5);
    const curve = (shift: number, scale: number): string => {
      const points: Point[] = [];
      for (let index = 0; index < 900; index += 1) {
        const t = (2 * PI * index) / 900;
        const x = sin(a * t + key.phase + shift) * reach * height * 1.2 * scale;
        const y = sin(b * t + shift / 3) * reach * height * scale;
        points.push([
          middle[0] + x * cos(turned) - y * sin(turned),
          middle[1] + x * sin(turned) + y * cos(turned),
        ]);
      }
      return line(points, true);
    };
    const split = random.whole(2, count - 2);
    const shrink = random.pick([0, 0, 0.035]);
    const paint: Paint = (ink, accent, over) => {
      let first = "";
      let second = "";
      for (let index = 0; index < count; index += 1) {
        const d = curve(index * step, 1 - index * shrink);
        if (index < split) first += d;
        else second += d;
      }
      return stroke(first, accent, weight) + over(stroke(second, ink, weight));
    };
    return finish(sheet, 0.5, paint);
  },
};

/** Chords from each point of a circle to its multiple: the interval as a multiplication table. */
export const chords: Figure = {
  name: { de: "Kreis aus gespannten Saiten", en: "circle of stretched strings" },
  draw(sheet) {
    const { random, key } = sheet;
    const spot = place(sheet);
    const [a, b] = random.pick(key.ratios);
    const strings = Math.round(random.between(90, 130) * (0.5 + spot.r / sheet.height));
    const factor = random.pick([a, b, a + b, 2 * a - b]);
    const weight = (spot.r / sheet.height) * random.between(9, 13);
    const web = (times: number, turn: number): string => {
      let d = "";
      for (let index = 0; index < strings; index += 1) {
        const from = (2 * PI * index) / strings + key.phase + turn;
        const to = ((2 * PI * index) / strings) * times + key.phase + turn;
        d += line([
          [spot.x + spot.r * cos(from), spot.y + spot.r * sin(from)],
          [spot.x + spot.r * cos(to), spot.y + spot.r * sin(to)],
        ]);
      }
      return d;
    };
    const double = random.chance(0.55);
    const paint: Paint = (ink, accent, over) =>
      (double ? stroke(web(factor + 1, 0.4), accent, weight) : "") +
      over(stroke(web(factor, 0), ink, weight));
    return finish(sheet, 0.6, paint);
  },
};

/** The outline of a sounding drop: a wave bent into a circle, ring within ring. */
export const cymatics: Figure = {
  name: { de: "Klangfigur eines schwingenden Tropfens", en: "figure of a sounding drop" },
  draw(sheet: Sheet) {
    const { random, key } = sheet;
    const spot = place(sheet);
    const [a, b] = random.pick(key.ratios);
    const folds = Math.max(3, a + (key.fifths % 4));
    const rings = random.whole(6, 13);
    const deep = random.between(0.12, 0.3);
    const twist = random.pick([0, 0, 0.05, 0.09]) * random.sign();
    const filled = random.chance(0.65);
    const ring = (index: number): string => {
      const radius = spot.r * (1 - index / rings);
      const points: Point[] = [];
      const steps = 60 * folds;
      for (let step = 0; step < steps; step += 1) {
        const t = (2 * PI * step) / steps;
        const first = sin(folds * t + key.phase + index * twist * folds);
        const second = sin(folds * b * t * 0.5 * 2 - key.phase) * 0.22;
        const wave = 1 + deep * (first + second) * (0.25 + 0.75 * (1 - index / rings));
        points.push([spot.x + radius * wave * sin(t), spot.y - radius * wave * cos(t)]);
      }
      return line(points, true);
    };
    const gap = spot.r / rings;
    const paint: Paint = (ink, accent) => {
      let out = "";
      const special = rings - 3;
      for (let index = 0; index < rings; index += 1) {
        if (filled && index % 2 === 0) {
          const d = ring(index) + (index + 1 < rings ? ring(index + 1) : "");
          out += `<path d="${d}" fill-rule="evenodd" fill="${index >= special ? accent : ink}"/>`;
        } else if (!filled) {
          out += stroke(ring(index), index % 3 === 1 ? accent : ink, gap * 0.34);
        }
      }
      return out;
    };
    return finish(sheet, 0.45, paint);
  },
};
