import { describe, expect, it } from "@jest/globals";
import { ownerNames } from "../containers.ts";
import { overlap, ownRoutes, routesProblem } from "./declaredRoutes.ts";

const quiz = ownRoutes("mf-quiz");
const same = (path: string) => ({ de: path, en: path });
const archive = { path: same("/konzert-o-mat/archiv/alle"), query: [] };
const problemOf = (more: Record<string, unknown>) => routesProblem("mf-quiz", { ...more, ...quiz });

describe("routes that a release declares", () => {
  it.each(ownerNames.filter((name) => name !== "shell"))(
    "of %s can be those of the table",
    (name) => {
      expect(Object.keys(ownRoutes(name)).length).toBeGreaterThan(0);
      // as they are read from release.json
      const read: unknown = JSON.parse(JSON.stringify(ownRoutes(name)));
      expect(routesProblem(name, read)).toBeNull();
    },
  );

  it("may be new, or have another address and another query", () => {
    expect(problemOf({ archive })).toBeNull();
    const quizStart = { path: same("/quiz"), query: ["mood"] };
    expect(routesProblem("mf-quiz", { ...quiz, quizStart })).toBeNull();
  });

  it.each<[what: string, routes: Record<string, unknown>, problem: string]>([
    ["no object", { archive: "/archiv" }, "its route archive is no object"],
    ["a path in one language", { archive: { ...archive, path: { de: "/a" } } }, "has no path in"],
    ["the home page", { archive: { ...archive, path: same("") } }, "has no path in"],
    ["a path with a dot", { archive: { ...archive, path: same("/robots.txt") } }, "has no path in"],
    [
      "the backend's address",
      { archive: { ...archive, path: same("/api/x") } },
      "begins with /api",
    ],
    ["no query", { archive: { path: archive.path } }, "does not name its query parameters"],
    [
      "a broken expression",
      { archive: { ...archive, where: { id: "(" } } },
      "no regular expression",
    ],
    ["passwords", { archive: { ...archive, takesSecrets: true } }, "asks for passwords"],
    ["to be last", { archive: { ...archive, isFallback: true } }, "gives way to others"],
    ["a bad name", { "no name": archive }, '"no name" is no name for a route'],
    ["another's name", { form: archive }, "its route form has the name of one of mf-forms"],
    ["no route above", { archive: { ...archive, above: "attic" } }, "stands below attic, which"],
    [
      "another's address",
      { archive: { ...archive, path: { de: "/archiv", en: "/forms/:slug" } } },
      "the address /en/forms/:slug of its route archive may be that of form of mf-forms",
    ],
    [
      "what may be another's address",
      { archive: { ...archive, path: same("/:part/:slug/:id") } },
      "the address /de/:part/:slug/:id of its route archive may be that of article of mf-magazine",
    ],
  ])("may not have %s", (_what, routes, problem) => {
    expect(problemOf(routes)).toContain(problem);
  });

  it("may not lack what other parts link to, nor ask for more", () => {
    const { quizResult: _gone, ...left } = quiz;
    expect(routesProblem("mf-quiz", left)).toBe(
      "it has no route quizResult, to which other parts link",
    );
    const quizStart = { path: same("/konzert-o-mat/:mood"), query: [] };
    expect(routesProblem("mf-quiz", { ...quiz, quizStart })).toContain("has other parameters");
  });
});

it.each([
  ["/a/b", "/a/b", true],
  ["/a/:x", "/a/b", true],
  ["/a/:x", "/:y/b", true],
  ["/a/*", "/a/b/c", true],
  ["/a/b", "/a/c", false],
  ["/a", "/a/b", false],
])("overlap: %s and %s: %s", (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
