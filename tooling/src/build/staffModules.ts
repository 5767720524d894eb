import type { ContainerName } from "@festival/contracts/containers";
import type { Compilation, Module } from "webpack";

/** What the editor alone brings to a browser. */
const staffOnly = /[\\/]contracts[\\/](?:fields|sections|resources)[\\/]/;
const editor: ContainerName = "mf-editor";

const modulesIn = (module: Module): Module[] =>
  // one module that webpack made of several
  "modules" in module ? [module, ...(module.modules as Iterable<Module>)] : [module];

/**
 * Descriptions of what staff write that a browser build would bring to visitors.
 * @returns their files; empty for the editor
 */
export function staffModules(
  name: ContainerName,
  { modules, chunkGraph }: Pick<Compilation, "modules" | "chunkGraph">,
): string[] {
  if (name === editor) return [];
  // the server's half of the screens was read as well, and dropped
  const kept = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const files = kept.flatMap(modulesIn).map((module) => module.nameForCondition() ?? "");
  return [...new Set(files)].filter((file) => staffOnly.test(file));
}
