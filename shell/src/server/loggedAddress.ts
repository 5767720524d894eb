/** Secrets that links of mails carry in their address. */
const secret = /([?&]token=)[^&#\s]*/g;

/**
 * An address as it may stand in the log.
 * @example loggedAddress("/de/newsletter?token=abc&step=confirm") => "/de/newsletter?token=…&step=confirm"
 */
export function loggedAddress(url: string): string {
  return url.replaceAll(secret, "$1…");
}
