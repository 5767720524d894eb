// The packages are TypeScript, as in the repository that they come from. Node leaves types in nothing below
// node_modules, so they are removed here.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

const isOurs = /\/node_modules\/@festival\/.+\.ts$/;

registerHooks({
  load(url, context, nextLoad) {
    if (!isOurs.test(url)) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  },
});
