import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Check } from "@festival/contracts/api/editing/checks";
import { createTestApp, signedIn, type TestApp } from "@festival/backend/testing/testApp";
import { seedSeason } from "./testing/seedSeason.ts";

/** What stops no publication, and hinders those who listen to a page. */
const barriers: ReadonlySet<Check["code"]> = new Set([
  "heading_order",
  "embed_title",
  "link_words",
  "language_unmarked",
]);

describe("the demo season", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    await seedSeason(site.database, new Date("2025-08-20T08:00:00Z"));
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const get = async (path: string) =>
    (await site.app.inject({ url: `/de/pageeditor-api/${path}`, ...staff })).json();

  it.each(["page", "article", "booklet"])(
    "could publish every %s again, without barriers",
    async (owner) => {
      const { results, count } = await get(`${owner}s/?per_page=100`);
      expect(results).toHaveLength(count);
      expect(count).toBeGreaterThan(0);
      const stops: [number, Check][] = [];
      for (const { id } of results) {
        const found: Check[] = await get(`${owner}/${id}/checks/`);
        for (const check of found) {
          if (check.severity === "stop" || barriers.has(check.code)) stops.push([id, check]);
        }
      }
      expect(stops).toEqual([]);
    },
  );

  it("brings three patterns that could be kept again as they are", async () => {
    const kept = await get("patterns/");
    expect(kept).toHaveLength(3);
    for (const { id } of kept) {
      const { name, sections } = await get(`patterns/${id}/`);
      const call = { ...staff, url: "/de/pageeditor-api/patterns/" };
      await site.app.inject({ ...call, method: "DELETE", url: `${call.url}${id}/` });
      const payload = { name, sections };
      const again = (await site.app.inject({ ...call, method: "POST", payload })).json();
      expect(await get(`patterns/${again.id}/`)).toMatchObject(payload);
    }
  });
});
