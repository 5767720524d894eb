import { position, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

export const genres = {
  name: "genres",
  singular: "genre",
  labels: { one: { de: "Genre", en: "Genre" }, many: { de: "Genres", en: "Genres" } },
  group: "programme",
  title: ["title"],
  fields: {
    title: {
      kind: "line",
      label: { de: "Bezeichnung", en: "Name" },
      required: true,
      localized: true,
      max: 100,
    },
    slug,
    position,
  },
  list: {
    columns: ["title", "position"],
    search: ["title"],
    sort: ["title", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;
