import type { SiteSearch } from "../search/siteSearch.ts";
import type { Get } from "./call.ts";

/** What the whole site has of some words. `kinds` is a comma list of kinds, `limit` the most hits of each. */
export const searchSite: Get<{
  query: { q: string; kinds?: string; limit?: number };
  answer: SiteSearch;
}> = { method: "GET", path: "/:locale/api/search/all/", for: "visitor" };
