import type { ResourceDescription } from "../resource.ts";

/** Where readers of addresses that are gone are led to. */
export const redirects = {
  name: "redirects",
  singular: "redirect",
  labels: {
    one: { de: "Weiterleitung", en: "Redirect" },
    many: { de: "Weiterleitungen", en: "Redirects" },
  },
  group: "content",
  title: ["old_path"],
  fields: {
    old_path: {
      kind: "path",
      label: { de: "Alte Adresse", en: "Old address" },
      help: {
        de: "Mit der Sprache, wie Leser sie sehen: /de/anfahrt.",
        en: "With its language, as readers see it: /en/travel.",
      },
      required: true,
      max: 500,
      pattern: "^/(?:de|en)(?:/[^/?#%\\\\\\s]+)+$",
    },
    new_path: {
      kind: "path",
      label: { de: "Neue Adresse", en: "New address" },
      help: {
        de: "Auf dieser Website, auch mit ? und #.",
        en: "Of this site; may carry a ? and a #.",
      },
      required: true,
      max: 2000,
      pattern: "^/(?!/)",
    },
  },
  list: {
    columns: ["old_path", "new_path"],
    search: ["old_path", "new_path"],
    sort: ["old_path", "new_path"],
    defaultSort: "old_path",
  },
} as const satisfies ResourceDescription;
