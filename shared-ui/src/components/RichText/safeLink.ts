export interface SafeLink {
  href: string;
  target?: "_blank";
  rel?: string;
}

/**
 * Attributes of a link whose address staff typed.
 * @returns undefined unless the address is http, https, mailto, tel or a path or anchor of this site
 * @example safeLink("/de/magazin") => { href: "/de/magazin" }
 * @example safeLink("javascript:alert(1)") => undefined
 */
export function safeLink(address: string, newWindow = false): SafeLink | undefined {
  const href = address.trim();
  const ownPath = /^(?:\/(?![/\\])|#|\?)/.test(href);
  const external = /^https?:\/\//i.test(href);
  if (!ownPath && !external && !/^(?:mailto|tel):/i.test(href)) return undefined;
  return {
    href,
    ...(newWindow ? { target: "_blank" as const } : {}),
    ...(newWindow || external ? { rel: "noopener noreferrer" } : {}),
  };
}

/** True for an address on another host. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address.trim());
}
