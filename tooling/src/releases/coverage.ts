import { isOwner } from "@festival/contracts/containers";
import { locales } from "@festival/contracts/locales";
import type { Release } from "@festival/contracts/release";
import { rowsOf } from "@festival/contracts/release/declaredRoutes";
import { match } from "@festival/contracts/routes";

const fragmentPrefix = "./fragments/";

/**
 * What a release has and its trial did not render, as there was nothing to show.
 * @param rendered addresses, and fragments as `fragment NAME`
 * @example notRendered(release, ["/de/konzert-o-mat"]) => ["quizStart (en)", …]
 */
export function notRendered(
  { name, browser, routes }: Pick<Release, "name" | "browser" | "routes">,
  rendered: readonly string[],
): string[] {
  if (name === "shell" || !isOwner(name)) return [];
  const rows = rowsOf(name, { routes });
  const found = rendered.map((url) => match(new URL(url, "http://localhost").pathname, rows));
  const visitors = Object.keys(rows).filter((route) => !rows[route]?.forStaff);
  const screens = visitors.flatMap((route) =>
    locales
      .filter((locale) => !found.some((one) => one?.name === route && one.locale === locale))
      .map((locale) => `${route} (${locale})`),
  );
  const fragments = Object.keys(browser.exposes)
    .filter((exposed) => exposed.startsWith(fragmentPrefix))
    .map((exposed) => `fragment ${exposed.slice(fragmentPrefix.length)}`)
    .filter((fragment) => !rendered.includes(fragment));
  return [...screens, ...fragments];
}
