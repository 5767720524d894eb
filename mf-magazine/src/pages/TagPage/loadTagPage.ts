import type { Tag } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { getArticlesFeed, listTags } from "@festival/contracts/calls/magazine";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import type { ArticleListData } from "../../articles/articleListData.ts";
import { loadArticleList } from "../../articles/loadArticleList.ts";
import { navigationTags, tagHref, tagsToRead, type TagLink } from "../../articles/tags.ts";
import { translate } from "../../texts.ts";

export interface TagPageData {
  name: string;
  list: ArticleListData;
  tags: TagLink[];
  feedHref: string;
}

function headOf(tag: Tag, { page }: ArticleListData, locale: Locale) {
  const t = translate(locale);
  const { name } = tag;
  return {
    title: page > 1 ? t("tag.titleOfPage", { name, page }) : t("tag.title", { name }),
    description: t("tag.description", { name }),
    feeds: [
      {
        title: t("tag.title", { name }),
        href: addressOf(getArticlesFeed, { locale, tag: tag.id }),
      },
      { title: t("magazine.title"), href: addressOf(getArticlesFeed, { locale }) },
    ],
    trail: [
      { name: t("magazine.title"), href: href("magazine", locale) },
      { name: t("tags.title"), href: href("magazineTags", locale) },
      { name, href: tagHref(tag, locale) },
    ],
  };
}

/** One page of a topic's articles. */
export async function loadTagPage(request: PageRequest): Promise<LoadResult<TagPageData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no topic's id.`);
  const known = await api.get(listTags);
  const tag = known.find((one) => one.id === id);
  if (!tag) throw new ApiError("not_found", `Topic not found: id ${id}.`);
  const list = await loadArticleList(request, id, (page) => tagHref(tag, locale, page));
  const { page } = list;
  const addressIn = (language: Locale) => tagHref(tag, language, page > 1 ? page : undefined);
  if (route.params.slug !== tag.slug[locale]) {
    return { kind: "redirect", status: 301, to: addressIn(locale) };
  }
  return {
    kind: "page",
    data: {
      name: tag.name,
      list,
      tags: navigationTags(tagsToRead(known, locale), id),
      feedHref: addressOf(getArticlesFeed, { locale, tag: id }),
    },
    head: headOf(tag, list, locale),
    alternates: localize(addressIn),
  };
}
