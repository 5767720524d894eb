import type { ArticleRow } from "./magazine.repository.ts";

/**
 * When readers saw an article change last: what was published before it was due is new on that day.
 * @param published when the sections of articles were published last, by the article's id
 */
export function lastChange(
  { id, publishedAt }: Pick<ArticleRow, "id" | "publishedAt">,
  published: ReadonlyMap<number, Date>,
): Date {
  const changed = published.get(id);
  return changed && changed > publishedAt ? changed : publishedAt;
}
