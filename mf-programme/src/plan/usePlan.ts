import type { PlannedEvent } from "@festival/contracts/plan";
import { useBus, useBusValue } from "@festival/shared-ui/owner";

/** What the visitor has marked; null where nothing can be known of it: on the server, and until scripts run. */
export function usePlan(): readonly PlannedEvent[] | null {
  return useBusValue(useBus()?.plan$, null);
}
