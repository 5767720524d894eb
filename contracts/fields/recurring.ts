import type { Field } from "./field.ts";
import { anchorPattern, classesPattern, languageOrNonePattern, slugPattern } from "./patterns.ts";

/** A text of one line in a section. */
export const sectionLine = 500;
/** A long text without formats. */
export const longProse = 20_000;

/** The readable part of a record's address. */
export const slug = {
  kind: "slug",
  label: { de: "Adressteil", en: "Address part" },
  help: {
    de: "Kleinbuchstaben, Ziffern und einzelne Bindestriche.",
    en: "Small letters, digits and single hyphens.",
  },
  required: true,
  localized: true,
  max: 100,
  pattern: slugPattern,
} as const satisfies Field;

/** What a record in a list is called, such as an alert. */
export const recordTitle = {
  kind: "line",
  label: { de: "Titel", en: "Title" },
  required: true,
  localized: true,
  max: 200,
} as const satisfies Field;

/** What a group is called, such as a genre. */
export const groupName = {
  kind: "line",
  label: { de: "Bezeichnung", en: "Name" },
  required: true,
  localized: true,
  max: 100,
} as const satisfies Field;

/** The two names of a person; the first one may be empty. */
export const personNames = {
  first_name: { kind: "line", label: { de: "Vorname", en: "First name" }, max: 100 },
  last_name: {
    kind: "line",
    label: { de: "Nachname", en: "Last name" },
    required: true,
    max: 100,
  },
} as const satisfies Record<string, Field>;

/** Words of a bar or a banner, and the link that they lead to. */
export const shortText = {
  kind: "prose",
  label: { de: "Text", en: "Text" },
  localized: true,
  max: 1000,
} as const satisfies Field;
export const linkAddress = {
  kind: "link",
  label: { de: "Adresse", en: "Address" },
  localized: true,
  max: 2000,
} as const satisfies Field;
export const linkWords = {
  kind: "line",
  label: { de: "Linktext", en: "Link text" },
  localized: true,
  max: 100,
} as const satisfies Field;

/** Which language screen readers speak words in; their field names what. */
export const titleLanguage = {
  kind: "language",
  label: { de: "Sprache des Titels", en: "Language of the title" },
  help: {
    de: "Nur wo es nicht die der Seite ist: Kürzel wie „it“ oder „la“. So wird richtig vorgelesen.",
    en: "Only where it is not the page’s: code such as “it” or “la”. So it is read aloud correctly.",
  },
  localized: true,
  max: 35,
  pattern: languageOrNonePattern,
} as const satisfies Field;

/** Place in a list that staff order by hand. */
export const position = {
  kind: "position",
  label: { de: "Reihenfolge", en: "Position" },
  max: 100_000,
} as const satisfies Field;

export const isOnline = {
  kind: "flag",
  label: { de: "Online", en: "Online" },
  help: { de: "Nur dann sehen Besucher es.", en: "Only then do visitors see it." },
  default: true,
} as const satisfies Field;

export const picture = {
  kind: "picture",
  label: { de: "Bild", en: "Picture" },
  to: "images",
} as const satisfies Field;

/** Words that lead elsewhere. */
export const titledLinkFields = {
  title: {
    kind: "line",
    label: { de: "Linktext", en: "Link text" },
    required: true,
    localized: true,
    max: 200,
  },
  url: { kind: "link", label: { de: "Adresse", en: "Address" }, required: true, max: 2000 },
} as const satisfies Record<string, Field>;

export const titledLinks = {
  kind: "rows",
  label: { de: "Links", en: "Links" },
  row: { de: "Link", en: "Link" },
  fields: titledLinkFields,
  max: 30,
} as const satisfies Field;

export const startsAt = {
  kind: "instant",
  label: { de: "Sichtbar ab", en: "Visible from" },
  help: { de: "Leer: sofort.", en: "Empty: at once." },
} as const satisfies Field;

export const endsAt = {
  kind: "instant",
  label: { de: "Sichtbar bis", en: "Visible until" },
  help: { de: "Leer: ohne Ende.", en: "Empty: without an end." },
} as const satisfies Field;

/** What search engines and previews of other sites show. */
export const metaFields = {
  meta_title: {
    kind: "line",
    label: { de: "Titel für Suchmaschinen", en: "Title for search engines" },
    localized: true,
    max: 200,
  },
  meta_description: {
    kind: "prose",
    label: { de: "Beschreibung für Suchmaschinen", en: "Description for search engines" },
    localized: true,
    max: 500,
  },
  og_title: {
    kind: "line",
    label: { de: "Titel der Vorschau", en: "Title of the preview" },
    help: {
      de: "In sozialen Medien; leer: wie der Titel.",
      en: "In social media; empty: as the title.",
    },
    localized: true,
    max: 200,
  },
  og_description: {
    kind: "prose",
    label: { de: "Beschreibung der Vorschau", en: "Description of the preview" },
    localized: true,
    max: 500,
  },
  og_image_id: {
    kind: "picture",
    label: { de: "Bild der Vorschau", en: "Picture of the preview" },
    to: "images",
  },
} as const satisfies Record<string, Field>;

/** Where a link of this page leads with "#". */
export const anchor = {
  kind: "anchor",
  label: { de: "Sprungmarke", en: "Anchor" },
  help: { de: "Steht hinter dem # der Adresse.", en: "Stands behind the # of the address." },
  max: 100,
  pattern: anchorPattern,
} as const satisfies Field;

export const classes = {
  kind: "classes",
  label: { de: "Stilnamen", en: "Style names" },
  max: 200,
  pattern: classesPattern,
} as const satisfies Field;
