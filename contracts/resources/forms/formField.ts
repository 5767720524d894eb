import type { Field } from "../../fields/field.ts";
import { storedNamePattern } from "../../fields/patterns.ts";
import {
  fieldType,
  fileKinds,
  maxFileBytes,
  maxLength,
  mostFiles,
  type FileKind,
} from "../../formFields.ts";
import type { Localized } from "../../locales.ts";

const typeLabels: Readonly<Record<keyof typeof fieldType, Localized>> = {
  text: { de: "Textzeile", en: "line of text" },
  textarea: { de: "Mehrzeiliger Text", en: "text of several lines" },
  email: { de: "E-Mail", en: "email" },
  checkbox: { de: "Kästchen", en: "checkbox" },
  checkboxes: { de: "Mehrere Kästchen", en: "checkboxes, several values" },
  select: { de: "Auswahlliste", en: "select" },
  multiSelect: { de: "Auswahlliste, mehrere", en: "select, several values" },
  radio: { de: "Optionsfelder", en: "radio buttons" },
  file: { de: "Datei", en: "file, no default" },
  date: { de: "Datum", en: "date" },
  dateTime: { de: "Datum und Uhrzeit", en: "date and time" },
  hidden: { de: "Verborgen", en: "hidden" },
  number: { de: "Zahl", en: "number" },
  url: { de: "Webadresse", en: "web address" },
  birthDate: { de: "Geburtsdatum", en: "date of birth" },
  notice: { de: "Hinweis ohne Eingabe", en: "notice, no value" },
};
const types = Object.entries(fieldType) as [keyof typeof fieldType, number][];
const largestNumber = 1e12;

/** Bounds of what visitors enter; each holds for the types that it makes sense for. */
const settings = {
  kind: "group",
  label: { de: "Grenzen der Eingabe", en: "Bounds of what is entered" },
  fields: {
    max_length: {
      kind: "number",
      label: { de: "Höchstens so viele Zeichen", en: "At most so many characters" },
      unit: "characters",
      whole: true,
      min: 1,
      max: maxLength.text,
    },
    min: {
      kind: "number",
      label: { de: "Kleinste Zahl", en: "Smallest number" },
      min: -largestNumber,
      max: largestNumber,
    },
    max: {
      kind: "number",
      label: { de: "Größte Zahl", en: "Largest number" },
      min: -largestNumber,
      max: largestNumber,
    },
    earliest: { kind: "day", label: { de: "Frühester Tag", en: "Earliest day" }, orToday: true },
    latest: { kind: "day", label: { de: "Spätester Tag", en: "Latest day" }, orToday: true },
    file_kinds: {
      kind: "choices",
      label: { de: "Arten von Dateien", en: "Kinds of files" },
      options: (Object.keys(fileKinds) as FileKind[]).map((value) => ({
        value,
        label: { de: value.toUpperCase(), en: value.toUpperCase() },
      })),
      min: 1,
      max: 20,
    },
    max_files: {
      kind: "number",
      label: { de: "Höchstens so viele Dateien", en: "At most so many files" },
      unit: "files",
      whole: true,
      min: 1,
      max: mostFiles,
    },
    max_file_bytes: {
      kind: "number",
      label: { de: "Höchstens so große Dateien", en: "Files of at most this size" },
      unit: "bytes",
      whole: true,
      min: 1,
      max: maxFileBytes,
    },
    below_age: {
      kind: "number",
      label: { de: "Nur für Menschen unter so vielen Jahren", en: "Only for people younger than" },
      help: {
        de: "Erscheint, wenn das Geburtsdatum weiter oben es sagt.",
        en: "Appears when the date of birth further up says so.",
      },
      unit: "years",
      whole: true,
      min: 1,
      max: 120,
    },
  },
} as const satisfies Field;

/** One field of a form, in the order of the list. */
export const formFields = {
  slug: {
    kind: "slug",
    label: { de: "Name in der Ablage", en: "Name in the records" },
    help: {
      de: "Darunter stehen die Einträge; nicht mehr ändern, wenn es welche gibt.",
      en: "Entries are stored under it; leave it as it is once there are some.",
    },
    required: true,
    max: 60,
    pattern: storedNamePattern,
  },
  label: {
    kind: "prose",
    label: { de: "Beschriftung", en: "Label" },
    required: true,
    mayBeEmpty: true,
    localized: true,
    max: 1000,
  },
  field_type: {
    kind: "numberedChoice",
    label: { de: "Art des Feldes", en: "Type of the field" },
    required: true,
    options: types.map(([name, value]) => ({ value, label: typeLabels[name] })),
  },
  required: { kind: "flag", label: { de: "Pflichtfeld", en: "Required" } },
  visible: { kind: "flag", label: { de: "Sichtbar", en: "Visible" }, default: true },
  choices: {
    kind: "rows",
    label: { de: "Auswahl", en: "Choices" },
    row: { de: "Möglichkeit", en: "Choice" },
    fields: {
      value: { kind: "line", label: { de: "Wert", en: "Value" }, required: true, max: 100 },
      label: {
        kind: "line",
        label: { de: "Beschriftung", en: "Label" },
        localized: true,
        max: 300,
      },
    },
    max: 100,
    wholeRows: true,
  },
  default: {
    kind: "line",
    label: { de: "Voreinstellung", en: "Default" },
    localized: true,
    max: 1000,
  },
  placeholder_text: {
    kind: "line",
    label: { de: "Platzhalter", en: "Placeholder" },
    localized: true,
    max: 300,
  },
  help_text: { kind: "prose", label: { de: "Hilfe", en: "Help" }, localized: true, max: 1000 },
  role: {
    kind: "choice",
    label: { de: "Bedeutung", en: "Meaning" },
    options: [
      { value: "none", label: { de: "Keine besondere", en: "None in particular" } },
      { value: "consent", label: { de: "Einwilligung", en: "Consent" } },
      {
        value: "newsletter",
        label: { de: "Newsletter abonnieren", en: "Subscribe to the newsletter" },
      },
    ],
    default: "none",
  },
  settings,
} as const satisfies Record<string, Field>;
