import { anyFeatures, posed, profile, smooth } from "./heads.ts";
import type { Random } from "./random.ts";
import {
  circle,
  clipped,
  counterchange,
  fill,
  flatShape,
  line,
  rect,
  stroke,
  type Figure,
  type Point,
} from "./sheet.ts";
import type { ArtworkFigure } from "./spec.ts";
import { workFigure } from "./works.ts";

const { sin, cos, PI } = Math;

function wedge(x: number, y: number, inner: number, outer: number, from: number, to: number) {
  const at = (r: number, t: number) =>
    `${(x + r * cos(t)).toFixed(1)} ${(y + r * sin(t)).toFixed(1)}`;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

const keyboard: Figure = {
  name: { de: "Klaviatur, zum Kreis gebogen", en: "piano keys bent into a circle" },
  draw(sheet) {
    const { width, height, random, scheme } = sheet;
    const x = width * random.between(0.3, 0.7);
    const y = height * random.between(0.5, 1);
    const outer = height * random.between(0.62, 0.9);
    const inner = outer * 0.42;
    const keys = 35;
    const step = (2 * PI) / keys;
    const { ground, shape, onShape, accent } = scheme;
    let white = "";
    let black = "";
    let struck = "";
    const chord = new Set([4, 6, 8, 15, 17, 19, 26, 28, 30].map((key) => key + random.whole(0, 1)));
    for (let key = 0; key < keys; key += 1) {
      const d = wedge(x, y, inner, outer, key * step + 0.008, (key + 1) * step - 0.008);
      if (chord.has(key)) struck += d;
      else white += d;
      if (![2, 6].includes(key % 7)) {
        black += wedge(
          x,
          y,
          inner + (outer - inner) * 0.38,
          outer,
          (key + 0.7) * step,
          (key + 1.3) * step,
        );
      }
    }
    const dark = onShape === ground ? scheme.ink : ground;
    return (
      fill(white, shape) +
      fill(struck, accent === shape ? onShape : accent) +
      fill(black, dark === shape ? onShape : dark) +
      fill(circle(x, y, inner * 0.45), accent === shape ? scheme.ink : accent)
    );
  },
};

const fermata: Figure = {
  name: { de: "eine große Fermate", en: "a large fermata" },
  draw(sheet) {
    const { width, height, random, scheme } = sheet;
    const x = width * random.between(0.4, 0.6);
    const y = height * 0.8;
    const r = height * random.between(0.52, 0.62);
    const bow = `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0h-${r * 0.13}a${r * 0.87} ${r * 0.74} 0 0 0 ${-r * 1.74} 0Z`;
    let silence = "";
    const rings = random.whole(4, 9);
    for (let ring = 1; ring <= rings; ring += 1)
      silence += circle(x, y - r * 0.16, r * (0.16 + ring * 0.075));
    const { ink, accent, shape } = scheme;
    const disc = random.chance(0.6) ? fill(flatShape(sheet), shape) : "";
    const dark = disc && ink === shape ? scheme.onShape : ink;
    return (
      disc +
      clipped(
        "under",
        rect(0, 0, width, y),
        stroke(silence, accent === shape && disc ? scheme.onShape : accent, 12),
      ) +
      fill(bow, dark) +
      fill(circle(x, y - r * 0.16, r * 0.16), dark)
    );
  },
};

const staff: Figure = {
  name: {
    de: "fünf schwingende Notenlinien mit Noten",
    en: "five swinging staff lines with notes",
  },
  draw(sheet) {
    const { width, height, random, key } = sheet;
    const gap = height * random.between(0.1, 0.13);
    const deep = height * random.between(0.05, 0.12);
    const long = width / random.between(1.1, 2.2);
    const mid = (x: number) => height / 2 + deep * sin((2 * PI * x) / long + key.phase);
    let lines = "";
    for (let row = -2; row <= 2; row += 1) {
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 20)
        points.push([x, mid(x) + row * gap * (1 + 0.25 * sin(x / long))]);
      lines += line(points);
    }
    const notes = key.scale.map((degree, index) => {
      const x = ((index + 0.6) * width) / 7;
      return [x, mid(x) + gap * (2 - (degree + random.whole(-2, 2)) * 0.36)] as const;
    });
    return counterchange(
      sheet,
      flatShape(sheet),
      (ink, accent) =>
        stroke(lines, ink, 18) +
        notes
          .map(
            ([x, y], index) =>
              `<ellipse cx="${x}" cy="${y}" rx="${gap * 0.64}" ry="${gap * 0.46}" transform="rotate(-22 ${x} ${y})" fill="${index % 3 === 1 ? ink : accent}"/>`,
          )
          .join(""),
    );
  },
};

const river: Figure = {
  name: { de: "Wellen eines Flusses und eine Scheibe", en: "a river’s waves and a disc" },
  draw(sheet) {
    const { width, height, random, scheme } = sheet;
    const { ground, ink, accent, shape } = scheme;
    const rows = random.whole(6, 9);
    const r = height * random.between(0.22, 0.34);
    let out = fill(circle(width * random.between(0.2, 0.8), height * 0.4, r), accent);
    const inks = [ink, ground, shape, ground];
    for (let row = 0; row < rows; row += 1) {
      const base = height * (0.38 + (0.66 * row) / rows);
      const long = 260 + row * 60;
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 15)
        points.push([x, base + (24 + row * 5) * sin((2 * PI * x) / long + row * 1.9)]);
      const d = `${line(points)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
      out += fill(d, inks[row % 4] ?? ink);
    }
    return out;
  },
};

const pulse: Figure = {
  name: {
    de: "Pendel eines Metronoms, Schlag für Schlag",
    en: "a metronome’s pendulum, beat by beat",
  },
  draw(sheet) {
    const { width, height, random, key } = sheet;
    const x = width * random.between(0.4, 0.6);
    const y = height * 1.02;
    const beats = random.whole(7, 13);
    const open = random.between(0.7, 1);
    return counterchange(sheet, flatShape(sheet), (ink, accent) => {
      let rods = "";
      let weights = "";
      let now = "";
      for (let beat = 0; beat < beats; beat += 1) {
        const t = open * sin(((beat / (beats - 1)) * 2 - 1) * (PI / 2));
        const long = height * 0.9;
        const at = (r: number): Point => [x + r * sin(t), y - r * cos(t)];
        rods += line([at(0), at(long)]);
        const [wx, wy] = at(long * 0.66);
        const d = circle(wx, wy, 52);
        if (beat % ((key.fifths % 3) + 3) === 1) now += d;
        else weights += d;
      }
      return (
        stroke(rods, ink, 15) +
        fill(weights, ink) +
        fill(now, accent) +
        fill(circle(x, y, 150), accent)
      );
    });
  },
};

const conversation: Figure = {
  name: { de: "zwei abstrakte Köpfe im Gespräch", en: "two abstract heads in conversation" },
  draw(sheet) {
    const { width, height, random, scheme } = sheet;
    const { ink, accent, shape, ground } = scheme;
    const size = height * random.between(0.62, 0.72);
    const y = height * 0.17;
    const one = smooth(
      posed({ x: width * 0.24, y, size, facing: 1 }, profile(anyFeatures(random))),
      true,
    );
    const two = smooth(
      posed({ x: width * 0.77, y: y + 40, size, facing: -1 }, profile(anyFeatures(random))),
      true,
    );
    let words = "";
    for (let ring = 0; ring < 20; ring += 1)
      words += circle(width / 2, y + size * 0.72, 40 + ring * 64);
    const other = [ink, accent].find((colour) => colour !== shape) ?? ink;
    return (
      stroke(words, accent === shape ? ink : accent, 18) +
      fill(one, shape) +
      fill(two, other) +
      clipped("one", one, stroke(words, ground, 10)) +
      (random.chance(0.5) ? clipped("two", two, stroke(words, ground, 10)) : "")
    );
  },
};

const violin: Figure = {
  name: {
    de: "schwingende Saiten zwischen zwei F-Löchern",
    en: "vibrating strings between two f-holes",
  },
  draw(sheet) {
    const { width, height, random, scheme } = sheet;
    const { ink, accent, shape } = scheme;
    // in the middle, and so narrow that both holes are there where the picture is cropped upright
    const middle = width / 2;
    let strings = "";
    let swinging = "";
    const loud = random.whole(0, 3);
    for (let string = 0; string < 4; string += 1) {
      const x = middle + (string - 1.5) * 84;
      for (const side of string === loud ? [-1, -0.4, 0.4, 1] : [0]) {
        const points: Point[] = [];
        for (let y = -20; y <= height + 20; y += 20)
          points.push([x + side * 36 * sin((PI * 2 * y) / height), y]);
        if (string === loud) swinging += line(points);
        else strings += line(points);
      }
    }
    // the upper eyes lie inside, the lower ones outside
    const hole = (side: 1 | -1) =>
      `<g transform="translate(${middle + side * 335} ${height / 2}) scale(${side * -0.72} 0.9)">${stroke("M70 -330C-60 -380 -80 -200 0 -20C90 180 60 400 -80 350", ink, 62)}${fill(circle(84, -300, 64) + circle(-92, 318, 74), ink)}${stroke("M-50 -20H60", ink, 30)}</g>`;
    const bow = random.chance(0.5)
      ? stroke(
          line([
            [-20, height * 0.3],
            [width + 20, height * 0.62],
          ]),
          accent,
          46,
        )
      : "";
    /** What the waist of the body leaves free at the edge. */
    const waist = (side: 1 | -1) =>
      `<g transform="translate(${middle} ${height / 2}) scale(${side} 1)">${fill("M910 -620H860C880 -470 700 -420 640 -260C590 -120 590 120 640 260C700 420 880 470 860 620H910Z", shape)}</g>`;
    return (
      waist(1) +
      waist(-1) +
      hole(1) +
      hole(-1) +
      stroke(strings, ink, 18) +
      stroke(swinging, accent, 12) +
      bow
    );
  },
};

const subjects: readonly [RegExp, Figure][] = [
  [/fl(ü|ue)gel|klavier|piano|taste|steinway/i, keyboard],
  [/pause|stille|silence|still/i, fermata],
  [/gespr|interview|talk|frage/i, conversation],
  [/quartet|geige|violin|saite|bogen|cello/i, violin],
  [/strom|fluss|river|wasser|schiff|hafen/i, river],
  [/probe|probt|takt|tempo|dirig|rehears/i, pulse],
  [/lied|song|partitur|noten|score|h(ö|oe)ren/i, staff],
];

/** A subject that the seed's words speak of; else any subject or, as often, a work's figure. */
export function articleFigure(seed: string, figure: ArtworkFigure, random: Random): Figure {
  const told = subjects.find(([words]) => words.test(seed))?.[1];
  if (told) return told;
  return random.chance(0.5) ? random.pick(subjects)[1] : workFigure(figure, random);
}
