import type { PlannedEvent } from "@festival/contracts/plan";
import { testBus, testPage, type TestBus } from "@festival/shared-ui/owner/testing";

/** The bus of a device with a plan. */
export function planBus(plan: readonly PlannedEvent[] = [], isOnline = true): TestBus {
  const bus = testBus(testPage({ url: "/de", data: null }));
  bus.plan$.next(plan);
  bus.online$.next(isOnline);
  return bus;
}
