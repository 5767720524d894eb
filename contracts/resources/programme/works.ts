import { titleLanguage } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";
import { authorityIds } from "./authorityIds.ts";

export const composers = {
  name: "composers",
  singular: "composer",
  labels: {
    one: { de: "Komponistin oder Komponist", en: "Composer" },
    many: { de: "Komponistinnen und Komponisten", en: "Composers" },
  },
  group: "programme",
  title: ["name"],
  fields: {
    name: {
      kind: "line",
      label: { de: "Name", en: "Name" },
      help: { de: "Wie gedruckt, Vorname zuerst.", en: "As printed, first name first." },
      required: true,
      localized: true,
      max: 200,
    },
    short_name: {
      kind: "line",
      label: { de: "Kurzname", en: "Short name" },
      help: { de: "Für Listen, wie „J. S. Bach“.", en: "For lists, such as “J. S. Bach”." },
      required: true,
      localized: true,
      max: 100,
    },
    years: {
      kind: "line",
      label: { de: "Lebensdaten", en: "Years" },
      help: { de: "Wie gedruckt: 1770–1827.", en: "As printed: 1770–1827." },
      localized: true,
      max: 100,
    },
    ...authorityIds,
  },
  list: {
    columns: ["name", "short_name", "years"],
    search: ["name", "short_name"],
    sort: ["name", "short_name"],
    defaultSort: "short_name",
  },
} as const satisfies ResourceDescription;

export const works = {
  name: "works",
  singular: "work",
  labels: { one: { de: "Werk", en: "Work" }, many: { de: "Werke", en: "Works" } },
  group: "programme",
  title: ["title"],
  fields: {
    composer_id: {
      kind: "reference",
      label: { de: "Komponistin oder Komponist", en: "Composer" },
      help: {
        de: "Leer bei anonymen und überlieferten Werken.",
        en: "None for anonymous and traditional works.",
      },
      to: "composers",
    },
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      help: {
        de: "Wie gedruckt, mit Tonart und Werkverzeichnis.",
        en: "As printed, with key and catalogue number.",
      },
      required: true,
      localized: true,
      max: 300,
    },
    title_language: titleLanguage,
    short_title: {
      kind: "line",
      label: { de: "Kurztitel", en: "Short title" },
      help: { de: "Für Listen; leer: der Titel.", en: "For lists; empty: the title." },
      localized: true,
      max: 200,
    },
    catalogue: {
      kind: "line",
      label: { de: "Opus oder Werkverzeichnis", en: "Opus or catalogue number" },
      help: { de: "Allein, wie „op. 131“.", en: "Alone, such as “op. 131”." },
      max: 100,
    },
    musical_key: {
      kind: "line",
      label: { de: "Tonart", en: "Key" },
      help: { de: "Allein, wie „cis-Moll“.", en: "Alone, such as “C sharp minor”." },
      localized: true,
      max: 50,
    },
    ...authorityIds,
  },
  list: {
    columns: ["title", "composer_id", "catalogue", "musical_key"],
    search: ["title", "short_title", "catalogue"],
    sort: ["title", "catalogue"],
    defaultSort: "title",
    filters: {
      composer: {
        kind: "reference",
        label: { de: "Komponistin oder Komponist", en: "Composer" },
        to: "composers",
        equals: "composer_id",
      },
    },
  },
} as const satisfies ResourceDescription;
