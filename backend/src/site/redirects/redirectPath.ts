/**
 * The path under which a redirect is looked for: decoded, without query, hash and closing slashes.
 * @returns undefined where it cannot be decoded
 * @example redirectPath("/de/%C3%BCber-uns/?a=1") => "/de/über-uns"
 */
export function redirectPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? "");
    return path.normalize("NFC").replace(/(?<!\/)\/+$/, "");
  } catch {
    return undefined;
  }
}
