import { longestEmbed, sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

/** A flip book. */
export const viewer = {
  label: { de: "Blätterheft", en: "Flip book" },
  group: "media",
  fields: {
    embed: {
      kind: "embed",
      label: { de: "Adresse oder Code zum Einbetten", en: "Address or code for embedding" },
      help: {
        de: "Von Yumpu, Issuu oder Adobe InDesign.",
        en: "Of Yumpu, Issuu or Adobe InDesign.",
      },
      required: true,
      max: longestEmbed,
      from: "viewer",
    },
    title: sectionTitle,
  },
} as const satisfies SectionDescription;

export const socialmedia = {
  label: { de: "Beitrag aus sozialen Medien", en: "Post of social media" },
  group: "media",
  fields: {
    embed: {
      kind: "embed",
      label: { de: "Adresse oder Code zum Einbetten", en: "Address or code for embedding" },
      help: {
        de: "Von Instagram, X, Facebook oder TikTok.",
        en: "Of Instagram, X, Facebook or TikTok.",
      },
      required: true,
      max: longestEmbed,
      from: "social",
    },
    title: sectionTitle,
  },
} as const satisfies SectionDescription;

export const starmate = {
  label: { de: "Starmate", en: "Starmate" },
  group: "media",
  fields: {
    embed: {
      kind: "embed",
      label: { de: "Adresse oder Code zum Einbetten", en: "Address or code for embedding" },
      help: {
        de: "Vom Starmate-Host, den die Einstellungen nennen.",
        en: "Of the Starmate host that the settings name.",
      },
      required: true,
      max: longestEmbed,
      from: "starmate",
    },
    title: sectionTitle,
  },
} as const satisfies SectionDescription;
