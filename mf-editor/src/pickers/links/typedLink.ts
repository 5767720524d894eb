import { isSafeLink } from "@festival/contracts/safeLink";

/**
 * Whether what is typed is meant as words to search for, not as an address.
 * @example isMeantAsWords("eröffnung am") => true
 * @example isMeantAsWords("www.example.org") => false
 */
export function isMeantAsWords(text: string): boolean {
  const typed = text.trim();
  if (typed === "" || isSafeLink(typed) || /^[/#?]/.test(typed)) return false;
  const isHost = !/\s/.test(typed) && typed.includes(".");
  return !isHost && !/^[\w+.-]+:/.test(typed) && !typed.includes("@");
}

/**
 * The address that was probably meant by one that is none yet.
 * @example meantAddress("www.example.org/a") => "https://www.example.org/a"
 * @example meantAddress("post@example.org") => "mailto:post@example.org"
 */
export function meantAddress(text: string): string | undefined {
  const typed = text.trim();
  if (isSafeLink(typed)) return undefined;
  const isMail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed) && !typed.includes("/");
  const isHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed);
  const meant = isMail ? `mailto:${typed}` : isHost ? `https://${typed}` : undefined;
  return meant !== undefined && isSafeLink(meant) ? meant : undefined;
}
