import { isLegalPath } from "@festival/contracts/privacy/legalPages";
import type { Page } from "@festival/contracts/pageOwner";
import { takesSecrets } from "@festival/contracts/routes";
import type { ConsentSettings } from "./consentCookies.ts";

/**
 * Whether a page asks the undecided for their consent. Films, maps and the like ask in their own
 * place; only statistics, which have none, ask at the door. The legal pages and the page of the
 * settings are left alone, and so is the booklet, which is read in a dark hall.
 */
export function asksForConsent(
  settings: Pick<ConsentSettings, "tag_manager_id"> | null,
  { route, url }: Pick<Page, "route" | "url">,
): boolean {
  if (!settings?.tag_manager_id) return false;
  if (route.name === "cookieSettings" || route.name === "eventBooklet") return false;
  return !takesSecrets(route.name) && !isLegalPath(url.split("?")[0] ?? "");
}
