import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import type { PlannedEvent } from "@festival/contracts/plan";
import { testPage } from "@festival/shared-ui/owner/testing";
import { BehaviorSubject } from "rxjs";

/** An event on a visitor's plan; `given` says what the test is about. */
export function planned(given: Partial<PlannedEvent> = {}): PlannedEvent {
  return {
    id: 7,
    title: "Cis-Moll, vierzig Minuten ohne Pause",
    dateTime: "2025-08-30T11:00:00+02:00",
    knownUntil: "2025-08-20T08:00:00.000Z",
    ...given,
  };
}

/** As much of the bus as what shows a plan asks of it. */
export function planBus(plan: readonly PlannedEvent[] = [], isOnline = true): Bus {
  return {
    plan$: new BehaviorSubject(plan),
    online$: new BehaviorSubject(isOnline),
    page$: new BehaviorSubject<Page>(testPage({ url: "/de", data: null })),
  } as Partial<Bus> as Bus;
}
