import type { ArticleCardData } from "./articleCardData.ts";

/** One page of the magazine, or of one of its topics. */
export interface ArticleListData {
  /** The topic's id; null for all articles. */
  tag: number | null;
  /** Of all pages together. */
  count: number;
  articles: ArticleCardData[];
  /** From 1. */
  page: number;
  pages: number;
  /** Address of each page, the first one first. */
  pageHrefs: string[];
}
