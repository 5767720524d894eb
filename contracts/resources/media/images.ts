import type { ResourceDescription } from "../resource.ts";

/** Pictures. They come by an upload. */
export const images = {
  name: "images",
  singular: "image",
  labels: { one: { de: "Bild", en: "Picture" }, many: { de: "Bilder", en: "Images" } },
  group: "media",
  title: ["name"],
  create: false,
  fields: {
    alias: {
      kind: "line",
      label: { de: "Alternativtext", en: "Alternative text" },
      help: {
        de: "Was zu sehen ist: für alle, die es nicht sehen.",
        en: "What is to be seen: for those who cannot see it.",
      },
      localized: true,
      max: 500,
    },
    decorative: {
      kind: "flag",
      label: { de: "Schmückt nur", en: "Decorative" },
      help: {
        de: "Es sagt nichts, was der Text daneben nicht sagt.",
        en: "It says nothing that the text beside it does not say.",
      },
    },
    description: {
      kind: "prose",
      label: { de: "Bildunterschrift", en: "Caption" },
      localized: true,
      max: 2000,
    },
    copyright: { kind: "line", label: { de: "Bildnachweis", en: "Credit" }, max: 300 },
    rights_until: {
      kind: "instant",
      label: { de: "Rechte bis", en: "Rights until" },
      help: {
        de: "Danach sehen Besucher das Bild nicht mehr. Leer: ohne Ende.",
        en: "From then on visitors no longer see it. Empty: without an end.",
      },
    },
    licence: {
      kind: "line",
      label: { de: "Lizenz oder Vereinbarung", en: "Licence or agreement" },
      max: 300,
    },
    source_url: {
      kind: "webAddress",
      label: { de: "Woher es kommt", en: "Where it comes from" },
      max: 2000,
    },
    persons_consent: {
      kind: "line",
      label: { de: "Einwilligung der Abgebildeten", en: "Consent of the people in it" },
      help: {
        de: "Zum Beispiel Tag, Zweck und Ablage; Besucher sehen es nicht.",
        en: "Such as day, purpose and where it is filed; visitors do not see it.",
      },
      max: 300,
    },
    is_generated: {
      kind: "flag",
      label: { de: "Mit KI erzeugt oder verändert", en: "Made or changed by AI" },
      help: {
        de: "Steht bei Besuchern hinter dem Bildnachweis.",
        en: "Visitors read it behind the credit.",
      },
    },
    labels: {
      kind: "line",
      label: { de: "Stichwörter", en: "Labels" },
      help: { de: "Mit Kommas dazwischen.", en: "With commas between them." },
      max: 300,
    },
    name: { kind: "line", label: { de: "Dateiname", en: "Name of the file" }, max: 200 },
    focal_point: {
      kind: "focalPoint",
      label: { de: "Bildmittelpunkt", en: "Focal point" },
      help: {
        de: "Bleibt zu sehen, wo das Bild beschnitten wird.",
        en: "Stays to be seen where the picture is cut.",
      },
    },
  },
  shown: {
    width: { kind: "number", label: { de: "Breite in Pixeln", en: "Width in pixels" } },
    height: { kind: "number", label: { de: "Höhe in Pixeln", en: "Height in pixels" } },
    is_shown: { kind: "flag", label: { de: "Für Besucher zu sehen", en: "Seen by visitors" } },
    color: {
      kind: "line",
      label: { de: "Mittlere Farbe", en: "Average colour" },
      isTechnical: true,
    },
    bytes: { kind: "bytes", label: { de: "Größe der Datei", en: "Size of the file" } },
    file_name: {
      kind: "line",
      label: { de: "Datei im Speicher", en: "File in the store" },
      isTechnical: true,
    },
    created_at: { kind: "instant", label: { de: "Hochgeladen am", en: "Uploaded at" } },
    rendered_at: {
      kind: "instant",
      label: { de: "Größen fertig am", en: "Sizes made at" },
      isTechnical: true,
    },
    rendition_problem: {
      kind: "line",
      label: { de: "Warum Größen fehlen", en: "Why sizes are missing" },
    },
    path: {
      kind: "line",
      label: { de: "Ordner der Größen", en: "Folder of the sizes" },
      isTechnical: true,
    },
    thumbs: { kind: "picture", label: { de: "Vorschau", en: "Preview" } },
    used_by: { kind: "uses", label: { de: "Verwendet in", en: "Used in" } },
  },
  list: {
    columns: ["thumbs", "name", "alias", "copyright", "rights_until", "created_at", "used_by"],
    search: ["name", "alias", "description", "copyright", "labels"],
    sort: ["name", "created_at", "width", "bytes"],
    defaultSort: "-created_at",
    filters: {
      missing_words: {
        kind: "flag",
        label: { de: "Worte fehlen", en: "Words are missing" },
      },
      rights_before: {
        kind: "instant",
        label: { de: "Rechte enden vor", en: "Rights end before" },
      },
      rights_after: {
        kind: "instant",
        label: { de: "Rechte enden nach", en: "Rights end after" },
      },
      used: { kind: "flag", label: { de: "Verwendet", en: "In use" } },
      failed: { kind: "flag", label: { de: "Größen fehlen", en: "Sizes are missing" } },
    },
  },
} as const satisfies ResourceDescription;
