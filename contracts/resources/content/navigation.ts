import type { Field } from "../../fields/field.ts";
import { isOnline, position } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

const area = {
  kind: "choice",
  label: { de: "Bereich", en: "Area" },
  required: true,
  options: [
    { value: "menu", label: { de: "Hauptmenü", en: "Main menu" } },
    { value: "submenu", label: { de: "Nebenmenü", en: "Second menu" } },
    { value: "footer", label: { de: "Fußzeile", en: "Footer" } },
  ],
} as const satisfies Field;

/** Entries of the menus and the footer. */
export const navigation = {
  name: "navigation",
  singular: "navigation-entry",
  labels: {
    one: { de: "Menüeintrag", en: "Menu entry" },
    many: { de: "Navigation", en: "Navigation" },
  },
  group: "content",
  title: ["title"],
  fields: {
    area,
    parent_id: {
      kind: "reference",
      label: { de: "Steht unter", en: "Stands below" },
      help: { de: "Nur Einträge der obersten Ebene.", en: "Entries of the top level alone." },
      to: "navigation",
    },
    position,
    title: {
      kind: "line",
      label: { de: "Beschriftung", en: "Words" },
      required: true,
      localized: true,
      max: 100,
    },
    page_id: {
      kind: "reference",
      label: { de: "Seite", en: "Page" },
      help: { de: "Die Adresse zählt dann nicht.", en: "The address then counts for nothing." },
      to: "pages",
    },
    url: {
      kind: "link",
      label: { de: "Adresse", en: "Address" },
      help: { de: "Ohne Adresse steht nur Text da.", en: "Without one there is only text." },
      localized: true,
      max: 2000,
      orNone: true,
    },
    is_online: isOnline,
  },
  list: {
    columns: ["title", "area", "parent_id", "position", "is_online"],
    search: ["title"],
    sort: ["area", "position", "title"],
    defaultSort: "position",
    filters: { area: { ...area, equals: "area" } },
  },
} as const satisfies ResourceDescription;
