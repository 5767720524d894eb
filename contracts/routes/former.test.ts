import { afterEach, describe, expect, it } from "@jest/globals";
import {
  href,
  listedRoutes,
  match,
  screenNames,
  takeDeclaredRoutes,
  type RouteName,
} from "../routes.ts";
import { addedRoutes, formerRoute, presentPath } from "./former.ts";
import { routes, type RouteTable } from "./table.ts";

const { quizStart, quizQuestion, quizResult, quizCheck } = routes;
const archive = "quizArchive" as RouteName;
const declared: RouteTable = {
  quizArchive: {
    owner: "mf-quiz",
    path: { de: "/quiz/archiv", en: "/quiz/archive" },
    query: ["page"],
  },
  quizStart: { ...quizStart, path: { de: "/quiz", en: "/konzert-o-mat" } },
  quizQuestion,
  quizResult: { ...quizResult, path: { de: "/quiz/:result", en: "/quiz/:result" } },
  quizCheck,
};

afterEach(() => takeDeclaredRoutes({}));

describe("the table with what a release declares", () => {
  it("has the new screen, and the owner's others in their new order and address", () => {
    takeDeclaredRoutes(declared);
    expect(href(archive, "en")).toBe("/en/quiz/archive");
    expect(match("/en/quiz/archive")).toMatchObject({ name: "quizArchive", owner: "mf-quiz" });
    expect(match("/de/quiz/tanz")).toMatchObject({
      name: "quizResult",
      params: { result: "tanz" },
    });
    expect(match("/de/magazin")?.name).toBe("magazine");
    expect(match("/de/konzert-o-mat")?.name).toBe("page");
    expect(screenNames()).toHaveLength(Object.keys(routes).length + 1);
    expect(listedRoutes()).toContain("quizArchive");
    expect(addedRoutes()).toEqual(["quizArchive"]);
  });

  it("has what it was built with again when nothing is declared", () => {
    takeDeclaredRoutes(declared);
    takeDeclaredRoutes({});
    expect(match("/de/konzert-o-mat")?.name).toBe("quizStart");
    expect(() => href(archive, "de")).toThrow("There is no route quizArchive.");
    expect(addedRoutes()).toEqual([]);
  });

  it("leads from an address that a screen had to the one that it has, with its parameters", () => {
    takeDeclaredRoutes(declared);
    expect(presentPath("/de/konzert-o-mat")).toBe("/de/quiz");
    expect(presentPath("/en/konzert-o-mat/b%C3%A4r")).toBe("/en/quiz/b%C3%A4r");
    expect(formerRoute("/en/konzert-o-mat")).toBeUndefined();
    expect(presentPath("/de/magazin")).toBe("/de/magazin");
    expect(presentPath("/de/irgendwo")).toBe("/de/irgendwo");
  });
});
