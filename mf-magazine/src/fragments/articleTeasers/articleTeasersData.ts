import type { ArticleCardData } from "../../articles/articleCardData.ts";

/** What the fragment shows, ready to read. */
export interface ArticleTeasersData {
  articles: ArticleCardData[];
  magazineHref: string;
}
