import { expect, it } from "@jest/globals";
import { labelsOfFields } from "./labelsOfFields.ts";

it("labelsOfFields: names each field as the reader's language does, and leaves out what has no words", () => {
  const fields = [
    { slug: "name", label: { de: "Ihr Name", en: "Your name" } },
    { slug: "topic", label: { de: "", en: "Topic" } },
  ];
  expect([...labelsOfFields(fields, "de")]).toEqual([["name", "Ihr Name"]]);
  expect([...labelsOfFields(undefined, "de")]).toEqual([]);
});
