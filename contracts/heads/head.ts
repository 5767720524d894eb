import type { Fields } from "../fields/field.ts";
import { metaFields } from "../fields/recurring.ts";
import type { Localized } from "../locales.ts";
import { pages } from "../resources/content/pages.ts";
import { articles } from "../resources/magazine/articles.ts";
import { booklets } from "../resources/programme/booklets.ts";

/** What has a head of its own besides its sections. */
export const headOwners = ["page", "article", "booklet"] as const;
export type HeadOwner = (typeof headOwners)[number];

/** The words and pictures above the sections: drafts until they are published together with them. */
interface HeadDescription {
  label: Localized;
  /** In the order of a form: fields of the resource with the same names. */
  fields: Fields;
}

/** What an editor can write of the head of a page, an article or a booklet. All else of them is public at once. */
export const headDescriptions = {
  page: {
    label: { de: "Kopf der Seite", en: "Head of the page" },
    fields: {
      title: pages.fields.title,
      headline: pages.fields.headline,
      ...metaFields,
      og_type: pages.fields.og_type,
    },
  },
  article: {
    label: { de: "Kopf des Artikels", en: "Head of the article" },
    fields: {
      pretitle: articles.fields.pretitle,
      title: articles.fields.title,
      teaser: articles.fields.teaser,
      image_id: articles.fields.image_id,
      author_ids: articles.fields.author_ids,
      tag_ids: articles.fields.tag_ids,
      ...metaFields,
    },
  },
  booklet: {
    label: { de: "Texte des Programmhefts", en: "Words of the booklet" },
    fields: {
      title: booklets.fields.title,
      introduction: booklets.fields.introduction,
      works: booklets.fields.works,
      biographies: booklets.fields.biographies,
    },
  },
} as const satisfies Record<HeadOwner, HeadDescription>;

export const hasHead = (ownerType: string): ownerType is HeadOwner =>
  Object.hasOwn(headDescriptions, ownerType);
