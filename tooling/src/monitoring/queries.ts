import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/** Where rules and dashboard lie. */
export const monitoringFolder = join(root, "docs", "monitoring");

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** What the dashboard asks Prometheus. */
export function dashboardQueries(): string[] {
  const text = readFileSync(join(monitoringFolder, "dashboard.json"), "utf8");
  const { panels } = JSON.parse(text) as Dashboard;
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}
