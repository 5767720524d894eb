import { fileKinds } from "../../fields/fileKinds.ts";
import type { ResourceDescription } from "../resource.ts";

/** Files to download, videos and captions. They come by an upload. */
export const files = {
  name: "files",
  singular: "file",
  labels: { one: { de: "Datei", en: "File" }, many: { de: "Dateien", en: "Files" } },
  group: "media",
  title: ["title"],
  create: false,
  fields: {
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      help: { de: "Was der Link zu ihr sagt.", en: "What the link to it says." },
      required: true,
      localized: true,
      max: 300,
    },
    copyright: { kind: "line", label: { de: "Urheber", en: "Copyright" }, max: 300 },
  },
  shown: {
    name: { kind: "line", label: { de: "Dateiname", en: "Name of the file" } },
    content_type: { kind: "mediaType", label: { de: "Dateityp", en: "Type of the file" } },
    bytes: { kind: "bytes", label: { de: "Größe der Datei", en: "Size of the file" } },
    width: { kind: "number", label: { de: "Breite in Pixeln", en: "Width in pixels" } },
    height: { kind: "number", label: { de: "Höhe in Pixeln", en: "Height in pixels" } },
    seconds: { kind: "number", label: { de: "Dauer in Sekunden", en: "Length in seconds" } },
    file_name: {
      kind: "line",
      label: { de: "Datei im Speicher", en: "File in the store" },
      isTechnical: true,
    },
    created_at: { kind: "instant", label: { de: "Hochgeladen am", en: "Uploaded at" } },
    url: { kind: "link", label: { de: "Adresse", en: "Address" } },
    used_by: { kind: "uses", label: { de: "Verwendet in", en: "Used in" } },
  },
  list: {
    columns: ["name", "title", "content_type", "bytes", "created_at", "used_by"],
    search: ["name", "title", "copyright"],
    sort: ["name", "title", "created_at", "bytes"],
    defaultSort: "-created_at",
    filters: {
      kind: { kind: "choice", label: { de: "Art", en: "Kind" }, options: fileKinds },
      used: { kind: "flag", label: { de: "Verwendet", en: "In use" } },
    },
  },
} as const satisfies ResourceDescription;
