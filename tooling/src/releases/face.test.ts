import type { Release } from "@festival/contracts/release";
import { expect, it } from "@jest/globals";
import { facesOf } from "./face.ts";

const release = {
  name: "mf-quiz",
  version: "a".repeat(12),
  browser: { entry: "entry.js", exposes: { "./app": {}, "./fragments/list": {} } },
} as unknown as Release;
const path = { de: "/quiz", en: "/quiz" };

it("facesOf: has each screen that the release declares, and the table's of one that declares none", () => {
  const own = { quizArchive: { path, query: [] } };
  const faces = facesOf([{ ...release, routes: own }, release, { ...release, name: "mf-editor" }]);
  expect(faces.map(({ screens }) => screens)).toEqual([
    ["quizArchive"],
    ["quizStart", "quizQuestion", "quizResult", "quizCheck"],
    [],
  ]);
  expect(faces.map(({ fragments }) => fragments)).toEqual([["list"], ["list"], ["list"]]);
});
