import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import { swcOptions } from "../swcOptions.ts";

const classNames = new URL("../cssModule.mjs", import.meta.url).href;

// Node itself removes the types of `.ts`. A test of what a screen loads leads to components and styles
// as well, which the site's build compiles.
registerHooks({
  resolve(specifier, context, next) {
    return /\.css(?:\?locals)?$/.test(specifier)
      ? { url: classNames, shortCircuit: true }
      : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith("file:") || !url.endsWith(".tsx")) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, "utf8"), {
      ...swcOptions,
      filename,
      sourceMaps: "inline",
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});
