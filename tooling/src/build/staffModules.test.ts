import { expect, it } from "@jest/globals";
import type { Compilation } from "webpack";
import { staffModules } from "./staffModules.ts";

const file = (path: string, inside: object[] = []) => ({
  nameForCondition: () => path,
  ...(inside.length > 0 && { modules: inside }),
});
const dropped = file("/site/contracts/fields/patterns.ts");
const inFace = file("/site/contracts/resources/quiz/quizzes.ts");
const inBoth = file("/site/contracts/resources/quiz/moods.ts");
/** Names of the chunks that a module stands in. */
const chunksOf = new Map<object, (string | null)[]>([
  [dropped, []],
  [inFace, ["expose-editing"]],
  [inBoth, ["expose-editing", null]],
]);
const compilation = (...modules: object[]) => {
  const chunkGraph = {
    getModuleChunks: (module: object) =>
      (chunksOf.get(module) ?? ["expose-app"]).map((name) => ({ name })),
  };
  return { modules: new Set(modules), chunkGraph } as unknown as Compilation;
};

it("staffModules: finds descriptions of fields in a visitor's build, in joined modules too", () => {
  const events = "/site/contracts/resources/programme/events.ts";
  const text = "/site/contracts/sections/text.ts";
  const built = compilation(
    file("/site/contracts/routes.ts"),
    file("/site/mf-quiz/src/sections/list.ts"),
    file("/site/mf-quiz/src/app.tsx", [file(events)]),
    file(text),
    dropped,
  );
  expect(staffModules("mf-quiz", built)).toEqual([events, text]);
  expect(staffModules("mf-editor", built)).toEqual([]);
});

it("staffModules: leaves descriptions to the face of an owner, which no visitor loads", () => {
  expect(staffModules("mf-quiz", compilation(inFace))).toEqual([]);
  expect(staffModules("mf-quiz", compilation(inFace, inBoth))).toEqual([
    "/site/contracts/resources/quiz/moods.ts",
  ]);
});
