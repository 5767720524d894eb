import { describe, expect, it } from "@jest/globals";
import { notRendered } from "./coverage.ts";

const exposes = {
  "./app": { scripts: [], styles: [] },
  "./fragments/list": { scripts: [], styles: [] },
};
const release = { name: "mf-quiz", browser: { entry: "entry.js", exposes } } as const;

describe("what a trial has not rendered", () => {
  it("is each screen in each language, and each fragment, but not what is for staff", () => {
    expect(notRendered(release, [])).toEqual([
      "quizStart (de)",
      "quizStart (en)",
      "quizQuestion (de)",
      "quizQuestion (en)",
      "quizResult (de)",
      "quizResult (en)",
      "fragment list",
    ]);
  });

  it("is told by the routes that the release declares", () => {
    const path = { de: "/quiz/archiv", en: "/quiz/archive" };
    const routes = {
      quizArchive: { path, query: [] },
      quizCheck: { path, query: [], forStaff: true },
    } as const;
    expect(notRendered({ ...release, routes }, ["/de/quiz/archiv"])).toEqual([
      "quizArchive (en)",
      "fragment list",
    ]);
  });

  it("is nothing where an address of each was rendered", () => {
    const rendered = [
      "/de/konzert-o-mat",
      "/en/konzert-o-mat",
      "/de/konzert-o-mat/fragen?question=2",
      "/en/konzert-o-mat/question",
      "/de/konzert-o-mat/1-1-2",
      "/en/konzert-o-mat/1-1-2",
      "fragment list",
    ];
    expect(notRendered(release, rendered)).toEqual([]);
    expect(notRendered({ ...release, name: "mf-editor" }, [])).toEqual([]);
  });
});
