/** How swc compiles TypeScript and JSX for tests. */
export const swcOptions = {
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    // JSON is imported `with { type: "json" }`, as Node wants it
    experimental: { keepImportAttributes: true },
  },
  module: { type: "es6" },
} as const;
