import { href, match, type RouteMatch, type RouteName } from "../routes.ts";
import { presentRoutes } from "./present.ts";
import { routes, type RouteTable } from "./table.ts";

// What the backend and stored texts link to was built with the contract's table. Where a release gives a screen another
// address, the one of the table leads on to it.

const built: RouteTable = routes;

/**
 * The screen whose address a path is in the table, where a live release has given it another one.
 * @param pathname as `match` takes it
 */
export function formerRoute(pathname: string): RouteMatch | undefined {
  const found = match(pathname, built);
  if (!found) return undefined;
  const present = presentRoutes()[found.name]?.path[found.locale];
  const isMoved = present !== undefined && present !== built[found.name]?.path[found.locale];
  return isMoved ? found : undefined;
}

/**
 * The address that a screen has now.
 * @param pathname of this site, such as the backend names it
 */
export function presentPath(pathname: string): string {
  const former = formerRoute(pathname);
  return former ? href(former.name, former.locale, former.params) : pathname;
}

/** Screens that live releases have added to those of the table. */
export function addedRoutes(): RouteName[] {
  return (Object.keys(presentRoutes()) as RouteName[]).filter((name) => !built[name]);
}
