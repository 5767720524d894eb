import { join } from "node:path";
import type { ContainerName } from "@festival/contracts/containers";
import { root } from "../root.ts";

/** Where a container's sources lie, and what goes into its build besides. */
export interface BuildPlace {
  /** Folder with `node_modules`; modules are named by their paths from here. */
  root: string;
  /** Folder of the container's sources. */
  source: string;
  /** Files and folders below `root` that go into the build: its version is a hash of them. */
  inputs: readonly string[];
}

const lock = "package-lock.json";

/** A container beside all others, as in this repository. */
export function placeInProject(name: ContainerName, project = root): BuildPlace {
  return {
    root: project,
    source: join(project, name, "src"),
    inputs: ["contracts", "shared-ui", "tooling/src/build", `${name}/src`, lock],
  };
}

/** A remote in a repository of its own: what it shares with others are installed packages, which the lock names. */
export function placeInRepository(folder: string): BuildPlace {
  return { root: folder, source: join(folder, "src"), inputs: ["src", lock] };
}
