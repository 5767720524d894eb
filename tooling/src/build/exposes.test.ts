import { describe, expect, it } from "@jest/globals";
import type { ContainerName } from "@festival/contracts/containers";
import { exposedModules } from "./exposes.ts";
import { placeInProject } from "./place.ts";

const sourceOf = (name: ContainerName) => placeInProject(name).source;

describe("exposedModules", () => {
  it("finds the face for the editor beside the screens of each owner, in the browser alone", () => {
    for (const name of ["mf-programme", "mf-magazine", "mf-forms", "mf-quiz"] as const) {
      expect(exposedModules(sourceOf(name), "browser")["./editing"]).toMatch(
        `/${name}/src/editing.ts`,
      );
      expect(Object.keys(exposedModules(sourceOf(name), "server"))).toEqual(["./server"]);
    }
    expect(exposedModules(sourceOf("mf-editor"), "browser")).not.toHaveProperty("./editing");
  });
});
