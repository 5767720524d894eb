import type { ContainerName } from "@festival/contracts/containers";
import type { Compilation, Module } from "webpack";

/** What the editor alone brings to a browser. */
const staffOnly = /[\\/]contracts[\\/](?:fields|sections|resources)[\\/]/;
const editor: ContainerName = "mf-editor";
/** The chunk of an owner's face for the editor; no visitor's document names it. */
const face = /^(?:expose-)?editing$/;

const modulesIn = (module: Module): Module[] =>
  // one module that webpack made of several
  "modules" in module ? [module, ...(module.modules as Iterable<Module>)] : [module];

/**
 * Descriptions of what staff write that a browser build would bring to visitors.
 * @returns their files; empty for the editor, and for what stands in the face of an owner alone
 */
export function staffModules(
  name: ContainerName,
  { modules, chunkGraph }: Pick<Compilation, "modules" | "chunkGraph">,
): string[] {
  if (name === editor) return [];
  // the server's half of the screens was read as well, and dropped
  const kept = [...modules].filter((module) =>
    chunkGraph.getModuleChunks(module).some(({ name }) => !face.test(name ?? "")),
  );
  const files = kept.flatMap(modulesIn).map((module) => module.nameForCondition() ?? "");
  return [...new Set(files)].filter((file) => staffOnly.test(file));
}
