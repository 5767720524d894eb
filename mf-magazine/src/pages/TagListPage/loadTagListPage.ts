import { addressOf } from "@festival/contracts/calls/call";
import { getArticlesFeed, listTags } from "@festival/contracts/calls/magazine";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { tagsToRead, type CountedTagLink } from "../../articles/tags.ts";
import { translate } from "../../texts.ts";

export interface TagListPageData {
  /** By name; only those that there is something to read of. */
  tags: CountedTagLink[];
}

/** All topics of the magazine. */
export async function loadTagListPage({
  api,
  locale,
}: PageRequest): Promise<LoadResult<TagListPageData>> {
  const t = translate(locale);
  const tags = tagsToRead(await api.get(listTags), locale);
  return {
    kind: "page",
    data: { tags },
    head: {
      title: t("tags.titleOfPage"),
      description: t("tags.description"),
      feeds: [{ title: t("magazine.title"), href: addressOf(getArticlesFeed, { locale }) }],
      trail: [
        { name: t("magazine.title"), href: href("magazine", locale) },
        { name: t("tags.title"), href: href("magazineTags", locale) },
      ],
    },
    alternates: localize((other) => href("magazineTags", other)),
  };
}
