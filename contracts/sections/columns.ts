import type { Field } from "../fields/field.ts";
import { classes } from "../fields/recurring.ts";
import type { SectionDescription } from "./section.ts";

export const columnFields = {
  layout: {
    kind: "choice",
    label: { de: "Spalten", en: "Columns" },
    help: {
      de: "Fällt eine Spalte weg, steht ihr Inhalt am Ende der letzten.",
      en: "If a column goes, what stood in it stands at the end of the last one.",
    },
    options: [
      { value: "100", label: { de: "Eine Spalte", en: "One column" } },
      { value: "67-33", label: { de: "Breit und schmal", en: "Wide and narrow" } },
      { value: "33-67", label: { de: "Schmal und breit", en: "Narrow and wide" } },
      { value: "50-50", label: { de: "Zwei gleiche", en: "Two equal ones" } },
      { value: "33-33-33", label: { de: "Drei gleiche", en: "Three equal ones" } },
      { value: "25-50-25", label: { de: "Breite Mitte", en: "Wide middle" } },
    ],
    default: "100",
    isLayout: true,
  },
  columns: {
    kind: "rows",
    label: { de: "Stile der Spalten", en: "Styles of the columns" },
    row: { de: "Spalte", en: "Column" },
    fields: { classes },
    min: 1,
    max: 3,
    wholeRows: true,
  },
} as const satisfies Record<string, Field>;

export const container = {
  label: { de: "Spalten", en: "Columns" },
  group: "layout",
  fields: columnFields,
  hasColumns: true,
  isReusable: true,
} as const satisfies SectionDescription;

/** A reusable block in its place: what is changed of it changes in all places. */
export const blockref = {
  label: { de: "Baustein", en: "Reusable block" },
  group: "layout",
  fields: {
    block_id: {
      kind: "reference",
      label: { de: "Baustein", en: "Reusable block" },
      required: true,
      to: "blocks",
    },
  },
  showsBlock: true,
} as const satisfies SectionDescription;

/** Columns on a ground of their own. */
export const section = {
  label: { de: "Farbige Fläche", en: "Coloured section" },
  group: "layout",
  fields: {
    ...columnFields,
    colour: {
      kind: "choice",
      label: { de: "Farbe", en: "Colour" },
      required: true,
      options: [
        { value: "blue", label: { de: "Blau", en: "Blue" } },
        { value: "pink", label: { de: "Rosa", en: "Pink" } },
        { value: "night", label: { de: "Nacht", en: "Night" } },
        { value: "sand", label: { de: "Sand", en: "Sand" } },
      ],
      default: "sand",
    },
  },
  hasColumns: true,
  atTopOnly: true,
} as const satisfies SectionDescription;
