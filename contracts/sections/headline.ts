import { anchor, sectionLine, titleLanguage } from "../fields/recurring.ts";
import { textAlign } from "./textAlign.ts";
import type { SectionDescription } from "./section.ts";

export const headline = {
  label: { de: "Überschrift", en: "Headline" },
  group: "text",
  fields: {
    headline_level: {
      kind: "number",
      label: { de: "Ebene", en: "Level" },
      help: {
        de: "2 für Abschnitte der Seite, 3 bis 6 für das, was darin steht.",
        en: "2 for parts of the page, 3 to 6 for what stands in them.",
      },
      whole: true,
      min: 2,
      max: 6,
      default: 2,
    },
    preline: {
      kind: "line",
      label: { de: "Dachzeile", en: "Line above" },
      localized: true,
      max: sectionLine,
    },
    content: {
      kind: "line",
      label: { de: "Überschrift", en: "Headline" },
      required: true,
      notBlank: true,
      localized: true,
      max: sectionLine,
    },
    subline: {
      kind: "line",
      label: { de: "Unterzeile", en: "Line below" },
      localized: true,
      max: sectionLine,
    },
    language: {
      ...titleLanguage,
      label: { de: "Sprache der Überschrift", en: "Language of the headline" },
    },
    anchor,
    text_align: textAlign,
  },
} as const satisfies SectionDescription;
