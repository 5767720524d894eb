function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address by which a route is found, also where the path can't be decoded: its percent signs are taken
 * as they stand. So it reaches the pages, which know the original one, and gets the site's own error page.
 * @param url path and query as requested
 * @example decodableUrl("/de/100%?seite=2") => "/de/100%25?seite=2"
 */
export function decodableUrl(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  if (isDecodable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}
