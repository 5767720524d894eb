import { isOnline, metaFields, picture, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Articles without their sections, which are written in the article itself. */
export const articles = {
  name: "articles",
  singular: "article",
  labels: { one: { de: "Artikel", en: "Article" }, many: { de: "Artikel", en: "Articles" } },
  group: "magazine",
  title: ["title"],
  fields: {
    slug,
    pretitle: {
      kind: "line",
      label: { de: "Dachzeile", en: "Line above" },
      localized: true,
      max: 200,
    },
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      required: true,
      localized: true,
      max: 300,
    },
    teaser: { kind: "prose", label: { de: "Teaser", en: "Teaser" }, localized: true, max: 1000 },
    published_at: {
      kind: "instant",
      label: { de: "Veröffentlicht am", en: "Published at" },
      help: { de: "Vorher sehen Besucher ihn nicht.", en: "Visitors do not see it before." },
      required: true,
    },
    reading_minutes: {
      kind: "number",
      label: { de: "Lesezeit", en: "Reading time" },
      unit: "minutes",
      whole: true,
      min: 1,
      max: 240,
      default: 1,
    },
    category_id: {
      kind: "reference",
      label: { de: "Rubrik", en: "Category" },
      to: "article-categories",
    },
    image_id: picture,
    ...metaFields,
    is_online: isOnline,
    author_ids: {
      kind: "references",
      label: { de: "Autorinnen und Autoren", en: "Authors" },
      to: "authors",
      max: 20,
    },
    tag_ids: {
      kind: "references",
      label: { de: "Schlagwörter", en: "Tags" },
      to: "tags",
      max: 50,
    },
    reading_ids: {
      kind: "references",
      label: { de: "Zum Weiterlesen", en: "What to read afterwards" },
      to: "articles",
      max: 12,
    },
  },
  list: {
    columns: ["title", "category_id", "published_at", "is_online"],
    search: ["title", "pretitle", "teaser"],
    sort: ["title", "published_at", "is_online"],
    defaultSort: "-published_at",
    filters: {
      category: {
        kind: "reference",
        label: { de: "Rubrik", en: "Category" },
        to: "article-categories",
        equals: "category_id",
      },
      author: {
        kind: "reference",
        label: { de: "Autorin oder Autor", en: "Author" },
        to: "authors",
      },
      tag: { kind: "reference", label: { de: "Schlagwort", en: "Tag" }, to: "tags" },
      is_online: { ...isOnline, equals: "is_online" },
    },
  },
} as const satisfies ResourceDescription;
