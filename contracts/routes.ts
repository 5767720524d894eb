import type { OwnerName } from "./containers.ts";
import type { Locale } from "./locales.ts";
import { definition, presentRoutes } from "./routes/present.ts";
import { commonQuery, routes, type RouteName } from "./routes/table.ts";

// releases of contract 3 take these from here
export { flagFilters, idsFilters } from "./programme/filters.ts";
export const routeNames = Object.keys(routes) as RouteName[];

// remotes get all of this from the shell, which shares it at run time: so all of them know the same addresses
export { match, type RouteMatch } from "./routes/match.ts";
export { takeDeclaredRoutes } from "./routes/present.ts";
export { commonQuery, routes, type RouteName, type RoutesOf } from "./routes/table.ts";

/** The screens of the site, those that live releases have added too. */
export function screenNames(): RouteName[] {
  return Object.keys(presentRoutes()) as RouteName[];
}

/** Whose screen it is. */
export function ownerOf(name: RouteName): OwnerName {
  return definition(name).owner;
}

/** The screen whose address is one level up. */
export function routeAbove(name: RouteName): RouteName {
  return (definition(name).above ?? "home") as RouteName;
}

/** Whether it is nothing for visitors. */
export function isForStaff(name: RouteName): boolean {
  return definition(name).forStaff === true;
}

/** Whether it gives way to every other route. */
export function isFallback(name: RouteName): boolean {
  return definition(name).isFallback === true;
}

/** The screens of an owner that visitors can open. */
export function visitorRoutes(owner: OwnerName): RouteName[] {
  return screenNames().filter((name) => ownerOf(name) === owner && !isForStaff(name));
}

/** Whether a route has more than one address in each language. */
export function hasParameters(name: RouteName): boolean {
  return /[:*]/.test(definition(name).path.de);
}

/** The screens with a single address in each language that the sitemap names. */
export function listedRoutes(): RouteName[] {
  return screenNames().filter(
    (name) => definition(name).inSitemap !== false && !isForStaff(name) && !hasParameters(name),
  );
}

/** Whether passwords or codes are posted to a screen. */
export function takesSecrets(name: RouteName): boolean {
  return definition(name).takesSecrets === true;
}

/** Whether what is posted to a screen may hold files. */
export function takesFiles(name: RouteName): boolean {
  return definition(name).takesFiles === true;
}

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/**
 * The address of a screen, path and query, without host.
 * @param params values for the route's path parameters; a generic page takes `path`
 * @param query written in the given order; undefined, empty and false values are left out, lists joined by commas
 * @throws Error when a path parameter is missing
 * @example href("event", "de", { slug: "nachtstuecke", id: 7 }) => "/de/programm-tickets/nachtstuecke/7"
 */
export function href(
  name: RouteName,
  locale: Locale,
  params: Record<string, string | number> = {},
  query: Record<string, QueryValue> = {},
): string {
  const value = (key: string): string => {
    const given = params[key];
    if (given === undefined || given === "") throw new Error(`Route ${name} needs "${key}".`);
    return String(given);
  };
  const path = definition(name)
    .path[locale].split("/")
    .map((segment) => {
      if (segment === "*") return value("path").split("/").map(encodeURIComponent).join("/");
      return segment.startsWith(":") ? encodeURIComponent(value(segment.slice(1))) : segment;
    })
    .join("/");
  const search = Object.entries(query)
    .map(([key, given]) => [key, Array.isArray(given) ? given.join(",") : given] as const)
    .filter(([, given]) => given !== undefined && given !== "" && given !== false)
    .map(([key, given]) => `${key}=${encodeURIComponent(String(given)).replaceAll("%2C", ",")}`)
    .join("&");
  return `/${locale}${path}${search ? `?${search}` : ""}`;
}

/** The route's path with its language, in react-router's notation, for an owner's `<Route path>`. */
export function routerPath(name: RouteName, locale: Locale): string {
  return `/${locale}${definition(name).path[locale]}`;
}

/** The query parameters that a screen reads, those of every screen included. */
export function knownQuery(name: RouteName): readonly string[] {
  return [...definition(name).query, ...commonQuery];
}

/** Those of them that hold several values, with commas between them. */
export function listQuery(name: RouteName): readonly string[] {
  return definition(name).lists ?? [];
}

/**
 * A path parameter that must be a database id.
 * @returns undefined unless it is a positive whole number that PostgreSQL's integer can hold
 */
export function parseId(value: string | undefined): number | undefined {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= 2_147_483_647 ? id : undefined;
}
