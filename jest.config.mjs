import { awayFromHome, clearSiteSettings } from "./tooling/src/test/environment.ts";

// here, before there are workers: they and whatever the tests start inherit it
clearSiteSettings();
Object.assign(process.env, awayFromHome);

// Two kinds of unit tests: `*.test.ts` run in plain Node as the backend and the tools do,
// `*.test.tsx` in jsdom. Both as ES modules, like the code they test.
const transform = {
  "^.+\\.tsx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        // JSON is imported `with { type: "json" }`, as Node wants it
        experimental: { keepImportAttributes: true },
      },
      module: { type: "es6" },
    },
  ],
};
const shared = {
  transform,
  // what the build says of the server's side
  globals: { ON_SERVER: true },
  cacheDirectory: "<rootDir>/.cache/jest",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  modulePathIgnorePatterns: ["<rootDir>/var/", "<rootDir>/.cache/"],
};

export default {
  // a busy machine takes its time, and no test is about that
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/journeys/"],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/**/*.test.tsx"],
      moduleNameMapper: { "\\.css$": "<rootDir>/tooling/src/jest/cssModule.mjs" },
      setupFiles: ["<rootDir>/tooling/src/jest/webGlobals.ts"],
      setupFilesAfterEnv: ["<rootDir>/tooling/src/jest/failOnConsoleError.ts"],
    },
  ],
};
