import type { Field } from "../fields/field.ts";
import { longProse, sectionLine } from "../fields/recurring.ts";

/** What is said and shown, for those who cannot hear or see it. In one language. */
export const mediaWords = {
  title: { kind: "line", label: { de: "Titel", en: "Title" }, max: sectionLine },
  caption: { kind: "line", label: { de: "Bildunterschrift", en: "Caption" }, max: sectionLine },
  transcript: {
    kind: "prose",
    label: { de: "Mitschrift", en: "Transcript" },
    help: {
      de: "Was zu hören ist, in Worten: für alle, die es nicht hören.",
      en: "What is said and played, in words: for those who cannot hear it.",
    },
    max: longProse,
  },
} as const satisfies Record<string, Field>;

/** The same, for each language. */
export const localizedMediaWords = {
  title: { ...mediaWords.title, localized: true },
  caption: { ...mediaWords.caption, localized: true },
  transcript: { ...mediaWords.transcript, localized: true },
} as const satisfies Record<string, Field>;

/** A list's title, or that of what is embedded. */
export const sectionTitle = {
  kind: "line",
  label: { de: "Titel", en: "Title" },
  localized: true,
  max: sectionLine,
} as const satisfies Field;

/** The longest code that a provider offers for copying. */
export const longestEmbed = 8000;
