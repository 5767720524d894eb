import { getNewsletter } from "@festival/contracts/calls/newsletter";
import type { Fragments } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { orNull } from "../../form/orNull.ts";
import type { NewsletterTeaserData } from "./newsletterTeaserData.ts";

/** The newsletter in the words that staff gave its form; null where the site has no newsletter. */
export async function loadNewsletterTeaser(
  _props: Fragments["mf-forms"]["newsletterTeaser"],
  { api, locale }: FragmentContext,
): Promise<NewsletterTeaserData | null> {
  const offer = await orNull(api.get(getNewsletter));
  return offer && { title: offer.title, intro: offer.intro, href: href("newsletter", locale) };
}
