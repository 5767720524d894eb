import type { Image } from "@festival/contracts/api/common";
import type { ArticleTeaser } from "@festival/contracts/api/magazine";
import type { Locale } from "@festival/contracts/locales";
import { bindWords } from "@festival/shared-ui/bindWords";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import { articleHref } from "./articleHref.ts";

export interface ByLineData {
  author: string;
  /** Calendar day for `<time>`. */
  date: string;
  dateLong: string;
  readingMinutes: number;
}

/** An article as a list shows it, ready to read. */
export interface ArticleCardData extends ByLineData {
  id: number;
  href: string;
  /** The line above the title: what kind of text it is. */
  kind: string;
  title: string;
  teaser: string;
  image: Image | null;
}

/** Server only: words dates. */
export function byLine(article: ArticleTeaser, locale: Locale): ByLineData {
  const { date, dateLong } = describeMoment(article.published_at, locale);
  return {
    author: article.author,
    date,
    dateLong,
    readingMinutes: article.reading_minutes,
  };
}

/** Server only: words dates. */
export function articleCard(article: ArticleTeaser, locale: Locale): ArticleCardData {
  return {
    ...byLine(article, locale),
    id: article.id,
    href: articleHref(article, locale),
    kind: article.pretitle || (article.category?.category ?? ""),
    title: bindWords(article.title),
    teaser: article.teaser,
    image: article.image_obj,
  };
}
