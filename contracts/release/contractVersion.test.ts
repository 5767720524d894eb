import { describe, expect, it } from "@jest/globals";
import { contractProblem, standsInFor } from "./contractVersion.ts";
import { libraryProblem } from "./sharedLibraries.ts";

describe("a version", () => {
  it.each([
    ["3.0", "3.0", true],
    ["3.6", "3.4", true],
    ["3.10", "3.9", true],
    ["3.4", "3.6", false],
    ["4.0", "3.6", false],
    ["2.9", "3.0", false],
    ["19.3.1", "19.3.0", true],
    ["19.3.0", "19.3.1", false],
    ["19.4.0", "19.3.7", true],
  ])("%s stands in for %s: %s", (offered, needed, expected) => {
    expect(standsInFor(offered, needed)).toBe(expected);
  });
});

describe("a release's contract", () => {
  it("fits a shell of the same major that is not older, and one of the next major", () => {
    for (const needed of ["2.4", 2, "1.9", "1.0", 1]) {
      expect(contractProblem(needed, "2.6", "1.9")).toBeNull();
    }
  });

  it("says what to do where the shell is older", () => {
    expect(contractProblem("2.7", "2.6", "1.9")).toBe(
      "it needs contract 2.7, and this shell speaks 1.0 to 1.9 and 2.0 to 2.6: update the shell first, or build it against an older contract",
    );
  });

  it("says what to do where the major differs", () => {
    expect(contractProblem("1.9", "3.6", "2.0")).toBe(
      "it needs contract 1.9, and this shell speaks 2.0 and 3.0 to 3.6: build it against contract 3.6",
    );
    expect(contractProblem(4, "3.0", "2.0")).toContain("speaks 2.0 and 3.0: update the shell");
    expect(contractProblem("2.1", "3.0", "2.0")).toContain("build it against contract 3.0");
  });
});

describe("a release's libraries", () => {
  const offered = { react: "19.3.0", "react-dom": "19.3.0" };

  it("fit a shell that shares the same major, not older", () => {
    expect(libraryProblem({ react: "19.2.4", "react-dom": "19.3.0" }, offered)).toBeNull();
    expect(libraryProblem({}, offered)).toBeNull();
  });

  it.each(["18.3.1", "19.4.0", "20.0.0"])("say what to do with react %s", (version) => {
    expect(libraryProblem({ react: version }, offered)).toBe(
      `it was built with react ${version}, and this shell shares 19.3.0: build it with 19.3.0, or update the shell`,
    );
  });
});
