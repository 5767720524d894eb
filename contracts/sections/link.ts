import { anchor, classes, sectionLine } from "../fields/recurring.ts";
import type { SectionDescription } from "./section.ts";

export const link = {
  label: { de: "Link", en: "Link" },
  help: {
    de: "Führt er zu einem Formular und heißt sein Stil „form“, steht das Formular an seiner Stelle.",
    en: "If it leads to a form and its style is “form”, the form stands in its place.",
  },
  group: "text",
  fields: {
    content: {
      kind: "line",
      label: { de: "Linktext", en: "Link text" },
      required: true,
      notBlank: true,
      localized: true,
      max: sectionLine,
    },
    link: {
      kind: "link",
      label: { de: "Adresse", en: "Address" },
      localized: true,
      max: 2000,
    },
    open_new_window: { kind: "flag", label: { de: "In neuem Fenster", en: "In a new window" } },
    extra_class: classes,
    anchor,
  },
} as const satisfies SectionDescription;
