import { groupName, position, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

export const genres = {
  name: "genres",
  singular: "genre",
  labels: { one: { de: "Genre", en: "Genre" }, many: { de: "Genres", en: "Genres" } },
  group: "programme",
  title: ["title"],
  fields: {
    title: groupName,
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
