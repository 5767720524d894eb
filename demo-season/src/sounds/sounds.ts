import type { Localized } from "@festival/contracts/locales";
import { decay, mix, noise, silence, string, tone, type Samples } from "./synthesis.ts";

/** A beginning of a concert, made by a program like the season's pictures. */
interface DemoSound {
  /** What is to be heard, for staff and for who cannot hear it. */
  title: Localized;
  make(): Samples;
}

/** Seconds that a sound lasts. */
const length = 2.6;

/** Equal temperament from the tuning fork. @example pitch(12) => 880 */
const pitch = (halfTones: number) => 440 * 2 ** (halfTones / 12);

const tuningFork = () =>
  mix(
    length,
    decay(tone(length, pitch(0), 0.5), 0.9),
    decay(tone(length, pitch(0) * 6.27, 0.06), 0.15),
  );

/** The strings' open fifths, one after the other, until all of them sound. */
function tuningOrchestra(): Samples {
  const strings = [-26, -19, -14, -12, -7, 0, 7];
  return mix(
    length,
    ...strings.flatMap((halfTones, index) => {
      const start = 0.12 * index;
      // no two players agree quite yet
      return [-1.6, 0.9].map((cents) => {
        const played = string(length - start, pitch(halfTones) * 2 ** (cents / 120), 0.09);
        return [...silence(start), ...played];
      });
    }),
  );
}

/** Wood on wood, each beat a little sooner. */
function runningAway(): Samples {
  const beats: Samples[] = [];
  for (let at = 0, gap = 0.42; at < length - 0.2; at += gap, gap *= 0.87) {
    const high = beats.length % 3 === 0;
    const knock = mix(
      0.2,
      decay(tone(0.2, high ? 1180 : 860, 0.5), 0.03),
      decay(noise(0.2, 0.25), 0.008),
    );
    beats.push([...silence(at), ...knock]);
  }
  return mix(length, ...beats);
}

/** A few notes of a tune that does not exist. */
function musicBox(): Samples {
  const tune = [7, 12, 16, 14, 19, 16, 12, 24];
  return mix(
    length,
    ...tune.map((halfTones, index) => {
      const start = index * 0.24;
      const rest = length - start;
      const plucked = mix(
        rest,
        decay(tone(rest, pitch(halfTones), 0.3), 0.35),
        decay(tone(rest, pitch(halfTones) * 3.01, 0.08), 0.12),
      );
      return [...silence(start), ...plucked];
    }),
  );
}

const both = (de: string, en: string): Localized => ({ de, en });

export const demoSounds = {
  "tuning-fork": { title: both("Eine Stimmgabel", "A tuning fork"), make: tuningFork },
  "tuning-orchestra": {
    title: both("Ein Orchester, das sich einstimmt", "An orchestra tuning up"),
    make: tuningOrchestra,
  },
  "running-away": {
    title: both("Schläge auf Holz, immer schneller", "Beats on wood, ever faster"),
    make: runningAway,
  },
  "music-box": { title: both("Eine Spieluhr", "A music box"), make: musicBox },
} as const satisfies Record<string, DemoSound>;

export type DemoSoundKey = keyof typeof demoSounds;
export const demoSoundKeys = Object.keys(demoSounds) as DemoSoundKey[];
