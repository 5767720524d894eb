import type { Field } from "../fields/field.ts";
import { picture } from "../fields/recurring.ts";
import { localizedMediaWords, longestEmbed, mediaWords, sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

const film = {
  video_url: {
    kind: "embed",
    label: { de: "Adresse des Videos", en: "Address of the video" },
    help: {
      de: "Von YouTube oder Vimeo; auch der Code zum Einbetten.",
      en: "Of YouTube or Vimeo; the code for embedding as well.",
    },
    required: true,
    max: longestEmbed,
    from: "video",
  },
  image_id: {
    ...picture,
    label: { de: "Vorschaubild", en: "Preview picture" },
    help: {
      de: "Zu sehen, bis Besucher das Video laden.",
      en: "Shown until visitors load the video.",
    },
    required: true,
  },
} as const satisfies Record<string, Field>;

export const video = {
  label: { de: "Video", en: "Video" },
  group: "media",
  fields: { ...film, ...localizedMediaWords },
} as const satisfies SectionDescription;

export const videolist = {
  label: { de: "Videoliste", en: "List of videos" },
  group: "media",
  fields: {
    title: sectionTitle,
    items: {
      kind: "rows",
      label: { de: "Videos", en: "Videos" },
      row: { de: "Video", en: "Video" },
      localized: true,
      fields: { ...film, ...mediaWords },
      max: 60,
      wholeRows: true,
    },
  },
} as const satisfies SectionDescription;
