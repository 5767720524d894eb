import { match, parseId, type RouteName } from "@festival/contracts/routes";
import { redirectPath } from "../../redirects/redirectPath.ts";

/** What content can name: a record by its id or slug, or a page by its path. */
export interface Target {
  /** As records are named elsewhere, such as "event"; "path" for pages, whose paths change. */
  kind: string;
  /** Its id, a form's slug, or a path with its language, decoded and without a closing slash. */
  key: string;
}

/** Screens of one record each, by what they show and the parameter that names it. */
const screens: Partial<Record<RouteName, { kind: string; parameter: string }>> = {
  event: { kind: "event", parameter: "id" },
  eventBooklet: { kind: "event", parameter: "id" },
  article: { kind: "article", parameter: "id" },
  artist: { kind: "artist", parameter: "id" },
  venue: { kind: "venue", parameter: "id" },
  work: { kind: "work", parameter: "id" },
  composer: { kind: "composer", parameter: "id" },
  teamMember: { kind: "team-member", parameter: "id" },
  magazineTag: { kind: "tag", parameter: "id" },
  form: { kind: "form", parameter: "slug" },
};

/**
 * What an address leads to.
 * @returns undefined for other sites, for anchors and for screens that are always there
 * @example targetOfLink("/de/programm-tickets/nachtstuecke/7#karten") => { kind: "event", key: "7" }
 */
export function targetOfLink(address: string): Target | undefined {
  if (!address.startsWith("/") || address.startsWith("//")) return undefined;
  const path = redirectPath(address);
  if (path === undefined) return { kind: "path", key: address };
  const found = match(encodeURI(path));
  if (!found || found.name === "home") return undefined;
  // a generic page wins over the ensemble of the same path
  if (found.name === "page" || found.name === "ensemble") return { kind: "path", key: path };
  const screen = screens[found.name];
  if (!screen) return undefined;
  const value = found.params[screen.parameter] ?? "";
  const isId = screen.parameter !== "id" || parseId(value) !== undefined;
  return isId ? { kind: screen.kind, key: value } : { kind: "path", key: path };
}

export const targetName = ({ kind, key }: Target): string =>
  kind === "path" ? key : `${kind}:${key}`;
