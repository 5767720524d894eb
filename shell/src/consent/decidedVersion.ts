import { consentCookie } from "@festival/contracts/consent";

/**
 * The version of the consent settings that a browser's cookie decides on, NaN for none. It runs before
 * the first paint, so it reads this one number and not the whole decision, as `parseConsent` does.
 * @param cookies `document.cookie`
 */
export function decidedVersion(cookies: string): number {
  const start = `; ${cookies}`.indexOf(`; ${consentCookie}=`);
  const [value = ""] = cookies.slice(start + consentCookie.length + 1).split(";");
  try {
    return start < 0 ? NaN : Number(JSON.parse(decodeURIComponent(value)).version);
  } catch {
    return NaN;
  }
}
