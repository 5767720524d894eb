import { describe, expect, it } from "@jest/globals";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { articles } from "@festival/contracts/resources/magazine/articles";
import { bulkActs, bulkValues, type BulkAct } from "./bulkActs.ts";

const actOf = (key: string): BulkAct => {
  const act = bulkActs(articles.fields).find((each) => each.key === key);
  if (!act) throw new Error(`There is no act ${key}.`);
  return act;
};
const article = { id: 1, revision: 1, tag_ids: [5, 3] };

describe("what is done to many records at once", () => {
  it("is a value for all, or records that a list gets or loses, and no text", () => {
    const keys = bulkActs(articles.fields).map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(["set:is_online", "add:tag_ids", "takeOut:tag_ids", "set:image_id"]),
    );
    expect(keys.filter((key) => /title|slug|set:tag_ids|add:is_online/.test(key))).toEqual([]);
  });

  it("exists for each list of each resource", () => {
    for (const { fields } of resourceDescriptions) {
      const lists = Object.entries(fields).filter(([, { kind }]) =>
        /^(references|pictures|files)$/.test(kind),
      );
      const names = new Set(bulkActs(fields).map(({ key }) => key));
      expect(
        lists.filter(([name]) => !names.has(`add:${name}`) || !names.has(`takeOut:${name}`)),
      ).toEqual([]);
    }
  });

  it("adds to what each list holds, in its order and once", () => {
    const change = bulkValues(actOf("add:tag_ids"), { tag_ids: [3, 9] });
    expect(change?.(article)).toEqual({ tag_ids: [5, 3, 9] });
  });

  it("takes out what is chosen, and leaves the others", () => {
    const change = bulkValues(actOf("takeOut:tag_ids"), { tag_ids: [5, 9] });
    expect(change?.(article)).toEqual({ tag_ids: [3] });
  });

  it("waits until something is chosen, or what is typed is right", () => {
    expect(bulkValues(actOf("add:tag_ids"), { tag_ids: [] })).toBeUndefined();
    expect(
      bulkValues(actOf("set:published_at"), { published_at: "2026-03-29T02:30" }),
    ).toBeUndefined();
    expect(bulkValues(actOf("set:is_online"), { is_online: false })?.(article)).toEqual({
      is_online: false,
    });
  });
});
