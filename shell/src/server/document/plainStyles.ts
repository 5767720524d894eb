import type { LoadedComposition } from "../releases/composition.ts";

export const offlineStylePath = "/offline.css";

/** Style sheets of pages without any part of a remote: the site's own, with its letters and colours, and one more. */
export function plainStyles({ shell }: LoadedComposition): string[] {
  const site = shell.release.browser.exposes["./shell"]?.styles ?? [];
  return [...site.map((file) => shell.base + file), offlineStylePath];
}
