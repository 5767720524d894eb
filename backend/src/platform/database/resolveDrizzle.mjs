// drizzle-kit looks for drizzle-orm beside itself, in the root's node_modules; npm keeps it in ours.
// This serves its imports; NODE_PATH in the script `migrations` serves its requires.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const wanted = specifier === "drizzle-orm" || specifier.startsWith("drizzle-orm/");
    return next(specifier, wanted ? { ...context, parentURL: import.meta.url } : context);
  },
});
