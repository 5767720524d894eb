import { sectionLine, titleLanguage } from "../fields/recurring.ts";
import type { SectionDescription } from "./section.ts";
import { textAlign } from "./textAlign.ts";

export const quote = {
  label: { de: "Zitat", en: "Quotation" },
  group: "text",
  fields: {
    content: {
      kind: "prose",
      label: { de: "Zitat", en: "Quotation" },
      help: { de: "Ohne Anführungszeichen.", en: "Without quotation marks." },
      required: true,
      notBlank: true,
      localized: true,
      max: 5000,
    },
    language: {
      ...titleLanguage,
      label: { de: "Sprache des Zitats", en: "Language of the quotation" },
    },
    author: {
      kind: "line",
      label: { de: "Wer es sagt", en: "Who says it" },
      localized: true,
      max: sectionLine,
    },
    text_align: textAlign,
  },
} as const satisfies SectionDescription;
