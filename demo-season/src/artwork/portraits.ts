import { anyFeatures, egg, posed, profile, shoulders, smooth, type Pose } from "./heads.ts";
import { chords, cymatics, harmonograph, lissajous } from "./figures/curves.ts";
import { beats, interference, sand, swingingPlate } from "./figures/plates.ts";
import { groove, overtones, rings, spectrum } from "./figures/strings.ts";
import { groupFigure } from "./groups.ts";
import { isLight, lightness, type Colour, type Scheme } from "./palette.ts";
import type { Random } from "./random.ts";
import {
  circle,
  clipped,
  fill,
  line,
  rect,
  stroke,
  type Figure,
  type Point,
  type Sheet,
} from "./sheet.ts";

const fillings = [
  harmonograph,
  lissajous,
  chords,
  cymatics,
  sand,
  swingingPlate,
  interference,
  beats,
  groove,
  overtones,
  rings,
  spectrum,
] as const;

function anyPose(sheet: Sheet): Pose {
  const { width, height, random } = sheet;
  const facing = random.sign();
  const near = random.chance(0.3);
  const size = height * (near ? random.between(0.68, 0.78) : random.between(0.5, 0.58));
  return {
    x: width * (0.5 - facing * random.between(0, 0.06)),
    y: height * (near ? random.between(0.1, 0.16) : random.between(0.15, 0.21)),
    size,
    facing,
  };
}

/** Of the scheme's colours the one that stands out most from the first of those named. */
function apart(scheme: Scheme, from: Colour, ...others: readonly Colour[]): Colour | undefined {
  const { ink, accent, shape, onShape } = scheme;
  return [onShape, ink, accent, shape]
    .filter((colour) => colour !== from && !others.includes(colour))
    .toSorted(
      (one, two) =>
        Math.abs(lightness(two) - lightness(from)) - Math.abs(lightness(one) - lightness(from)),
    )[0];
}

/** Colours for a figure within a head: none is the ground's, or the head would have holes. */
function within(scheme: Scheme): Scheme {
  const { ground, shape } = scheme;
  const ink = apart(scheme, shape, ground) ?? scheme.onShape;
  const third = apart(scheme, shape, ground, ink);
  return {
    ground: shape,
    ink,
    accent: third ?? ink,
    shape: third ?? shape,
    onShape: third ? shape : ink,
    light: isLight(shape),
  };
}

/** A big flat disc behind the head, off to one side: sun, moon, loudspeaker. */
function halo(sheet: Sheet, pose: Pose): string {
  const { random, scheme } = sheet;
  const colour = apart({ ...scheme, onShape: scheme.accent }, scheme.shape, scheme.ground);
  if (!colour) return "";
  const r = pose.size * random.between(0.5, 0.8);
  const x = pose.x - pose.facing * pose.size * random.between(-0.3, 0.45);
  return fill(circle(x, pose.y + pose.size * random.between(0.2, 0.5), r), colour);
}

const soundingProfile: Figure = {
  name: {
    de: "abstrakter Kopf im Profil, von Klang erfüllt",
    en: "abstract head in profile, filled with sound",
  },
  draw(sheet) {
    const { random, scheme } = sheet;
    const pose = anyPose(sheet);
    const d = smooth(posed(pose, profile(anyFeatures(random))), true);
    const inner = { ...sheet, scheme: within(scheme) };
    const content = random.pick(fillings).draw(inner);
    const behind = random.chance(0.5) ? halo(sheet, pose) : "";
    return behind + clipped("head", d, fill(d, scheme.shape) + content);
  },
};

const listening: Figure = {
  name: {
    de: "abstrakter Kopf im Profil, der Ringe hört",
    en: "abstract head in profile hearing rings",
  },
  draw(sheet) {
    const { random, scheme, width, height } = sheet;
    const pose = anyPose(sheet);
    const d = smooth(posed(pose, profile(anyFeatures(random))), true);
    const ear: Point = [pose.x - pose.facing * 0.1 * pose.size, pose.y + 0.52 * pose.size];
    const gap = pose.size * random.between(0.075, 0.12);
    const count = Math.ceil(Math.hypot(width, height) / gap);
    let ringsPath = "";
    for (let ring = 1; ring < count; ring += 1) ringsPath += circle(ear[0], ear[1], ring * gap);
    const weight = gap * random.between(0.3, 0.5);
    const { ink, accent, shape } = scheme;
    const inner = apart(scheme, shape, scheme.ground) ?? scheme.onShape;
    // Rings on one side of the outline only, or the head would drown in them.
    const heard = random.chance(0.6);
    const around = ink === shape ? accent : ink;
    const outside = heard ? stroke(ringsPath, around, weight) : halo(sheet, pose);
    const inside = heard ? "" : stroke(ringsPath, inner, weight);
    const dot = fill(circle(ear[0], ear[1], gap * 0.55), inner);
    return outside + fill(d, shape) + clipped("head", d, inside) + dot;
  },
};

const echoes: Figure = {
  name: {
    de: "abstrakter Kopf im Profil mit seinen Echos",
    en: "abstract head in profile with its echoes",
  },
  draw(sheet) {
    const { random, scheme } = sheet;
    const pose = anyPose(sheet);
    const points = profile(anyFeatures(random));
    const count = random.whole(4, 8);
    const step = pose.size * random.between(0.07, 0.13) * pose.facing;
    const { ground, ink, accent, shape } = scheme;
    let out = "";
    for (let echo = count; echo >= 0; echo -= 1) {
      const at = { ...pose, x: pose.x + step * (echo - count / 3) };
      const colour = echo === 0 ? shape : echo === 1 ? accent : echo % 2 === 0 ? ink : ground;
      out += fill(smooth(posed(at, points), true), colour);
    }
    return out;
  },
};

const slices: Figure = {
  name: { de: "abstrakter Kopf aus waagrechten Wellen", en: "abstract head made of level waves" },
  draw(sheet) {
    const { random, scheme, width, height, key } = sheet;
    const pose = anyPose(sheet);
    const front = random.chance(0.4);
    const d = front
      ? smooth(posed(pose, egg(0, 1.08)), true) + smooth(posed(pose, shoulders(0.9)), true)
      : smooth(posed(pose, profile(anyFeatures(random))), true);
    const rows = random.whole(26, 40);
    const gap = height / rows;
    const [a, b] = random.pick(key.ratios);
    const wave = (deep: number) => {
      let lines = "";
      for (let row = 0; row <= rows; row += 1) {
        const points: Point[] = [];
        for (let x = -20; x <= width + 20; x += 15) {
          const t = ((x - pose.x) / pose.size) * 5;
          const swing =
            Math.sin(a * t + key.phase + row * 0.35) + Math.sin(b * t * 0.5 + row * 0.5);
          points.push([x, (row + 0.5) * gap + deep * gap * swing]);
        }
        lines += line(points);
      }
      return lines;
    };
    const { ink, accent, ground } = scheme;
    const outside = random.chance(0.55) ? stroke(wave(0), accent, gap * 0.16) : halo(sheet, pose);
    const clip = front
      ? clipped(
          "head",
          smooth(posed(pose, egg(0, 1.08)), true),
          stroke(wave(0.3), ink, gap * 0.5),
        ) +
        clipped(
          "bust",
          smooth(posed(pose, shoulders(0.9)), true),
          stroke(wave(0.3), ink, gap * 0.5),
        )
      : clipped("head", d, stroke(wave(0.3), ink, gap * 0.5));
    const bare = front
      ? fill(smooth(posed(pose, shoulders(0.9)), true), ground) +
        fill(smooth(posed(pose, egg(0, 1.08)), true), ground)
      : fill(d, ground);
    return outside + bare + clip;
  },
};

/** Hair as a flat shape behind or on a head seen from the front. */
function hair(random: Random, pose: Pose): { behind: string; before: string } {
  const at = (x: number, y: number, r: number) => {
    const [point] = posed(pose, [[x, y]]);
    return point ? circle(point[0], point[1], r * pose.size) : "";
  };
  const fringe: Point[] = [
    [-0.36, 0.36],
    [-0.37, 0.12],
    [-0.2, -0.05],
    [0.05, -0.06],
    [0.28, 0.02],
    [0.37, 0.2],
    [0.35, 0.4],
    [0.22, 0.2],
    [-0.05, 0.16],
    [-0.25, 0.22],
  ];
  const cap = smooth(posed(pose, fringe), true);
  const style = random.whole(0, 5);
  if (style === 0) return { behind: at(0, 0.34, 0.56), before: "" };
  if (style === 1) return { behind: at(0, -0.12, 0.2), before: cap };
  if (style === 2) {
    const [corner] = posed({ ...pose, facing: 1 }, [[-0.44, 0.28]]);
    const [x = 0, y = 0] = corner ?? [];
    const bob = `${rect(x, y, pose.size * 0.88, pose.size * 0.6)}${at(0, 0.3, 0.44)}`;
    return { behind: bob, before: cap };
  }
  if (style === 3) {
    let curls = "";
    for (let curl = 0; curl < 11; curl += 1) {
      const t = Math.PI * (1.08 - (curl / 10) * 1.16);
      curls += at(0.38 * Math.cos(t), 0.36 - 0.42 * Math.sin(t), 0.14);
    }
    return { behind: curls, before: "" };
  }
  return style === 4 ? { behind: "", before: cap } : { behind: "", before: "" };
}

const facing: Figure = {
  name: { de: "abstrakter Kopf von vorn", en: "abstract head from the front" },
  draw(sheet) {
    const { random, scheme, width, height } = sheet;
    const pose = anyPose(sheet);
    const slim = random.between(0.95, 1.15);
    const { ink, accent, shape, onShape } = scheme;
    const crown = hair(random, pose);
    const head = smooth(posed(pose, egg(0, slim)), true);
    const bust = smooth(posed(pose, shoulders(random.between(0.78, 1))), true);
    const split = rect(random.chance(0.5) ? pose.x : pose.x - width, 0, width, height);
    const kind = random.whole(0, 4);
    let lines = "";
    const step = random.between(0.04, 0.06);
    // The rings start where a voice or a view comes from, outside the face.
    const side = random.sign() * pose.size * random.between(0.3, 0.6);
    const start = pose.y + pose.size * random.pick([-0.1, 0.3, 0.95]);
    for (let ring = 1; ring * step < 1.6; ring += 1) {
      lines += circle(pose.x + side, start, ring * step * pose.size);
    }
    let collar = "";
    for (let ring = 1; ring < 16; ring += 1) {
      collar += circle(pose.x, pose.y + pose.size * 0.95, pose.size * (0.1 + ring * step * 1.6));
    }
    const weight = step * pose.size * 0.42;
    const second = apart(scheme, shape, scheme.ground) ?? onShape;
    const lined = clipped("face", head, stroke(lines, second, weight));
    const halved = clipped("half", split, fill(head, second));
    const face =
      fill(head, shape) + ([halved, lined, lined, "", clipped("side", split, lined)][kind] ?? "");
    const body =
      kind === 1
        ? fill(bust, ink)
        : clipped("bust", bust, fill(bust, shape) + stroke(collar, onShape, weight));
    const behind = random.chance(0.4) ? halo(sheet, pose) : "";
    const hairColour =
      [accent, ink].find((colour) => colour !== shape && !(behind && colour === accent)) ?? onShape;
    return behind + fill(crown.behind, hairColour) + body + face + fill(crown.before, hairColour);
  },
};

const single = [soundingProfile, soundingProfile, listening, echoes, slices, facing, facing];

/** A head, or as many as the seed's words name. */
export function portraitFigure(seed: string, random: Random): Figure {
  return groupFigure(seed, random) ?? random.pick(single);
}
