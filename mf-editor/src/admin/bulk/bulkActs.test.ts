import { describe, expect, it } from "@jest/globals";
import type { Field } from "@festival/contracts/fields/field";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { articles } from "@festival/contracts/resources/magazine/articles";
import { events } from "@festival/contracts/resources/programme/events";
import { bulkActs, bulkWork, type BulkAct } from "./bulkActs.ts";

const actOf = (key: string): BulkAct => {
  const act = bulkActs(articles).find((each) => each.key === key);
  if (!act) throw new Error(`There is no act ${key}.`);
  return act;
};
function valuesOf(act: BulkAct, typed: object) {
  const work = bulkWork(act, { ...typed });
  return work?.kind === "change" ? work.valuesOf(article) : work;
}
const article = { id: 1, revision: 1, tag_ids: [5, 3] };

describe("what is done to many records at once", () => {
  it("is a value for all, or records that a list gets or loses, and no text", () => {
    const keys = bulkActs(articles).map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(["set:is_online", "add:tag_ids", "takeOut:tag_ids", "set:image_id"]),
    );
    expect(keys.filter((key) => /title|slug|set:tag_ids|add:is_online/.test(key))).toEqual([]);
  });

  it("begins with whether they are online, and ends with what an office seldom gives to many", () => {
    const keys = bulkActs(events).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(["set:is_online", "set:status"]);
    expect(keys.indexOf("set:starts_at")).toBeGreaterThan(keys.indexOf("set:venue_id"));
  });

  it("is not what differs by language", () => {
    const label = { de: "Dateien", en: "Files" };
    const files = { kind: "files", to: "files", label, max: 5 } as const;
    const keysOf = (field: Field) =>
      bulkActs({ fields: { files: field }, singular: "" }).map(({ key }) => key);
    expect(keysOf(files)).toEqual(["add:files", "takeOut:files"]);
    expect(keysOf({ ...files, localized: true })).toEqual([]);
  });

  it("exists for each list of each resource", () => {
    for (const { fields } of resourceDescriptions) {
      const lists = Object.entries(fields).filter(([, { kind }]) =>
        /^(references|pictures|files)$/.test(kind),
      );
      const names = new Set(bulkActs({ fields, singular: "" }).map(({ key }) => key));
      expect(
        lists.filter(([name]) => !names.has(`add:${name}`) || !names.has(`takeOut:${name}`)),
      ).toEqual([]);
    }
  });

  it("adds to what each list holds, in its order and once", () => {
    expect(valuesOf(actOf("add:tag_ids"), { tag_ids: [3, 9] })).toEqual({ tag_ids: [5, 3, 9] });
  });

  it("takes out what is chosen, and leaves the others", () => {
    expect(valuesOf(actOf("takeOut:tag_ids"), { tag_ids: [5, 9] })).toEqual({ tag_ids: [3] });
  });

  it("is published or taken offline at a time, where there is something to publish", () => {
    const keys = ({ fields, singular }: (typeof resourceDescriptions)[number]) =>
      bulkActs({ fields, singular }).map(({ key }) => key);
    const timed = resourceDescriptions.filter((each) => keys(each).includes("publish"));
    expect(timed.map(({ name }) => name).toSorted()).toEqual([
      "articles",
      "booklets",
      "events",
      "pages",
    ]);
    expect(bulkWork(actOf("unpublish"), { at: "2026-07-01T20:00" })).toEqual({
      kind: "unpublish",
      at: "2026-07-01T18:00:00.000Z",
    });
    expect(bulkWork(actOf("publish"), { at: "" })).toBeUndefined();
  });

  it("waits until something is chosen, or what is typed is right", () => {
    expect(valuesOf(actOf("add:tag_ids"), { tag_ids: [] })).toBeUndefined();
    expect(
      valuesOf(actOf("set:published_at"), { published_at: "2026-03-29T02:30" }),
    ).toBeUndefined();
    expect(valuesOf(actOf("set:is_online"), { is_online: false })).toEqual({
      is_online: false,
    });
  });
});
