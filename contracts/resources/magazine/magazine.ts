import { groupName, picture, position, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

export const articleCategories = {
  name: "article-categories",
  singular: "article-category",
  labels: { one: { de: "Rubrik", en: "Category" }, many: { de: "Rubriken", en: "Categories" } },
  group: "magazine",
  title: ["category"],
  fields: {
    category: groupName,
    slug,
    position,
  },
  list: {
    columns: ["category", "position"],
    search: ["category"],
    sort: ["category", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;

export const tags = {
  name: "tags",
  singular: "tag",
  labels: { one: { de: "Schlagwort", en: "Tag" }, many: { de: "Schlagwörter", en: "Tags" } },
  group: "magazine",
  title: ["name"],
  fields: {
    name: {
      kind: "line",
      label: { de: "Schlagwort", en: "Tag" },
      required: true,
      localized: true,
      max: 100,
    },
    slug,
  },
  list: { columns: ["name"], search: ["name"], sort: ["name"], defaultSort: "name" },
} as const satisfies ResourceDescription;

/** Those who write for the magazine. */
export const authors = {
  name: "authors",
  singular: "author",
  labels: {
    one: { de: "Autorin oder Autor", en: "Author" },
    many: { de: "Autorinnen und Autoren", en: "Authors" },
  },
  group: "magazine",
  title: ["name"],
  fields: {
    name: { kind: "line", label: { de: "Name", en: "Name" }, required: true, max: 200 },
    biography: { kind: "richText", label: { de: "Biografie", en: "Biography" }, localized: true },
    image_id: { ...picture, label: { de: "Porträt", en: "Portrait" } },
  },
  list: { columns: ["name"], search: ["name"], sort: ["name"], defaultSort: "name" },
} as const satisfies ResourceDescription;
