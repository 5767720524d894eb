import type { Page } from "@festival/contracts/pageOwner";
import { testBus, type TestBus } from "@festival/shared-ui/owner/testing";
import { withAlerts, type Bus } from "../bus.ts";

/** A document that shows a page to a member of staff. */
export function busOf(page: Page, email = "ida@festival.example"): TestBus & Bus {
  const bus = testBus(page);
  bus.user$.next({ email, username: "Ida", admin_menus: [] });
  return { ...bus, alertShown$: withAlerts(bus).alertShown$ };
}
