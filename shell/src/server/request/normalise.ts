import {
  isFallback,
  knownQuery,
  listQuery,
  match,
  type RouteMatch,
} from "@festival/contracts/routes";
import { presentPath } from "@festival/contracts/routes/former";

export type Normalised =
  | { kind: "redirect"; to: string; status: 301 | 302 }
  | { kind: "unknown" }
  | { kind: "route"; route: RouteMatch; url: string; query: Record<string, string> };

/**
 * Brings an address into the one form that the site knows it by: no doubled leading slashes, no
 * closing slash, the path that a live release declares, and of the query only what the route declares, in the declared
 * order.
 * @param rawUrl path and query as requested
 * @param rememberedLocale the language chosen on an earlier visit, where `/` leads
 * @example normalise("/de/magazin/?x=1", "de") => { kind: "redirect", to: "/de/magazin?x=1", status: 301 }
 */
export function normalise(rawUrl: string, rememberedLocale: string): Normalised {
  // a proxy's form, "http://host/path", or the "*" of OPTIONS: never a page of ours
  if (!/^[/\\]/.test(rawUrl)) return { kind: "unknown" };
  // browsers drop tabs and line ends from addresses: "/\t/evil.example" would lead there
  if (/[^\u0021-\u{10FFFF}]/u.test(rawUrl)) return { kind: "unknown" };
  const collapsed = rawUrl.replace(/^[/\\]+/, "/");
  const queryAt = collapsed.indexOf("?");
  const pathname = queryAt < 0 ? collapsed : collapsed.slice(0, queryAt);
  const search = queryAt < 0 ? "" : collapsed.slice(queryAt);
  if (pathname === "/")
    return { kind: "redirect", to: `/${rememberedLocale}${search}`, status: 302 };
  const bare = pathname.replace(/(?<!\/)\/+$/, "");
  if (bare !== pathname || collapsed !== rawUrl) {
    return { kind: "redirect", to: (bare || "/") + search, status: 301 };
  }
  const route = match(pathname);
  const gaveWay = !route || isFallback(route.name);
  const moved = gaveWay ? presentPath(pathname) : pathname;
  // the release that moved it may be taken back
  if (moved !== pathname) return { kind: "redirect", to: moved + search, status: 302 };
  // no text in the database can hold a NUL, so nothing has it in its address
  if (!route || /%00/.test(pathname)) return { kind: "unknown" };
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  const lists = listQuery(route.name);
  for (const name of knownQuery(route.name)) {
    // the boxes of a plain form come one by one
    const value =
      lists.includes(name) && given.has(name) ? given.getAll(name).join(",") : given.get(name);
    if (value !== null && !value.includes("\0")) query[name] = value;
  }
  const declared = new URLSearchParams(query).toString().replaceAll("%2C", ",");
  return { kind: "route", route, query, url: declared ? `${pathname}?${declared}` : pathname };
}
