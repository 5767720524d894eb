import { describe, expect, it } from "@jest/globals";
import { remoteNames } from "@festival/contracts/containers";
import { workFor } from "./changes.ts";

describe("what a change asks for", () => {
  it("is one remote's release when its sources change", () => {
    expect(workFor(["mf-quiz/src/screens.ts"], remoteNames)).toEqual({
      remotes: ["mf-quiz"],
      shell: false,
      backend: false,
    });
  });

  it("does not rebuild remotes that are not being worked on", () => {
    expect(workFor(["mf-forms/src/screens.ts"], ["mf-quiz"]).remotes).toEqual([]);
    expect(workFor(["shared-ui/src/index.ts"], ["mf-quiz"])).toEqual({
      remotes: ["mf-quiz"],
      shell: true,
      backend: false,
    });
  });

  it("is everything when a contract changes", () => {
    const work = workFor(["contracts/routes.ts"], remoteNames);
    expect(work).toEqual({ remotes: [...remoteNames], shell: true, backend: true });
  });

  it("is nothing for tests", () => {
    expect(workFor(["backend/src/app.test.ts", "mf-quiz/src/quiz.test.tsx"], remoteNames)).toEqual({
      remotes: [],
      shell: false,
      backend: false,
    });
  });
});
