import type { Field } from "@festival/contracts/fields/field";
import { dataSetIds } from "@festival/contracts/privacy/dataSets";
import { dataSetTitle } from "../system/processing/titles/dataSetTitle.ts";

// What the office adds to the record of processing.

const basisOf = (id: (typeof dataSetIds)[number]) =>
  ({ kind: "prose", label: dataSetTitle(id), localized: true, max: 500 }) as const satisfies Field;

export const legal_bases = {
  kind: "group",
  label: { de: "Rechtsgrundlagen", en: "Legal bases" },
  help: {
    de: "Stehen im Verzeichnis der Verarbeitungen, bei „Personen und ihre Daten“.",
    en: "Stand in the record of processing, at “Persons and their data”.",
  },
  fields: Object.fromEntries(dataSetIds.map((id) => [id, basisOf(id)])),
} as const satisfies Field;

export const processors = {
  kind: "rows",
  label: { de: "Auftragsverarbeiter", en: "Processors" },
  row: { de: "Auftragsverarbeiter", en: "Processor" },
  help: {
    de: "Wer in Ihrem Auftrag Daten verarbeitet, etwa für Server, Mails oder den Newsletter.",
    en: "Who processes data for you, such as for servers, mails or the newsletter.",
  },
  fields: {
    name: { kind: "line", label: { de: "Name", en: "Name" }, required: true, max: 200 },
    country: {
      kind: "line",
      label: { de: "Land (wie DE)", en: "Country (such as DE)" },
      max: 2,
      pattern: "^[A-Z]{2}$",
    },
    contract_on: {
      kind: "day",
      orEmpty: true,
      label: { de: "Vertrag vom", en: "Contract of" },
    },
    data_sets: {
      kind: "choices",
      label: { de: "Welche Daten", en: "Which data" },
      options: dataSetIds.map((id) => ({ value: id, label: dataSetTitle(id) })),
      max: dataSetIds.length,
    },
  },
  max: 50,
  wholeRows: true,
} as const satisfies Field;
