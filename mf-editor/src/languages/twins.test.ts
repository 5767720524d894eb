import { describe, expect, it } from "@jest/globals";
import { nextStale } from "./twins.ts";

const page = (id: number, path: string | null = `/de/${id}`) => ({
  what: `page:${id}`,
  title: `Seite ${id}`,
  count: 1,
  path,
});
const all = [page(1), page(2), page(3, null), page(4)];
const next = (...here: number[]) => nextStale(all, new Set(here.map((id) => `page:${id}`)))?.what;

describe("the next page that is stale", () => {
  it("follows the present one in the list, and passes those without an address", () => {
    expect([next(1), next(2)]).toEqual(["page:2", "page:4"]);
  });

  it("is the first one after the last, and where the present one is fine", () => {
    expect([next(4), next(9), next()]).toEqual(["page:1", "page:1", "page:1"]);
  });

  it("is none where this page is the only one", () => {
    expect(nextStale([page(1), page(3, null)], new Set(["page:1"]))).toBeUndefined();
  });
});
