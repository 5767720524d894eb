import { expect, it } from "@jest/globals";
import { choicesOfFields, labelsOfFields } from "./labelsOfFields.ts";

it("labelsOfFields: names each field as the reader's language does, and leaves out what has no words", () => {
  const fields = [
    { slug: "name", label: { de: "Ihr Name", en: "Your name" } },
    { slug: "topic", label: { de: "", en: "Topic" } },
  ];
  expect([...labelsOfFields(fields, "de")]).toEqual([["name", "Ihr Name"]]);
  expect([...labelsOfFields(undefined, "de")]).toEqual([]);
});

it("choicesOfFields: names what can be chosen as the reader's language does, by what is stored", () => {
  const choices = [
    { value: "presse", label: { de: "Presseanfrage", en: "Press" } },
    { value: "ohne", label: { de: "", en: "" } },
  ];
  const named = choicesOfFields([{ slug: "topic", choices }, { slug: "name" }, 7], "de");
  expect([...(named.get("topic") ?? [])]).toEqual([["presse", "Presseanfrage"]]);
  expect(named.get("name")?.size).toBe(0);
  expect(choicesOfFields(undefined, "de").size).toBe(0);
});
