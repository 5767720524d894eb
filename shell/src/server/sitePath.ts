/** Stands for this site while an address is taken apart; never asked. */
const here = "http://this-site.invalid";

/**
 * Whether a browser would stay on this site when sent there. Browsers read `\\` as `/` and skip tabs
 * and line breaks, so their own rules decide, not the text.
 * @example isSitePath("/de?x=1") => true
 * @example isSitePath("//evil.example") => false
 */
export function isSitePath(to: string): boolean {
  return to.startsWith("/") && URL.canParse(to, here) && new URL(to, here).origin === here;
}
