import { describe, expect, it } from "@jest/globals";
import { exposedModules } from "./exposes.ts";

describe("exposedModules", () => {
  it("finds the face for the editor beside the screens of each owner, in the browser alone", () => {
    for (const name of ["mf-programme", "mf-magazine", "mf-forms", "mf-quiz"] as const) {
      expect(exposedModules(name, "browser")["./editing"]).toMatch(`/${name}/src/editing.ts`);
      expect(Object.keys(exposedModules(name, "server"))).toEqual(["./server"]);
    }
    expect(exposedModules("mf-editor", "browser")).not.toHaveProperty("./editing");
  });
});
