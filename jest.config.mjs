import { swcOptions } from "./tooling/src/jest/swcOptions.ts";
import { awayFromHome, clearSiteSettings } from "./tooling/src/test/environment.ts";

// here, before there are workers: they and whatever the tests start inherit it
clearSiteSettings();
Object.assign(process.env, awayFromHome);

// Two kinds of unit tests. `*.test.ts` run in Node itself, as the backend and the tools do, and share the
// modules of their worker (docs/decisions/067). `*.test.tsx` run in jsdom, each file with modules of its own.
const shared = {
  // what the build says of the server's side
  globals: { ON_SERVER: true },
  cacheDirectory: "<rootDir>/.cache/jest",
  modulePathIgnorePatterns: ["<rootDir>/var/", "<rootDir>/.cache/"],
};

export default {
  // a busy machine takes its time to start databases and processes, and no test is about that
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      transform: {},
      runtime: "<rootDir>/tooling/src/jest/node/runtime.ts",
      testEnvironment: "<rootDir>/tooling/src/jest/node/environment.ts",
      testMatch: ["<rootDir>/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/journeys/"],
    },
    {
      ...shared,
      displayName: "dom",
      transform: { "^.+\\.tsx?$": ["@swc/jest", swcOptions] },
      extensionsToTreatAsEsm: [".ts", ".tsx"],
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/**/*.test.tsx"],
      moduleNameMapper: { "\\.css(?:\\?locals)?$": "<rootDir>/tooling/src/jest/cssModule.mjs" },
      setupFiles: ["<rootDir>/tooling/src/jest/webGlobals.ts"],
      setupFilesAfterEnv: [
        "<rootDir>/tooling/src/jest/failOnConsoleError.ts",
        "<rootDir>/tooling/src/jest/asyncTimeout.ts",
      ],
    },
  ],
};
