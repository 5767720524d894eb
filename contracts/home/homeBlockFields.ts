import type { HomeBlockName } from "../api/home.ts";
import type { Field, Fields } from "../fields/field.ts";
import { picture } from "../fields/recurring.ts";
import type { Localized } from "../locales.ts";

const line = (label: Localized, max: number) =>
  ({ kind: "line", label, localized: true, max }) as const satisfies Field;
const prose = (label: Localized, max: number) =>
  ({ kind: "prose", label, localized: true, max }) as const satisfies Field;

const title: Localized = { de: "Überschrift", en: "Headline" };
const headline = { ...line(title, 300), required: true, notBlank: true } as const satisfies Field;
const listHeadline = line(title, 300);
const preline = line({ de: "Zeile darüber", en: "Line above" }, 200);
const words: Localized = { de: "Text", en: "Text" };
const link = {
  kind: "link",
  label: { de: "Link", en: "Link" },
  localized: true,
  max: 2000,
} as const satisfies Field;
const linkText = line({ de: "Worte des Links", en: "Words of the link" }, 200);

/** The records of a block, in their order. */
const records = (to: string, label: Localized) =>
  ({ kind: "references", label, to, max: 24 }) as const satisfies Field;

/** What staff write of each block of the home page, as `homeBlockContent` of `api/home.ts` takes it. */
export const homeBlockFields = {
  hero: { headline, text: prose(words, 2000), link, link_text: linkText, image_id: picture },
  "big-teaser": {
    preline,
    headline,
    text: prose(words, 2000),
    link,
    link_text: linkText,
    button_style: {
      kind: "choice",
      label: { de: "Knopf", en: "Button" },
      options: [
        { value: "primary", label: { de: "Auffällig", en: "Prominent" } },
        { value: "secondary", label: { de: "Zurückhaltend", en: "Quiet" } },
      ],
      default: "primary",
    },
    image_id: picture,
  },
  "teaser-list": {
    headline: listHeadline,
    items: {
      kind: "rows",
      label: { de: "Teaser", en: "Teasers" },
      row: { de: "Teaser", en: "Teaser" },
      fields: {
        preline,
        headline,
        text: prose(words, 256),
        link,
        link_text: linkText,
        image_id: picture,
      },
      max: 24,
      wholeRows: true,
    },
  },
  "instagram-feed": {
    headline: listHeadline,
    link,
    items: {
      kind: "rows",
      label: { de: "Beiträge", en: "Posts" },
      row: { de: "Beitrag", en: "Post" },
      fields: {
        link,
        description: prose({ de: "Beschreibung", en: "Description" }, 2000),
        image_id: { ...picture, required: true },
      },
      max: 24,
      wholeRows: true,
    },
  },
  "highlight-events": {
    event_ids: records("events", { de: "Veranstaltungen", en: "Events" }),
  },
  "article-teasers": {
    article_ids: records("articles", { de: "Artikel", en: "Articles" }),
  },
} as const satisfies Record<HomeBlockName, Fields>;
