import type { Random } from "./random.ts";
import type { Point } from "./sheet.ts";

/** Where a head sits: crown at the origin, one unit from crown to chin. */
export type Pose = { x: number; y: number; size: number; facing: 1 | -1 };

const near = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let d = `M${near(at(0)[0])} ${near(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${numbers.map(near).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
}

export function posed(pose: Pose, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [pose.x + pose.facing * x * pose.size, pose.y + y * pose.size]);
}

/** The features that make one profile a different person from the next. */
export type Features = {
  nose: number;
  chin: number;
  brow: number;
  skull: number;
  neck: number;
  lips: number;
};

export function anyFeatures(random: Random): Features {
  return {
    nose: random.between(-0.025, 0.035),
    chin: random.between(-0.03, 0.03),
    brow: random.between(-0.03, 0.025),
    skull: random.between(-0.03, 0.05),
    neck: random.between(-0.03, 0.03),
    lips: random.between(-0.008, 0.016),
  };
}

/** A bust from the side, from shoulder to shoulder; it ends well below any sheet. */
export function profile({ nose, chin, brow, skull, neck, lips }: Features): Point[] {
  return [
    [-1.25, 2.6],
    [-1.08, 1.75],
    [-0.82, 1.42],
    [-0.42, 1.27],
    [-0.29 - neck, 1.12],
    [-0.28 - neck, 0.97],
    [-0.34, 0.82],
    [-0.44 - skull, 0.62],
    [-0.47 - skull, 0.4],
    [-0.4 - skull, 0.17],
    [-0.22, 0.02],
    [0.02, -0.02],
    [0.22, 0.06],
    [0.335 + brow, 0.22],
    [0.355 + brow, 0.36],
    [0.34, 0.42],
    [0.39 + nose / 2, 0.51],
    [0.465 + nose, 0.592],
    [0.45 + nose, 0.622],
    [0.38, 0.642],
    [0.4 + lips, 0.677],
    [0.372, 0.708],
    [0.388 + lips, 0.742],
    [0.352, 0.778],
    [0.372 + chin, 0.84],
    [0.33 + chin, 0.905],
    [0.2, 0.94],
    [0.105 + neck, 0.985],
    [0.075 + neck, 1.12],
    [0.15, 1.27],
    [0.5, 1.42],
    [0.78, 1.75],
    [0.95, 2.6],
  ];
}

/** An egg: the head from the front. `grow` above zero lies outside, below zero inside. */
export function egg(grow: number, slim: number): Point[] {
  return Array.from({ length: 40 }, (_, index) => {
    const t = (2 * Math.PI * index) / 40;
    const narrow = 1 - 0.2 * Math.max(0, Math.cos(t)) ** 2;
    return [
      Math.sin(t) * (0.33 * slim + grow) * narrow,
      0.48 + Math.cos(t) * (0.5 + grow),
    ] as const;
  });
}

/** Neck and shoulders from the front. */
export function shoulders(broad: number, grow = 0): Point[] {
  const half: Point[] = [
    [0.145 + grow * 0.6, 0.7],
    [0.15 + grow * 0.6, 1.08 - grow],
    [0.3 + grow, 1.24 - grow],
    [0.72 * broad + grow, 1.42 - grow],
    [0.92 * broad + grow, 1.75 - grow],
    [1 * broad + grow, 2.6],
  ];
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}
