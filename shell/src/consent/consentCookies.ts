import {
  consentCookie,
  consentDays,
  isCurrent,
  parseConsent,
  provisionalConsent,
  writeConsent,
  type Consent,
} from "@festival/contracts/consent";
import type { PublicSettings } from "@festival/contracts/api/settings";

/** What asks and what is asked about; both come with the settings. */
export type ConsentSettings = Pick<
  PublicSettings,
  "consent_version" | "consent_services" | "tag_manager_id"
>;

/** What this browser's cookie says. */
function storedConsent(): Consent | null {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${consentCookie}=`));
  const value = pair?.slice(consentCookie.length + 1);
  try {
    return parseConsent(value && decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** What the visitor decided on the version that holds now; null where they are still to be asked. */
export function presentConsent(settings: Pick<ConsentSettings, "consent_version">): Consent | null {
  const consent = storedConsent();
  return isCurrent(consent, settings.consent_version) ? consent : null;
}

const attributes = () => `path=/; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;

function write(value: string, lifetime = ""): void {
  document.cookie = `${consentCookie}=${encodeURIComponent(value)}; ${attributes()}${lifetime}`;
}

/** At once, so that it holds without a network too; the server writes it again, for longer. */
export function keepConsent(consent: Consent): void {
  write(writeConsent(consent), `; max-age=${consentDays * 86_400}`);
}

/** Notes that an undecided visitor reads imprint or privacy; ends with the browser's session. */
export function keepProvisional(): void {
  if (!storedConsent()) write(provisionalConsent);
}

/** Cookies of our own, which stay after a withdrawal. */
const ours = /^(?:__Host-)?(?:festival_|csrftoken)/;

/**
 * Deletes what services of others have left in this site's cookies. They set them for the host or
 * for a domain above it, so all of these are tried.
 */
export function deleteForeignCookies(): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!name || ours.test(name)) continue;
    for (const domain of ["", ...domains.map((named) => `; domain=${named}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
