import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import type { PlannedEvent } from "@festival/contracts/plan";
import { testPage } from "@festival/shared-ui/owner/testing";
import { BehaviorSubject } from "rxjs";

/** As much of the bus as what shows a plan asks of it. */
export function planBus(plan: readonly PlannedEvent[] = [], isOnline = true): Bus {
  return {
    plan$: new BehaviorSubject(plan),
    online$: new BehaviorSubject(isOnline),
    page$: new BehaviorSubject<Page>(testPage({ url: "/de", data: null })),
  } as Partial<Bus> as Bus;
}
