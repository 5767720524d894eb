import type { Random } from "./random.ts";

/** Two frequencies that sound together, as small whole numbers. */
export type Ratio = readonly [number, number];

/** A key, and what its intervals give to a drawing. */
export type MusicalKey = {
  /** Semitones above C, 0 to 11. */
  tonic: number;
  mode: "major" | "minor";
  /** Steps from C major round the circle of fifths, 0 to 11 (minor keys as their relatives). */
  fifths: number;
  /** Where the figure starts, in radians: each key turns it by its place on the circle. */
  phase: number;
  /** The intervals above the tonic that characterise the mode. */
  ratios: readonly Ratio[];
  /** Semitones of the scale's seven degrees above the tonic. */
  scale: readonly number[];
};

const letters: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11, h: 11 };
const ratiosOf = {
  major: [
    [3, 2],
    [5, 4],
    [5, 3],
    [4, 3],
    [9, 8],
  ],
  minor: [
    [6, 5],
    [3, 2],
    [8, 5],
    [9, 5],
    [7, 4],
  ],
} as const;
const scaleOf = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

function keyOf(tonic: number, mode: "major" | "minor"): MusicalKey {
  const fifths = ((mode === "major" ? tonic : tonic + 3) * 7) % 12;
  // The circle also decides which of the mode's intervals comes first.
  const all = ratiosOf[mode];
  const turn = fifths % all.length;
  return {
    tonic,
    mode,
    fifths,
    phase: (2 * Math.PI * fifths) / 12 + (mode === "minor" ? Math.PI / 5 : 0),
    ratios: [...all.slice(turn), ...all.slice(0, turn)],
    scale: scaleOf[mode],
  };
}

/**
 * Reads a key's name in English or German; undefined where it is none.
 * @example parseKey("c-sharp minor")?.tonic => 1
 * @example parseKey("Es-Dur")?.tonic => 3
 */
export function parseKey(name: string | undefined): MusicalKey | undefined {
  const text = name?.trim().toLowerCase().replaceAll("♯", "-sharp").replaceAll("♭", "-flat") ?? "";
  const english = /^([a-g])(?:[\s-]*(sharp|flat))?[\s-]+(major|minor)$/.exec(text);
  if (english?.[1] && english[3]) {
    const shift = english[2] === "sharp" ? 1 : english[2] === "flat" ? 11 : 0;
    const tonic = ((letters[english[1]] ?? 0) + shift) % 12;
    return keyOf(tonic, english[3] === "major" ? "major" : "minor");
  }
  const german = /^([a-h])(is|es|s)?[\s-]*(dur|moll)$/.exec(text);
  if (german?.[1] && german[3]) {
    // The German B is the English B flat; H is the English B.
    const natural = german[1] === "b" ? 10 : (letters[german[1]] ?? 0);
    const shift = german[2] === "is" ? 1 : german[2] ? 11 : 0;
    return keyOf((natural + shift) % 12, german[3] === "dur" ? "major" : "minor");
  }
  return undefined;
}

/** A key for music that names none. */
export function anyKey(random: Random): MusicalKey {
  return keyOf(random.whole(0, 11), random.chance(0.5) ? "major" : "minor");
}
