import type { Page } from "@festival/contracts/pageOwner";
import { href, routes } from "@festival/contracts/routes";

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
  const route = routes[name];
  return href("above" in route ? route.above : "home", locale, params);
}
