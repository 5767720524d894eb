import { isOnline, metaFields, recordTitle } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Generic pages without their sections, which are written in the page itself. */
export const pages = {
  name: "pages",
  singular: "page",
  labels: { one: { de: "Seite", en: "Page" }, many: { de: "Seiten", en: "Pages" } },
  group: "content",
  title: ["title"],
  fields: {
    urls: {
      kind: "path",
      label: { de: "Pfad", en: "Path" },
      help: {
        de: "Hinter der Sprache, ohne Schrägstrich am Anfang; leer nur bei der Startseite.",
        en: "Behind the language, without a slash at the start; empty for the home page alone.",
      },
      required: true,
      localized: true,
      max: 200,
      pattern: "^(?:[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:/(?!$)|$))*$",
    },
    title: recordTitle,
    content_type: {
      kind: "line",
      label: { de: "Art der Seite", en: "Kind of page" },
      max: 50,
      pattern: "^[a-z][a-z0-9_-]*$",
      default: "page",
    },
    headline: {
      kind: "line",
      label: { de: "Überschrift", en: "Headline" },
      localized: true,
      max: 300,
    },
    is_online: isOnline,
    is_clickable: {
      kind: "flag",
      label: { de: "Im Menü anklickbar", en: "Can be clicked in the menu" },
      default: true,
    },
    in_menu: { kind: "flag", label: { de: "Im Menü", en: "In the menu" } },
    in_footer: { kind: "flag", label: { de: "In der Fußzeile", en: "In the footer" } },
    ...metaFields,
    og_type: {
      kind: "choice",
      label: { de: "Art der Vorschau", en: "Kind of preview" },
      options: [
        { value: "website", label: { de: "Website", en: "Website" } },
        { value: "article", label: { de: "Artikel", en: "Article" } },
      ],
      default: "website",
    },
    easy_page_id: {
      kind: "reference",
      label: { de: "Seite in Leichter Sprache", en: "Page in easy language" },
      help: {
        de: "Kopfzeile und Menü verlinken sie, wo sie in der Sprache der Leser Inhalt hat.",
        en: "The header links to it where it has content in the reader’s language.",
      },
      to: "pages",
    },
    sign_page_id: {
      kind: "reference",
      label: {
        de: "Seite in Deutscher Gebärdensprache",
        en: "Page in German Sign Language",
      },
      help: {
        de: "Kopfzeile und Menü verlinken sie, wo sie in der Sprache der Leser Inhalt hat.",
        en: "The header links to it where it has content in the reader’s language.",
      },
      to: "pages",
    },
  },
  list: {
    columns: ["title", "urls", "is_online"],
    search: ["title", "headline", "urls"],
    sort: ["title", "is_online"],
    defaultSort: "title",
    filters: { is_online: { ...isOnline, equals: "is_online" } },
  },
} as const satisfies ResourceDescription;
