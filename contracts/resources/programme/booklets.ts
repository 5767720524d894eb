import { languagePattern } from "../../fields/patterns.ts";
import { isOnline, longProse } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Programme booklets, at most one of an event. Their sections are written in the booklet itself. */
export const booklets = {
  name: "booklets",
  singular: "booklet",
  labels: {
    one: { de: "Programmheft", en: "Programme booklet" },
    many: { de: "Programmhefte", en: "Programme booklets" },
  },
  group: "programme",
  title: ["title"],
  fields: {
    event_id: {
      kind: "reference",
      label: { de: "Veranstaltung", en: "Event" },
      required: true,
      to: "events",
    },
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      help: { de: "Leer: der Titel der Veranstaltung.", en: "Empty: the event's title." },
      localized: true,
      max: 300,
    },
    introduction: {
      kind: "richText",
      label: { de: "Einführung", en: "Introduction" },
      localized: true,
    },
    is_online: isOnline,
    works: {
      kind: "rows",
      label: { de: "Werktexte", en: "Notes on works" },
      row: { de: "Werktext", en: "Note on a work" },
      fields: {
        composition_id: {
          kind: "reference",
          label: { de: "Werk", en: "Work" },
          required: true,
          to: "works",
        },
        note: { kind: "richText", label: { de: "Werktext", en: "Note" }, localized: true },
        author: { kind: "line", label: { de: "Autorin oder Autor", en: "Author" }, max: 200 },
        sung_texts: {
          kind: "rows",
          label: { de: "Gesungene Texte", en: "Sung texts" },
          row: { de: "Gesungener Text", en: "Sung text" },
          fields: {
            title: { kind: "line", label: { de: "Titel", en: "Title" }, localized: true, max: 300 },
            language: {
              kind: "language",
              label: { de: "Sprache des Originals", en: "Language of the original" },
              help: { de: "Kürzel wie „it“ oder „la“.", en: "Code such as “it” or “la”." },
              max: 35,
              pattern: languagePattern,
            },
            original: { kind: "prose", label: { de: "Original", en: "Original" }, max: longProse },
            translation: {
              kind: "prose",
              label: { de: "Übersetzung", en: "Translation" },
              help: {
                de: "Leer, wo das Original in dieser Sprache steht.",
                en: "Empty where the original is in this language.",
              },
              localized: true,
              max: longProse,
            },
          },
          max: 40,
          wholeRows: true,
        },
      },
      max: 60,
    },
    biographies: {
      kind: "rows",
      label: { de: "Biografien", en: "Biographies" },
      row: { de: "Biografie", en: "Biography" },
      help: {
        de: "Je Zeile eine Person oder ein Ensemble.",
        en: "One artist or one ensemble in each row.",
      },
      fields: {
        artist_id: {
          kind: "reference",
          label: { de: "Künstlerin oder Künstler", en: "Artist" },
          to: "artists",
        },
        ensemble_id: {
          kind: "reference",
          label: { de: "Ensemble", en: "Ensemble" },
          to: "ensembles",
        },
      },
      max: 100,
    },
  },
  list: {
    columns: ["event_id", "title", "is_online"],
    search: ["title"],
    sort: ["title"],
    defaultSort: "-id",
  },
} as const satisfies ResourceDescription;
