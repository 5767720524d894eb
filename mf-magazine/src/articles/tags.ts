import type { ListedTag, Tag } from "@festival/contracts/api/magazine";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";

/** A topic to follow. */
export interface TagLink {
  id: number;
  name: string;
  href: string;
}

/** A topic in the list of all. */
export interface CountedTagLink extends TagLink {
  /** How many articles there are to read. */
  articles: number;
}

export function tagHref(
  { id, slug }: Pick<Tag, "id" | "slug">,
  locale: Locale,
  page?: number,
): string {
  return href("magazineTag", locale, { slug: slug[locale], id }, { page });
}

export function tagLink(tag: Tag, locale: Locale): TagLink {
  return { id: tag.id, name: tag.name, href: tagHref(tag, locale) };
}

/** The topics that there is something to read of, by name. */
export function tagsToRead(tags: readonly ListedTag[], locale: Locale): CountedTagLink[] {
  return tags
    .filter(({ article_count }) => article_count > 0)
    .map((tag) => ({ ...tagLink(tag, locale), articles: tag.article_count }));
}

/** More are for the list of all. */
const mostInNavigation = 8;

/**
 * The topics that stand above a list: those with most to read, by name, and the present one in any case.
 * @param present id of the topic that the list is of
 */
export function navigationTags(tags: readonly CountedTagLink[], present: number | null): TagLink[] {
  const isPresent = ({ id }: TagLink) => id === present;
  const chosen = tags
    .toSorted((a, b) => Number(isPresent(b)) - Number(isPresent(a)) || b.articles - a.articles)
    .slice(0, mostInNavigation);
  return tags
    .filter((tag) => chosen.includes(tag))
    .map(({ id, name, href: address }) => ({ id, name, href: address }));
}
