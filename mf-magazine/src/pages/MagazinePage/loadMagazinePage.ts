import { addressOf } from "@festival/contracts/calls/call";
import { getArticlesFeed, listTags } from "@festival/contracts/calls/magazine";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { ArticleListData } from "../../articles/articleListData.ts";
import { loadArticleList } from "../../articles/loadArticleList.ts";
import { navigationTags, tagsToRead, type TagLink } from "../../articles/tags.ts";
import { translate } from "../../texts.ts";

export interface MagazinePageData {
  list: ArticleListData;
  tags: TagLink[];
  feedHref: string;
}

/** The list stands without topics to narrow it to. */
async function tagLinks(api: ServerApi, locale: Locale): Promise<TagLink[]> {
  const tags = await api.optional(listTags);
  return tags ? navigationTags(tagsToRead(tags, locale), null) : [];
}

/** One page of the magazine, newest articles first. */
export async function loadMagazinePage(
  request: PageRequest,
): Promise<LoadResult<MagazinePageData>> {
  const { api, locale } = request;
  const hrefOf = (language: Locale, page?: number) => href("magazine", language, {}, { page });
  const [list, tags] = await Promise.all([
    loadArticleList(request, null, (page) => hrefOf(locale, page)),
    tagLinks(api, locale),
  ]);
  const t = translate(locale);
  const { page } = list;
  const feedHref = addressOf(getArticlesFeed, { locale });
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
