import { listArticles, listTags } from "@festival/contracts/calls/magazine";
import type { FragmentContext } from "@festival/contracts/pageOwner";

export async function probeArticle({ api, locale }: FragmentContext) {
  const { results } = await api.get(listArticles);
  const [first] = results;
  return first ? { slug: first.slug[locale], id: first.id } : null;
}

export async function probeTag({ api, locale }: FragmentContext) {
  const tags = await api.get(listTags);
  const first = tags.find(({ article_count }) => article_count > 0);
  return first ? { slug: first.slug[locale], id: first.id } : null;
}
