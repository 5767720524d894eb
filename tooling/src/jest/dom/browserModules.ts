import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { hasCode } from "../../plainError.ts";

const require = createRequire(import.meta.url);
const scheme = "named-exports:";
/** Libraries whose exports are made when they run: the site's build takes them by name, and Node does not. */
const namedByBuild: ReadonlySet<string> = new Set(["draft-js", "draftjs-filters"]);

registerHooks({
  resolve(specifier, context, next) {
    if (namedByBuild.has(specifier) && context.parentURL !== import.meta.url)
      return { url: scheme + specifier, shortCircuit: true };
    // packages have modules of their own for browsers
    const conditions = [...(context.conditions ?? []), "browser"];
    try {
      return next(specifier, { ...context, conditions });
    } catch (error) {
      // the build finds the module of a folder that a package imports
      if (!hasCode(error, "ERR_UNSUPPORTED_DIR_IMPORT")) throw error;
      const from = createRequire(context.parentURL ?? import.meta.url);
      return next(pathToFileURL(from.resolve(specifier)).href, context);
    }
  },
  load(url, context, next) {
    if (!url.startsWith(scheme)) return next(url, context);
    const name = url.slice(scheme.length);
    const library = require(name) as object;
    Reflect.set(globalThis, Symbol.for(url), library);
    const names = Object.keys(library).filter((one) => one !== "default");
    const source = `const library = globalThis[Symbol.for(${JSON.stringify(url)})];
      export const { ${names.join(", ")} } = library;
      export default library;`;
    return { format: "module", source, shortCircuit: true };
  },
});
