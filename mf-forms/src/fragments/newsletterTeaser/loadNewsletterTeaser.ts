import { apiPaths } from "@festival/contracts/apiPaths";
import type { NewsletterOffer } from "@festival/contracts/api/newsletter";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { NewsletterTeaserData } from "./newsletterTeaserData.ts";

/** The newsletter in the words that staff gave its form. */
export async function loadNewsletterTeaser(
  _props: Record<string, unknown>,
  { api, locale }: FragmentContext,
): Promise<NewsletterTeaserData> {
  const { title, intro } = await api.get<NewsletterOffer>(apiPaths.newsletter(locale));
  return { title, intro, href: href("newsletter", locale) };
}
