import { join } from "node:path";
import type { Localized } from "@festival/contracts/locales";

const both = (de: string, en: string): Localized => ({ de, en });

/**
 * A film without sound, drawn for this demo (WebM, VP9, 640 by 360), and what is shown with it for those who do not see
 * or hear it. Each file lies in this folder under its key.
 */
export const demoFilms = {
  "five-strings.webm": both("Fünf Saiten schwingen aus", "Five strings fade away"),
  "five-strings.de.vtt": both("Fünf Saiten: deutsche Untertitel", "Five strings: German captions"),
  "five-strings.en.vtt": both(
    "Fünf Saiten: englische Untertitel",
    "Five strings: English captions",
  ),
} as const satisfies Record<string, Localized>;

export type DemoFilmKey = keyof typeof demoFilms;
export const demoFilmKeys = Object.keys(demoFilms) as DemoFilmKey[];

export const filmPath = (key: DemoFilmKey): string => join(import.meta.dirname, key);
