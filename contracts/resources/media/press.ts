import { isOnline, picture, position, recordTitle, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Groups of what the press may take. */
export const downloadCategories = {
  name: "download-categories",
  singular: "download-category",
  labels: {
    one: { de: "Download-Rubrik", en: "Download category" },
    many: { de: "Download-Rubriken", en: "Download categories" },
  },
  group: "media",
  title: ["title"],
  fields: {
    title: recordTitle,
    slug,
    position,
    is_online: isOnline,
  },
  list: {
    columns: ["title", "position", "is_online"],
    search: ["title"],
    sort: ["title", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;

/** Folders of a category, each with pictures and documents. */
export const downloadDirectories = {
  name: "download-directories",
  singular: "download-directory",
  labels: {
    one: { de: "Download-Ordner", en: "Download directory" },
    many: { de: "Download-Ordner", en: "Download directories" },
  },
  group: "media",
  title: ["title"],
  fields: {
    category_id: {
      kind: "reference",
      label: { de: "Download-Rubrik", en: "Download category" },
      required: true,
      to: "download-categories",
    },
    title: recordTitle,
    description: {
      kind: "prose",
      label: { de: "Beschreibung", en: "Description" },
      localized: true,
      max: 2000,
    },
    position,
    is_online: isOnline,
    file_ids: { kind: "files", label: { de: "Dokumente", en: "Documents" }, to: "files", max: 100 },
  },
  list: {
    columns: ["title", "category_id", "position", "is_online"],
    search: ["title"],
    sort: ["title", "position"],
    defaultSort: "position",
    filters: {
      category: {
        kind: "reference",
        label: { de: "Download-Rubrik", en: "Download category" },
        to: "download-categories",
        equals: "category_id",
      },
    },
  },
} as const satisfies ResourceDescription;

/** Pictures that the press may print. */
export const pressImages = {
  name: "press-images",
  singular: "press-image",
  labels: {
    one: { de: "Pressebild", en: "Press image" },
    many: { de: "Pressebilder", en: "Press images" },
  },
  group: "media",
  title: ["title"],
  fields: {
    directory_id: {
      kind: "reference",
      label: { de: "Download-Ordner", en: "Download directory" },
      required: true,
      to: "download-directories",
    },
    image_id: { ...picture, required: true },
    title: recordTitle,
    caption: {
      kind: "prose",
      label: { de: "Bildunterschrift", en: "Caption" },
      help: { de: "Leer: die des Bildes selbst.", en: "Empty: the picture's own." },
      localized: true,
      max: 1000,
    },
    credit_line: {
      kind: "line",
      label: { de: "Bildnachweis", en: "Credit" },
      help: { de: "Wie „Foto: Mara Lindqvist“.", en: "Such as “Photo: Mara Lindqvist”." },
      max: 200,
    },
    position,
    is_online: isOnline,
    file_ids: {
      kind: "files",
      label: { de: "Weitere Formate", en: "Further formats" },
      to: "files",
      max: 20,
    },
  },
  list: {
    columns: ["image_id", "title", "directory_id", "position", "is_online"],
    search: ["title", "caption", "credit_line"],
    sort: ["title", "position"],
    defaultSort: "position",
    filters: {
      directory: {
        kind: "reference",
        label: { de: "Download-Ordner", en: "Download directory" },
        to: "download-directories",
        equals: "directory_id",
      },
    },
  },
} as const satisfies ResourceDescription;
