import type { OwnerName } from "../containers.ts";
import { isLocale, locales, type Locale } from "../locales.ts";
import { presentRoutes } from "./present.ts";
import type { RouteDefinition, RouteName, RouteTable } from "./table.ts";

export interface RouteMatch {
  name: RouteName;
  owner: OwnerName;
  locale: Locale;
  /** Decoded path parameters; the rest of a generic page's path is `path`, without slashes around. */
  params: Record<string, string>;
}

interface CompiledRoute {
  name: RouteName;
  owner: OwnerName;
  locale: Locale;
  pattern: RegExp;
  names: readonly string[];
  where: readonly (readonly [parameter: string, form: RegExp])[];
}

function compile(name: string, route: RouteDefinition, locale: Locale): CompiledRoute {
  const names: string[] = [];
  const source = route.path[locale]
    .split("/")
    .slice(1)
    .map((segment) => {
      if (segment === "*") {
        names.push("path");
        return "/(.+)";
      }
      if (segment.startsWith(":")) {
        names.push(segment.slice(1));
        return "/([^/]+)";
      }
      return `/${segment}`;
    })
    .join("");
  return {
    name: name as RouteName,
    owner: route.owner,
    locale,
    pattern: new RegExp(`^/${locale}${source}$`),
    names,
    where: Object.entries(route.where ?? {}).map(([key, form]) => [key, new RegExp(form)]),
  };
}

const compiledTables = new WeakMap<RouteTable, readonly CompiledRoute[]>();

function compiled(table: RouteTable): readonly CompiledRoute[] {
  let found = compiledTables.get(table);
  if (!found) {
    found = locales.flatMap((locale) =>
      Object.entries(table).map(([name, route]) => compile(name, route, locale)),
    );
    compiledTables.set(table, found);
  }
  return found;
}

/** What paths are compared with, for the check that all of it takes linear time. */
export function routePatterns(): RegExp[] {
  return compiled(presentRoutes()).flatMap(({ pattern, where }) => [
    pattern,
    ...where.map(([, form]) => form),
  ]);
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Finds the screen of a path.
 * @param pathname path without query and hash, as it stands in the address (percent-encoded)
 * @param table by default the one that this process or document goes by
 * @returns undefined when the path has no language prefix or is not decodable
 * @example match("/en/magazine/tag") => { name: "magazineTags", owner: "mf-magazine", locale: "en", params: {} }
 */
export function match(
  pathname: string,
  table: RouteTable = presentRoutes(),
): RouteMatch | undefined {
  if (!isLocale(pathname.split("/")[1])) return undefined;
  for (const route of compiled(table)) {
    const found = route.pattern.exec(pathname);
    if (!found) continue;
    const values = route.names.map((_, index) => decode(found[index + 1] ?? ""));
    if (values.includes(undefined)) return undefined;
    const params = Object.fromEntries(
      route.names.map((name, index) => [name, values[index] ?? ""]),
    );
    if (route.where.some(([name, form]) => !form.test(params[name] ?? ""))) continue;
    return { name: route.name, owner: route.owner, locale: route.locale, params };
  }
  return undefined;
}
