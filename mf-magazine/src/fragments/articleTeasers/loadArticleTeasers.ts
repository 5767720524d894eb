import { getArticleTeasers, listArticles } from "@festival/contracts/calls/magazine";
import { ApiError } from "@festival/contracts/errors";
import type { Fragments, UncheckedProps } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { articleCard } from "../../articles/articleCardData.ts";
import type { ArticleTeasersData } from "./articleTeasersData.ts";

type Props = UncheckedProps<Fragments["mf-magazine"]["articleTeasers"]>;

/** More leave the page that they stand on behind. */
const mostRelated = 4;

/** What a page may tell of. */
const subjects = ["event", "artist", "ensemble", "work", "composer"] as const;

/** Filters of the list for the subjects among the props; none where the props name no subject. */
function filtersOf(props: Props): Record<string, number> | undefined {
  const given = subjects.filter((subject) => props[subject] !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(
    given.map((subject) => {
      const id = props[subject];
      if (typeof id === "number" && Number.isSafeInteger(id) && id > 0) return [subject, id];
      throw new ApiError("bad_request", `"${String(id)}" is no id of an ${subject}.`);
    }),
  );
}

/**
 * @param props nothing for the articles that staff has picked for the home page; `event`, an id, for
 *   those that speak of it; one of the other subjects, an id, for those that speak of a concert of theirs
 * @throws ApiError for what is no id: better no articles than those of the home page
 */
export async function loadArticleTeasers(
  props: Props,
  { api, locale }: FragmentContext,
): Promise<ArticleTeasersData> {
  const filters = filtersOf(props);
  const articles = filters
    ? (await api.get(listArticles, { ...filters })).results
    : (await api.get(getArticleTeasers)).articles;
  return {
    isRelated: filters !== undefined,
    articles: articles
      .slice(0, filters ? mostRelated : undefined)
      .map((article) => articleCard(article, locale)),
    magazineHref: href("magazine", locale),
  };
}
