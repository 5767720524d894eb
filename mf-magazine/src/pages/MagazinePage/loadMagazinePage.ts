import { apiPaths } from "@festival/contracts/apiPaths";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { ArticleListData } from "../../articles/articleListData.ts";
import { loadArticleList } from "../../articles/loadArticleList.ts";
import { navigationTags, readTags, tagsToRead, type TagLink } from "../../articles/tags.ts";
import { translate } from "../../texts.ts";

export interface MagazinePageData {
  list: ArticleListData;
  tags: TagLink[];
  feedHref: string;
}

/** The list stands without topics to narrow it to. */
async function tagsIfThere(api: ServerApi, locale: Locale): Promise<TagLink[]> {
  try {
    return navigationTags(tagsToRead(await readTags(api, locale), locale), null);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** One page of the magazine, newest articles first. */
export async function loadMagazinePage(
  request: PageRequest,
): Promise<LoadResult<MagazinePageData>> {
  const { api, locale } = request;
  const hrefOf = (language: Locale, page?: number) => href("magazine", language, {}, { page });
  const [list, tags] = await Promise.all([
    loadArticleList(request, null, (page) => hrefOf(locale, page)),
    tagsIfThere(api, locale),
  ]);
  const t = translate(locale);
  const { page } = list;
  const feedHref = apiPaths.articlesFeed(locale);
  return {
    kind: "page",
    data: { list, tags, feedHref },
    head: {
      title: page > 1 ? t("magazine.titleOfPage", { page }) : t("magazine.title"),
      description: t("magazine.description"),
      feeds: [{ title: t("magazine.title"), href: feedHref }],
    },
    alternates: localize((other) => hrefOf(other, page > 1 ? page : undefined)),
  };
}
