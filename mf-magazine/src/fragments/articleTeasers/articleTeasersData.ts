import type { ArticleCardData } from "../../articles/articleCardData.ts";

/** What the fragment shows, ready to read. */
export interface ArticleTeasersData {
  /** Whether they are about something that the page tells of, instead of the newest. */
  isRelated: boolean;
  articles: ArticleCardData[];
  magazineHref: string;
}
