import type { Page } from "@festival/contracts/pageOwner";
import { href, routeAbove } from "@festival/contracts/routes";

/**
 * Where a page's readers go back to, if they have come from nowhere.
 * @returns undefined on the home page
 * @example pageAbove(an article) => "/de/magazin"
 */
export function pageAbove({
  locale,
  route: { name, params },
}: Pick<Page, "locale" | "route">): string | undefined {
  if (name === "home") return undefined;
  return href(routeAbove(name), locale, params);
}
