import type { Field } from "../fields/field.ts";
import { classes, picture, sectionLine } from "../fields/recurring.ts";
import { sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

/** Characters of a teaser's text. */
const longestTeaserText = 256;

/** The words of a teaser in one language. */
const teaserWords = {
  preline: { kind: "line", label: { de: "Dachzeile", en: "Line above" }, max: sectionLine },
  headline: {
    kind: "line",
    label: { de: "Überschrift", en: "Headline" },
    required: true,
    notBlank: true,
    max: sectionLine,
  },
  text: { kind: "prose", label: { de: "Text", en: "Text" }, max: longestTeaserText },
  link: { kind: "link", label: { de: "Adresse", en: "Address" }, max: 2000 },
  link_text: { kind: "line", label: { de: "Linktext", en: "Link text" }, max: sectionLine },
} as const satisfies Record<string, Field>;

export const fullteaser = {
  label: { de: "Großer Teaser", en: "Large teaser" },
  help: {
    de: "Die Stilnamen blue, pink, night und sand färben seinen Grund.",
    en: "The style names blue, pink, night and sand colour its ground.",
  },
  group: "teasers",
  fields: {
    image_id: picture,
    preline: { ...teaserWords.preline, localized: true },
    headline: { ...teaserWords.headline, localized: true },
    text: { ...teaserWords.text, required: true, notBlank: true, localized: true },
    link: { ...teaserWords.link, localized: true },
    link_text: { ...teaserWords.link_text, localized: true },
    extra_class: classes,
  },
} as const satisfies SectionDescription;

export const teaserlist = {
  label: { de: "Teaserliste", en: "List of teasers" },
  group: "teasers",
  fields: {
    title: sectionTitle,
    items: {
      kind: "rows",
      label: { de: "Teaser", en: "Teasers" },
      row: { de: "Teaser", en: "Teaser" },
      localized: true,
      fields: { ...teaserWords, image_id: picture },
      max: 60,
      wholeRows: true,
    },
  },
} as const satisfies SectionDescription;
