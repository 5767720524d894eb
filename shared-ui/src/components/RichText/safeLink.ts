import { isSafeLink } from "@festival/contracts/safeLink";

export interface SafeLink {
  href: string;
  target?: "_blank";
  rel?: string;
}

/**
 * Attributes of a link whose address staff typed.
 * @returns undefined unless `isSafeLink` allows it
 * @example safeLink("/de/magazin") => { href: "/de/magazin" }
 * @example safeLink("javascript:alert(1)") => undefined
 */
export function safeLink(address: string, newWindow = false): SafeLink | undefined {
  const href = address.trim();
  if (!isSafeLink(href)) return undefined;
  return {
    href,
    ...(newWindow ? { target: "_blank" as const } : {}),
    // which implies noopener
    ...(newWindow || isExternal(href) ? { rel: "noreferrer" } : {}),
  };
}

/** @example phoneHref("+49 30 123-4") => "tel:+49301234" */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** True for an address on another host. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address.trim());
}
