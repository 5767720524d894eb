import type { NavigationEntry } from "@festival/contracts/api/content";
import { match } from "@festival/contracts/routes";

type Current = "page" | "true" | undefined;

/** `page` where the address is the entry's own, `true` where it lies below it. */
function currentAddress(address: string | null, path: string): Current {
  if (!address) return undefined;
  if (path === address) return "page";
  const isHome = match(address)?.name === "home";
  return !isHome && path.startsWith(`${address}/`) ? "true" : undefined;
}

/**
 * Whether a menu entry leads to the page being shown (`page`), or to one above it (`true`): by its
 * own address, or by that of an entry below it.
 * @param pageUrl path and query
 * @example currentEntry({ title: "Magazin", url: "/de/magazin", children: [] }, "/de/magazin/tag") => "true"
 */
export function currentEntry(entry: NavigationEntry, pageUrl: string): Current {
  const path = pageUrl.split(/[?#]/)[0] ?? "";
  const own = currentAddress(entry.url, path);
  if (own) return own;
  return entry.children.some(({ url }) => currentAddress(url, path)) ? "true" : undefined;
}

/** As `currentEntry`, for an entry below another: what its siblings say better it leaves to them. */
export function currentChild(
  entry: NavigationEntry,
  siblings: readonly NavigationEntry[],
  pageUrl: string,
): Current {
  const current = currentEntry(entry, pageUrl);
  const better = siblings.some(
    ({ url, children }) =>
      (url?.length ?? 0) > (entry.url?.length ?? 0) &&
      currentEntry({ title: "", url, children }, pageUrl),
  );
  return better ? undefined : current;
}
