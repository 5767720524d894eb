import { localizedMediaWords, longestEmbed } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

export const audio = {
  label: { de: "Ton", en: "Sound" },
  group: "media",
  fields: {
    embed: {
      kind: "embed",
      label: { de: "Adresse", en: "Address" },
      help: {
        de: "Von Spotify, IDAGIO, SoundCloud oder Podigee; auch der Code zum Einbetten.",
        en: "Of Spotify, IDAGIO, SoundCloud or Podigee; the code for embedding as well.",
      },
      required: true,
      max: longestEmbed,
      from: "audio",
    },
    ...localizedMediaWords,
  },
} as const satisfies SectionDescription;

export const soundcloud = {
  label: { de: "SoundCloud", en: "SoundCloud" },
  group: "media",
  fields: {
    embed_code: {
      kind: "embed",
      label: { de: "Adresse oder Code zum Einbetten", en: "Address or code for embedding" },
      required: true,
      max: longestEmbed,
      from: "soundcloud",
    },
    ...localizedMediaWords,
  },
} as const satisfies SectionDescription;

export const podcast = {
  label: { de: "Podcast", en: "Podcast" },
  group: "media",
  fields: {
    embed_code: {
      kind: "embed",
      label: { de: "Adresse oder Code zum Einbetten", en: "Address or code for embedding" },
      help: {
        de: "Von Spotify, IDAGIO, SoundCloud oder Podigee.",
        en: "Of Spotify, IDAGIO, SoundCloud or Podigee.",
      },
      required: true,
      max: longestEmbed,
      from: "audio",
    },
    ...localizedMediaWords,
  },
} as const satisfies SectionDescription;
