import type { Field } from "../../fields/field.ts";
import { titledLinkFields } from "../../fields/recurring.ts";
import { broadcastKind } from "./eventChoices.ts";
import { role } from "./people.ts";

/** What is played, intervals included. */
export const compositions = {
  kind: "rows",
  label: { de: "Programm", en: "Programme" },
  row: { de: "Programmpunkt", en: "Item of the programme" },
  fields: {
    kind: {
      kind: "choice",
      label: { de: "Art", en: "Kind" },
      options: [
        { value: "work", label: { de: "Werk", en: "Work" } },
        { value: "interval", label: { de: "Pause", en: "Interval" } },
      ],
      default: "work",
    },
    composition_id: {
      kind: "reference",
      label: { de: "Werk", en: "Work" },
      help: { de: "Leer bei einer Pause.", en: "None for an interval." },
      to: "works",
    },
    detail: {
      kind: "line",
      label: { de: "Sätze, Besetzung, Bearbeitung", en: "Movements, scoring, arrangement" },
      localized: true,
      max: 500,
    },
    duration_minutes: {
      kind: "number",
      label: { de: "Dauer", en: "Duration" },
      unit: "minutes",
      whole: true,
      min: 1,
      max: 1000,
      orNone: true,
    },
    soloists: {
      kind: "rows",
      label: { de: "Solistinnen und Solisten", en: "Soloists" },
      row: { de: "Solistin oder Solist", en: "Soloist" },
      help: { de: "Wer nur in diesem Werk spielt.", en: "Who plays just this work." },
      fields: {
        artist_id: {
          kind: "reference",
          label: { de: "Künstlerin oder Künstler", en: "Artist" },
          help: { de: "Leer bei Gästen ohne Eintrag.", en: "None for guests without an entry." },
          to: "artists",
        },
        name: {
          kind: "line",
          label: { de: "Name", en: "Name" },
          help: {
            de: "Leer: der Name der Künstlerin oder des Künstlers.",
            en: "Empty: the artist's own name.",
          },
          max: 200,
        },
        role,
      },
      max: 40,
    },
  },
  max: 60,
} as const satisfies Field;

export const cast = {
  kind: "rows",
  label: { de: "Besetzung", en: "Cast" },
  row: { de: "Mitwirkende oder Mitwirkender", en: "Cast member" },
  fields: {
    artist_id: {
      kind: "reference",
      label: { de: "Künstlerin oder Künstler", en: "Artist" },
      required: true,
      to: "artists",
    },
    role,
  },
  max: 100,
} as const satisfies Field;

/** Where an event can be heard without being there. */
export const broadcasts = {
  kind: "rows",
  label: { de: "Übertragungen", en: "Broadcasts" },
  row: { de: "Übertragung", en: "Broadcast" },
  fields: { ...titledLinkFields, kind: broadcastKind },
  max: 20,
} as const satisfies Field;
