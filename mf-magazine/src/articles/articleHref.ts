import type { ArticleTeaser } from "@festival/contracts/api/magazine";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";

export function articleHref({ id, slug }: Pick<ArticleTeaser, "id" | "slug">, locale: Locale) {
  return href("article", locale, { slug: slug[locale], id });
}
