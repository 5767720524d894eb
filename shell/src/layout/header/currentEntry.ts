import { match } from "@festival/contracts/routes";

/**
 * Whether a menu entry leads to the page being shown, or to one it lies below.
 * @param entryUrl path with language; null for an entry without a link
 * @param pageUrl path and query
 * @example currentEntry("/de/magazin", "/de/magazin/tag") => "true"
 */
export function currentEntry(
  entryUrl: string | null,
  pageUrl: string,
): "page" | "true" | undefined {
  if (!entryUrl) return undefined;
  const path = pageUrl.split(/[?#]/)[0] ?? "";
  if (path === entryUrl) return "page";
  const isHome = match(entryUrl)?.name === "home";
  return !isHome && path.startsWith(`${entryUrl}/`) ? "true" : undefined;
}
