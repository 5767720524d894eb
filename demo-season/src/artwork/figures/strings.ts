import type { Colour } from "../palette.ts";
import {
  circle,
  clipped,
  fill,
  flatShape,
  line,
  type Paint,
  finish,
  place,
  rect,
  stroke,
  type Figure,
  type Point,
  type Sheet,
} from "../sheet.ts";

const { sin, cos, PI } = Math;

/** A string between its two ends: both extremes of its swing, as one closed shape. */
function belly(length: number, offset: number, lobes: number, swing: number, upright: boolean) {
  const points: Point[] = [];
  const steps = 40 * lobes;
  const add = (share: number, side: number) => {
    const along = share * length;
    const across = offset + side * swing * sin(PI * lobes * share);
    points.push(upright ? [across, along] : [along, across]);
  };
  for (let step = 0; step <= steps; step += 1) add(step / steps, 1);
  for (let step = steps; step >= 0; step -= 1) add(step / steps, -1);
  return line(points, true);
}

/** Overtones of one string: the whole, halves, thirds, quarters. */
export const overtones: Figure = {
  name: { de: "Obertöne einer Saite", en: "overtones of a string" },
  draw(sheet) {
    const { random, width, height, key } = sheet;
    const upright = random.chance(0.35);
    const length = upright ? height : width;
    const across = upright ? width : height;
    const rows = random.whole(3, upright ? 7 : 6);
    const first = random.whole(1, 3);
    const stacked = random.chance(0.65);
    const start = -length * random.pick([0, 0, 0.12]);
    const shift = upright ? `translate(0 ${start})` : `translate(${start} 0)`;
    const accentRow = key.fifths % rows;
    const paint: Paint = (ink, accent, over) => {
      let out = "";
      for (let row = 0; row < rows; row += 1) {
        const lane = across / rows;
        const offset = stacked ? lane * (row + 0.5) : across / 2;
        const swing = stacked ? lane * 0.42 : across * 0.44 * (1 - row / (rows + 1));
        const d = belly(length - 2 * start, offset, first + row, swing, upright);
        const colour = row === accentRow ? accent : ink;
        out += stacked
          ? fill(d, colour)
          : over(stroke(d, colour, 16 - row)) + (row === rows - 1 ? fill(d, accent) : "");
      }
      return `<g transform="${shift}">${out}</g>`;
    };
    return finish(sheet, 0.6, paint);
  },
};

/** The key's partials as stripes, with a fault where a shape has slipped. */
export const spectrum: Figure = {
  name: { de: "Spektrum aus Streifen", en: "spectrum of stripes" },
  draw(sheet) {
    const { random, width, height, key, scheme } = sheet;
    const tilt = random.pick([0, 0, 90, random.between(-35, 35)]);
    const reach = width * 1.5;
    const stripes: [number, number, boolean][] = [];
    const [a, b] = random.pick(key.ratios);
    const base = random.between(0.09, 0.16) * width;
    for (let partial = 1; partial < 40; partial += 1) {
      for (const [index, tone] of [1, a / b].entries()) {
        const octaves = Math.log2(partial * tone * 2 ** (key.tonic / 12));
        const x = octaves * base * 2.1 - base;
        const thick = base / (1 + partial * 0.33) / (index === 0 ? 2 : 3);
        stripes.push([x - reach * 0.1, Math.max(thick, 7), index === 1]);
      }
    }
    const slipped = base * random.between(0.35, 0.7);
    const bars = (ink: Colour, accent: Colour, slip: number) => {
      const d = (second: boolean) =>
        stripes
          .filter((stripe) => stripe[2] === second)
          .map(([x, thick]) => rect(x + slip, -reach, thick, 3 * reach))
          .join("");
      const mirrored = key.mode === "minor" ? `translate(${width} 0) scale(-1 1)` : "";
      return `<g transform="rotate(${tilt} ${width / 2} ${height / 2}) ${mirrored}">${fill(d(false), ink)}${fill(d(true), accent)}</g>`;
    };
    const shape = flatShape(sheet);
    const { ink, accent, ground, shape: flat, onShape } = scheme;
    const inside = random.chance(0.5)
      ? fill(shape, ground) + bars(ink, accent, slipped)
      : fill(shape, flat) + bars(onShape, ground === flat ? accent : ground, slipped);
    return bars(ink, accent, 0) + clipped("fault", shape, inside);
  },
};

/** The same sound again and again, each time a little further: lines that hide one another. */
export const ridges: Figure = {
  name: { de: "gestaffelte Wellenzüge", en: "staggered trains of waves" },
  draw(sheet) {
    const { random, width, height, key, scheme } = sheet;
    const [a, b] = random.pick(key.ratios);
    const rows = random.whole(9, 20);
    const middle = width * random.between(0.3, 0.7);
    const broad = width * random.between(0.16, 0.34);
    const high = (height / rows) * random.between(2.2, 3.6);
    const fast = random.between(2.2, 3.6);
    const drift = random.between(-0.02, 0.02) * width;
    const accentFrom = random.whole(2, rows - 2);
    const paintFilled = random.chance(0.45);
    const weight = Math.min(18, (height / rows) * 0.2);
    const { ground, ink, accent, shape } = scheme;
    let out = "";
    const sun = random.chance(0.5);
    if (sun) {
      const r = height * random.between(0.2, 0.34);
      out += fill(circle(width * random.between(0.25, 0.75), height * 0.36, r), shape);
    }
    for (let row = 0; row < rows; row += 1) {
      const base = ((row + 2.2) / (rows + 1.6)) * height;
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 9) {
        const t = (x - middle - drift * row) / broad;
        const envelope = Math.exp(-t * t);
        const wave =
          sin(fast * a * t + key.phase + row * 0.45) + sin(fast * b * t - row * 0.3) * 0.8;
        points.push([x, base - high * envelope * (0.45 + 0.3 * wave)]);
      }
      const closed = `${line(points)}L${width + 20} ${height + 40}L-20 ${height + 40}Z`;
      const special = row === accentFrom || row === accentFrom + 1;
      if (paintFilled) {
        out += fill(closed, row % 2 === 0 ? ink : special ? accent : ground);
      } else {
        out += fill(closed, ground) + stroke(line(points), special ? accent : ink, weight);
      }
    }
    return out;
  },
};

/** One groove from the rim to the middle that trembles and swells with the beat. */
export const groove: Figure = {
  name: { de: "Rille in einer Spirale", en: "spiral groove" },
  draw(sheet) {
    const { random, key, height } = sheet;
    const spot = place(sheet);
    const [a, b] = random.pick(key.ratios);
    const turns = Math.round(random.between(8, 14) * (spot.r / height + 0.4));
    const pitch = spot.r / turns;
    const rough = random.between(0.35, 0.8);
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let step = 0; step <= turns * 300; step += 1) {
      const t = (2 * PI * step) / 300;
      const r = spot.r * (1 - t / (2 * PI * turns));
      const wave = sin(a * t * 1.012 + key.phase) * sin(b * t * 0.5);
      const half = pitch * (0.24 + 0.2 * wave * rough);
      outer.push([spot.x + (r + half) * cos(t), spot.y + (r + half) * sin(t)]);
      inner.push([
        spot.x + Math.max(0, r - half) * cos(t),
        spot.y + Math.max(0, r - half) * sin(t),
      ]);
    }
    const d = line([...outer, ...inner.toReversed()], true);
    const paint: Paint = (ink, accent) =>
      fill(d, ink) + fill(circle(spot.x, spot.y, spot.r * 0.17), accent);
    return finish(sheet, 0.55, paint);
  },
};

/** Ring systems round two centres, as far apart as the interval is wide. */
export const rings: Figure = {
  name: { de: "zwei Ringsysteme im Moiré", en: "moiré of two systems of rings" },
  draw(sheet: Sheet) {
    const { random, width, height, key } = sheet;
    const [a, b] = random.pick(key.ratios);
    const pitch = random.pick([30, 44, 62, 90]);
    const apart = pitch * random.between(2, 7);
    const spot: Point = [width * random.between(0.15, 0.85), height * random.between(0.1, 0.9)];
    const bounded = random.chance(0.45);
    const reach = bounded ? height * random.between(0.36, 0.55) : width * 1.2;
    const system = (x: number, y: number, gap: number) => {
      let d = "";
      for (let r = gap * 0.6; r < reach; r += gap) d += circle(x, y, r);
      return d;
    };
    const [x, y] = bounded ? [width * 0.44, height * 0.48] : spot;
    const dx = apart * cos(key.phase);
    const dy = apart * sin(key.phase);
    const far = bounded ? 2.2 : 1;
    const second = system(x + dx * far, y + dy * far, (pitch * (b + a * 3)) / (a * 4));
    const paint: Paint = (ink, accent, over) =>
      stroke(second, accent, pitch * 0.42) + over(stroke(system(x, y, pitch), ink, pitch * 0.42));
    return finish(sheet, 0.4, paint);
  },
};
