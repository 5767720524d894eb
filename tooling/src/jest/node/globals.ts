import { registerHooks } from "node:module";

const names = [
  "afterAll",
  "afterEach",
  "beforeAll",
  "beforeEach",
  "describe",
  "expect",
  "it",
  "jest",
] as const;

type Globals = Record<string, unknown>;

/** By the test file's address. */
const globals = new Map<string, Globals>();
/** The test file that runs: a worker runs one at a time. */
let present: Globals = {};
const place = "festival.globalsOfTestFiles";

/** Of the file that runs, whichever that is when it is called. */
function ofPresentFile(name: string): unknown {
  const value = () => Reflect.get(present, name) as object;
  return new Proxy(() => undefined, {
    apply: (_target, self, given) => Reflect.apply(value() as () => unknown, self, given),
    get: (_target, key) => Reflect.get(value(), key),
  });
}

const ofAny: Globals = Object.fromEntries(names.map((name) => [name, ofPresentFile(name)]));
Reflect.set(globalThis, Symbol.for(place), (file: string) => globals.get(file) ?? ofAny);

/** What the file gets when it imports `@jest/globals`, whose own module only says that Jest is missing. */
export function setGlobals(file: string, values: Globals): void {
  globals.set(file, values);
  present = values;
}

export function forgetGlobals(file: string): void {
  globals.delete(file);
}

const scheme = "jest-globals:";

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== "@jest/globals") return next(specifier, context);
    // what test files share goes on with the one that runs
    return { url: scheme + (context.parentURL ?? ""), shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(scheme)) return next(url, context);
    const file = JSON.stringify(url.slice(scheme.length));
    const source = `export const { ${names.join(", ")} } = globalThis[Symbol.for("${place}")](${file});`;
    return { format: "module", source, shortCircuit: true };
  },
});
