/**
 * Whether staff may store an address as a link, and visitors may be led there: a web or mail address, a
 * telephone number, or a path, an anchor or a query of this site. Spaces around it must be cut off before.
 * @example isSafeLink("/de/magazin") => true
 * @example isSafeLink("javascript:alert(1)") => false
 */
export function isSafeLink(address: string): boolean {
  // browsers drop tabs and line breaks inside an address, and read a backslash as a slash
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false;
  // two slashes lead to another host
  if (address.startsWith("/")) return !address.startsWith("//");
  if (/^(?:[#?]|mailto:.|tel:.)/i.test(address)) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
