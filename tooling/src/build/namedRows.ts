import type { Compiler, javascript, Module, NormalModule } from "webpack";

type Range = [start: number, end: number];

/** What is read of a node of the syntax tree that webpack makes of a module. */
interface SyntaxNode {
  type: string;
  range?: Range;
  key?: { name?: string };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/**
 * By where each `import()` begins, the name of the outermost property around it.
 * @example `({ event: () => import("./EventPage.tsx") })` => Map { 16 => "event" }
 */
function rowsOf(tree: unknown, row?: string, found = new Map<number, string>()) {
  if (Array.isArray(tree)) for (const one of tree) rowsOf(one, row, found);
  if (!isNode(tree)) return found;
  if (tree.type === "ImportExpression" && tree.range && row) found.set(tree.range[0], row);
  const inner = row ?? (tree.type === "Property" ? tree.key?.name : undefined);
  for (const child of Object.values(tree)) rowsOf(child, inner, found);
  return found;
}

/**
 * Names the chunks that an owner's lists fetch after the rows of the list, such as `screen-event`: the shell
 * finds the files of a screen, or of a language's texts, by these names.
 */
export class NamedRows {
  private readonly kinds: Readonly<Record<string, string>>;

  /** @param kinds what a row of a list is, by the absolute path of the list's file */
  constructor(kinds: Readonly<Record<string, string>>) {
    this.kinds = kinds;
  }

  apply(compiler: Compiler): void {
    const fileOf = (module: Module) => (module as NormalModule).resource ?? "";
    compiler.hooks.compilation.tap("NamedRows", (compilation, { normalModuleFactory }) => {
      const rows = new Map<Module, Map<number, string>>();
      for (const type of ["javascript/auto", "javascript/esm"]) {
        normalModuleFactory.hooks.parser.for(type).tap("NamedRows", (given) => {
          const parser = given as javascript.JavascriptParser;
          parser.hooks.program.tap("NamedRows", (tree: unknown) => {
            const module: Module = parser.state.module;
            if (this.kinds[fileOf(module)]) rows.set(module, rowsOf(tree));
          });
        });
      }
      compilation.hooks.finishModules.tap("NamedRows", () => {
        for (const [module, found] of rows) {
          for (const block of module.blocks) {
            const { range } = block.dependencies[0] as { range?: Range };
            const row = range && found.get(range[0]);
            if (!row) throw new Error(`${fileOf(module)} fetches outside of a row.`);
            (block as { chunkName?: string }).chunkName = `${this.kinds[fileOf(module)]}-${row}`;
          }
        }
      });
    });
  }
}
