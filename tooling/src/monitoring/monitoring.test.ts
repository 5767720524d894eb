import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { dashboardQueries, monitoringFolder } from "./queries.ts";

/** Where the site's own measurements are named. */
const sources = [
  "backend/src/platform/health/metrics.ts",
  "backend/src/office/clientErrors/collectErrors.ts",
  "shell/src/server/metrics/pageMetrics.ts",
  "shell/src/server/metrics/shellMetrics.ts",
].map((path) => readFileSync(join(root, path), "utf8"));
const measured = sources.flatMap((text) =>
  [...text.matchAll(/"(festival_[a-z_]+)"/g)].map(([, name = ""]) => name),
);

/** Names of measurements, without what a histogram adds to its own. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\bfestival_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, "")),
  ),
];

describe.each([
  ["the alert rules", readFileSync(join(monitoringFolder, "alerts.yml"), "utf8")],
  ["the dashboard", dashboardQueries().join("\n")],
])("in %s", (_name, text) => {
  it("each measurement is one that backend or shell takes", () => {
    const names = namesIn(text);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !measured.includes(name))).toEqual([]);
  });
});

it("the dashboard shows each measurement but the store's problem, which is an alert", () => {
  const shown = namesIn(dashboardQueries().join("\n"));
  expect(measured.filter((name) => !shown.includes(name)).toSorted()).toEqual([
    "festival_change_feed_connected",
    "festival_release_store_problem",
  ]);
});

it("docs/operations.md names each measurement", () => {
  const text = readFileSync(join(root, "docs", "operations.md"), "utf8");
  expect(measured.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
