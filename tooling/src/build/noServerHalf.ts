import { relative, sep } from "node:path";
import webpack, { type Compiler, type Module, type NormalModule } from "webpack";

const fileOf = (module: Module | null) => (module as NormalModule | null)?.resource ?? "";

/**
 * Fails a browser build that holds a loader. What the list of screens imports from its own container is the
 * server's half of the screens, and must have been dropped.
 */
export class NoServerHalf {
  private readonly source: string;
  private readonly list: string;

  /**
   * @param source the container's folder of sources
   * @param list file of the list of screens; absolute, as all paths here
   */
  constructor(source: string, list: string) {
    this.source = source;
    this.list = list;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("NoServerHalf", (compilation) => {
      const { moduleGraph, chunkGraph } = compilation;
      compilation.hooks.afterChunks.tap("NoServerHalf", () => {
        const list = [...compilation.modules].find((module) => fileOf(module) === this.list);
        const loaders = (list?.dependencies ?? [])
          .map((dependency) => moduleGraph.getModule(dependency))
          .filter((module) => module !== null)
          .filter((module) => fileOf(module).startsWith(this.source + sep));
        for (const loader of new Set(loaders)) {
          if (chunkGraph.getNumberOfModuleChunks(loader) === 0) continue;
          const file = relative(this.source, fileOf(loader));
          const message = `The browser's side holds ${file}, which loads pages on the server. Write "server: ON_SERVER && { … }" in screens.ts, and move what components use of that file to another one.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}
