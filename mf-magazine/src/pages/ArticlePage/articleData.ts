import type { Image } from "@festival/contracts/api/common";
import type { Section } from "@festival/contracts/api/content";
import type { ArticleCardData, ByLineData } from "../../articles/articleCardData.ts";
import type { TagLink } from "../../articles/tags.ts";

/** A concert that the article speaks of, in few words. */
export interface MentionedConcert {
  id: number;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  when: string;
  href: string;
}

export interface ArticlePageData {
  kind: string;
  title: string;
  teaser: string;
  byLine: ByLineData;
  image: Image | null;
  sections: Section[];
  tags: TagLink[];
  /** Shown where the programme's own list of them is not available. */
  concerts: MentionedConcert[];
  /** What to read next; may be empty. */
  more: ArticleCardData[];
  magazineHref: string;
}

/** The places of the page that others fill. */
export const slots = { concerts: "concerts", newsletter: "newsletter" } as const;
