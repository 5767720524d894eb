/** Stands for this site while an address is taken apart; never asked. */
const here = "http://this-site.invalid";

/**
 * Where on this site a browser goes that is sent to an address. Browsers read `\\` as `/` and skip tabs and
 * line breaks, so their own rules decide, not the text; no page of ours links to an address with such a character.
 * @returns path, query and hash, encoded as a header wants them; undefined for another site's address
 * @example sitePath("/de/früher?x=1") => "/de/fr%C3%BCher?x=1"
 * @example sitePath("//evil.example") => undefined
 */
export function sitePath(to: string): string | undefined {
  if (!to.startsWith("/") || /[\u0000-\u001f\u007f]/.test(to) || !URL.canParse(to, here))
    return undefined;
  const { origin, pathname, search, hash } = new URL(to, here);
  return origin === here ? pathname + search + hash : undefined;
}
