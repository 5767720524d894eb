import type { Page } from "@festival/contracts/pageOwner";
import { href, type RouteName } from "@festival/contracts/routes";

/** Of each kind of page, the list that it belongs to; those of no list stand below the home page. */
const lists: Partial<Record<RouteName, RouteName>> = {
  event: "programme",
  programmeChanges: "programme",
  artist: "programme",
  ensemble: "programme",
  venue: "venues",
  article: "magazine",
  magazineTags: "magazine",
  magazineTag: "magazine",
  quizQuestion: "quizStart",
  quizResult: "quizStart",
  teamMember: "team",
  form: "forms",
};

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
  if (name === "eventBooklet") return href("event", locale, params);
  return href(lists[name] ?? "home", locale);
}
