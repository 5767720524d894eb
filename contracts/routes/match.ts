import type { OwnerName } from "../containers.ts";
import { isLocale, locales, type Locale } from "../locales.ts";
import { definition, routeNames, type RouteName } from "./table.ts";

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
  where: Readonly<Record<string, RegExp>>;
}

function compile(name: RouteName, locale: Locale): CompiledRoute {
  const names: string[] = [];
  const source = definition(name)
    .path[locale].split("/")
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
    name,
    owner: definition(name).owner,
    locale,
    pattern: new RegExp(`^/${locale}${source}$`),
    names,
    where: definition(name).where ?? {},
  };
}

const compiled = locales.flatMap((locale) => routeNames.map((name) => compile(name, locale)));

/** What paths are compared with, for the check that all of it takes linear time. */
export const routePatterns: readonly RegExp[] = compiled.map(({ pattern }) => pattern);

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
 * @returns undefined when the path has no language prefix or is not decodable
 * @example match("/en/magazine/tag") => { name: "magazineTags", owner: "mf-magazine", locale: "en", params: {} }
 */
export function match(pathname: string): RouteMatch | undefined {
  if (!isLocale(pathname.split("/")[1])) return undefined;
  for (const route of compiled) {
    const found = route.pattern.exec(pathname);
    if (!found) continue;
    const values = route.names.map((_, index) => decode(found[index + 1] ?? ""));
    if (values.includes(undefined)) return undefined;
    const params = Object.fromEntries(
      route.names.map((name, index) => [name, values[index] ?? ""]),
    );
    if (Object.entries(route.where).some(([name, form]) => !form.test(params[name] ?? "")))
      continue;
    return { name: route.name, owner: route.owner, locale: route.locale, params };
  }
  return undefined;
}
