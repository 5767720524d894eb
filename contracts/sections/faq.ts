import { sectionLine } from "../fields/recurring.ts";
import { sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

export const faq = {
  label: { de: "Fragen und Antworten", en: "Questions and answers" },
  group: "text",
  fields: {
    title: { ...sectionTitle, required: true, notBlank: true },
    items: {
      kind: "rows",
      label: { de: "Fragen", en: "Questions" },
      row: { de: "Frage", en: "Question" },
      localized: true,
      fields: {
        title: {
          kind: "line",
          label: { de: "Frage", en: "Question" },
          required: true,
          notBlank: true,
          max: sectionLine,
        },
        content: { kind: "richText", label: { de: "Antwort", en: "Answer" }, required: true },
      },
      max: 60,
      wholeRows: true,
    },
  },
} as const satisfies SectionDescription;
