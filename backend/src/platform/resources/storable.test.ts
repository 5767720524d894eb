import { expect, it } from "@jest/globals";
import { isStorable, unstorableFields } from "./storable.ts";

it("unstorableFields: names the field of each text that the database can't store", () => {
  const body = {
    title: { de: "Gut", en: "half \ud83d" },
    items: [{ link: "/de" }, { link: "a\0b" }],
    slug: "\0",
    settings: { "\0": 1 },
    count: 3,
  };
  expect(unstorableFields(body)).toEqual({
    "title.en": "invalid",
    "items.1.link": "invalid",
    slug: "invalid",
    settings: "invalid",
  });
  expect(unstorableFields({ title: { de: "𝄞", en: "Grüße" } })).toEqual({});
});

it("unstorableFields: reads a body that is made as deep as it may be long", () => {
  const depth = 200_000;
  const deep: unknown = JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`);
  expect(isStorable(deep)).toBe(false);
  const [field = "", ...others] = Object.keys(unstorableFields({ title: deep }));
  expect([field.startsWith("title"), field.length < 200, others]).toEqual([true, true, []]);
});
