import type { ConsentService } from "@festival/contracts/consent";
import { useOwner } from "../../owner/ownerContext.ts";
import { useBusValue } from "../../owner/useBusValue.ts";

/**
 * Whether the visitor lets a service be loaded everywhere. No visitor has on the server, nor while
 * hydrating: kept pages know nothing of who reads them.
 */
export function useConsent(service: ConsentService): boolean {
  return useBusValue(useOwner().bus?.consent$, null)?.services.includes(service) ?? false;
}

/** False while the browser has no network. */
export function useOnline(): boolean {
  return useBusValue(useOwner().bus?.online$, true);
}
