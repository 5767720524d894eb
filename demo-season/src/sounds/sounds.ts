import { join } from "node:path";
import type { Localized } from "@festival/contracts/locales";

const both = (de: string, en: string): Localized => ({ de, en });

/** Describes each sound for staff, and for visitors who can't hear it. The sound is `KEY.mp3` in this folder. */
export const demoSounds = {
  "tuning-fork": both("Eine Stimmgabel", "A tuning fork"),
  "tuning-orchestra": both("Ein Orchester, das sich einstimmt", "An orchestra tuning up"),
  "running-away": both("Schläge auf Holz, immer schneller", "Beats on wood, ever faster"),
  "music-box": both("Eine Spieluhr", "A music box"),
} as const satisfies Record<string, Localized>;

export type DemoSoundKey = keyof typeof demoSounds;
export const demoSoundKeys = Object.keys(demoSounds) as DemoSoundKey[];

/** A beginning of a concert of 2.6 seconds, computed for this demo: MP3, mono, 48 kbit/s. */
export const soundPath = (key: DemoSoundKey): string => join(import.meta.dirname, `${key}.mp3`);
