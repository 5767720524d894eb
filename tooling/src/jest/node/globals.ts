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

/** By the test file's address. */
const globals = new Map<string, object>();
const place = "festival.globalsOfTestFiles";
Reflect.set(globalThis, Symbol.for(place), globals);

/** What the file gets when it imports `@jest/globals`, whose own module only says that Jest is missing. */
export function setGlobals(file: string, values: object): void {
  globals.set(file, values);
}

export function forgetGlobals(file: string): void {
  globals.delete(file);
}

const scheme = "jest-globals:";

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== "@jest/globals") return next(specifier, context);
    const file = context.parentURL ?? "";
    if (!globals.has(file)) {
      throw new Error(
        `${file} imports @jest/globals and is no test file: test files share it, and it would go on with the tests of the first one. Pass it what it needs.`,
      );
    }
    return { url: scheme + file, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(scheme)) return next(url, context);
    const file = JSON.stringify(url.slice(scheme.length));
    const source = `export const { ${names.join(", ")} } = globalThis[Symbol.for("${place}")].get(${file});`;
    return { format: "module", source, shortCircuit: true };
  },
});
