import type { DemoPackage } from "@festival/backend/platform/startData/startData";
import { loadDemo } from "./loadDemo.ts";
import { demoSeason } from "./season/index.ts";

/** Loads the season of the fictitious festival into an empty database; see `loadDemo`. */
export const loadDemoSeason: DemoPackage["loadDemoSeason"] = (options) =>
  loadDemo({ ...options, season: demoSeason });
