import { apiPaths } from "@festival/contracts/apiPaths";
import type { ArticleListPage } from "@festival/contracts/api/magazine";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { readTags } from "./tags.ts";

export async function probeArticle({ api, locale }: FragmentContext) {
  const { results } = await api.get<ArticleListPage>(apiPaths.articles(locale));
  const [first] = results;
  return first ? { slug: first.slug[locale], id: first.id } : null;
}

export async function probeTag({ api, locale }: FragmentContext) {
  const tags = await readTags(api, locale);
  const first = tags.find(({ article_count }) => article_count > 0);
  return first ? { slug: first.slug[locale], id: first.id } : null;
}
