import type { Bus } from "../../bus.ts";
import { settingsName } from "./settingsName.ts";

/** What header and footer show. */
const around: readonly string[] = ["alerts", "navigation", settingsName];

/** Shows what was saved of a record. */
export const refreshAfter = (bus: Bus, resource: string): void =>
  bus.refreshPage({ frame: around.includes(resource) });
