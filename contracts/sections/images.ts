import { picture, sectionLine } from "../fields/recurring.ts";
import { sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

export const image = {
  label: { de: "Bild", en: "Picture" },
  group: "media",
  fields: {
    image_id: { ...picture, required: true },
    alias: {
      kind: "line",
      label: { de: "Alternativtext", en: "Alternative text" },
      help: {
        de: "Leer: der Alternativtext des Bildes selbst.",
        en: "Empty: the picture's own alternative text.",
      },
      localized: true,
      max: sectionLine,
    },
    description: {
      kind: "prose",
      label: { de: "Bildunterschrift", en: "Caption" },
      help: { de: "Leer: die des Bildes selbst.", en: "Empty: the picture's own." },
      localized: true,
      max: 2000,
    },
    size: {
      kind: "choice",
      label: { de: "Größe", en: "Size" },
      options: [
        { value: "small", label: { de: "Klein", en: "Small" } },
        { value: "medium", label: { de: "Mittel", en: "Medium" } },
        { value: "full", label: { de: "Volle Breite", en: "Full width" } },
      ],
      default: "medium",
    },
  },
} as const satisfies SectionDescription;

export const imagelist = {
  label: { de: "Bildergalerie", en: "Picture gallery" },
  group: "media",
  fields: {
    items: {
      kind: "rows",
      label: { de: "Bilder", en: "Pictures" },
      row: { de: "Bild", en: "Picture" },
      fields: { image_id: { ...picture, required: true } },
      max: 60,
      wholeRows: true,
    },
    title: sectionTitle,
  },
} as const satisfies SectionDescription;
