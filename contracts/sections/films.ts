import type { Field } from "../fields/field.ts";
import { picture } from "../fields/recurring.ts";
import { localizedMediaWords } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

const captions = { kind: "file", to: "files", of: "captions" } as const satisfies Partial<Field>;

/** A video that this site keeps and serves itself: no data goes elsewhere, so no consent is asked for. */
export const film = {
  label: { de: "Eigenes Video", en: "Video of this site" },
  help: {
    de: "Liegt auf dieser Website und spielt ohne Zustimmung.",
    en: "Is kept on this site and plays without consent.",
  },
  group: "media",
  fields: {
    file_id: {
      kind: "file",
      label: { de: "Video", en: "Video" },
      help: {
        de: "MP4 (H.264, AAC) oder WebM, höchstens 200 MB.",
        en: "MP4 (H.264, AAC) or WebM of at most 200 MB.",
      },
      required: true,
      to: "files",
      of: "video",
    },
    image_id: {
      ...picture,
      label: { de: "Vorschaubild", en: "Preview picture" },
      help: { de: "Zu sehen, bis das Video spielt.", en: "Shown until the video plays." },
    },
    captions_de_id: {
      ...captions,
      label: { de: "Deutsche Untertitel", en: "German captions" },
      help: { de: "Eine WebVTT-Datei.", en: "A WebVTT file." },
    },
    captions_en_id: {
      ...captions,
      label: { de: "Englische Untertitel", en: "English captions" },
      help: { de: "Eine WebVTT-Datei.", en: "A WebVTT file." },
    },
    ...localizedMediaWords,
  },
} as const satisfies SectionDescription;
