import type { Alert } from "@festival/contracts/api/site";
import type { Page } from "@festival/contracts/pageOwner";
import type { RouteName } from "@festival/contracts/routes";

/** Where visitors look for what they will hear. */
const places: readonly RouteName[] = ["home", "programme", "programmeChanges", "plan"];

/** Whether a page shows the alert: where evenings are chosen, and on the page that it leads to. */
export function showsAlert(alert: Alert, { route, url }: Page): boolean {
  return places.includes(route.name) || alert.link_obj?.url === url.split("?")[0];
}
