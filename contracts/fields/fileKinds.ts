import type { Option } from "./field.ts";

/** What uploaded files are, by the kinds that staff choose between. */
export const fileKinds = [
  { value: "document", label: { de: "Dokument", en: "Document" } },
  { value: "picture", label: { de: "Bild", en: "Picture" } },
  { value: "sound", label: { de: "Ton", en: "Sound" } },
  { value: "video", label: { de: "Video", en: "Video" } },
  { value: "captions", label: { de: "Untertitel", en: "Captions" } },
] as const satisfies readonly Option[];

export type FileKind = (typeof fileKinds)[number]["value"];

/** Endings by which a browser offers files of a kind. */
export const fileEndings: Record<FileKind, string> = {
  document: ".pdf",
  picture: ".jpg,.jpeg,.png",
  sound: ".mp3",
  video: ".mp4,.m4v,.webm",
  captions: ".vtt",
};

/** Bytes of a video. */
export const mostVideoBytes = 200 * 1024 * 1024;
