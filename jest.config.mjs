import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { swcOptions } from "./tooling/src/jest/swcOptions.ts";
import { awayFromHome, clearSiteSettings } from "./tooling/src/test/environment.ts";

// here, before there are workers: they and whatever the tests start inherit it
clearSiteSettings();
Object.assign(process.env, awayFromHome);

// Two kinds of unit tests. `*.test.ts` run in Node itself, as the backend and the tools do, and share the modules of
// their worker (docs/decisions/067). `*.test.tsx` have the globals of a browser, by jsdom. In these rooms they share the
// modules of their worker too (docs/decisions/153), but for those whose first comment says `@own-modules`, and why, and
// for navigations, which go on when their test has ended.
const sharingRooms = [
  "mf-editor",
  "mf-forms",
  "mf-magazine",
  "mf-programme",
  "mf-quiz",
  "shared-ui",
  "shell",
];
/** @param {string} file */
const hasOwnModules = (file) =>
  /^\/\*\*[^/]*@own-modules /.test(readFileSync(join(import.meta.dirname, file), "utf8"));
const sharing = globSync(
  sharingRooms.map((room) => `${room}/**/*.test.tsx`),
  { cwd: import.meta.dirname, exclude: ["**/node_modules/**", "shell/src/browser/navigation/**"] },
).filter((file) => !hasOwnModules(file));
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
      displayName: "shared dom",
      transform: {},
      runner: "<rootDir>/tooling/src/jest/dom/runner.ts",
      runtime: "<rootDir>/tooling/src/jest/node/runtime.ts",
      testEnvironment: "<rootDir>/tooling/src/jest/dom/environment.ts",
      testMatch: sharing.map((file) => `<rootDir>/${file}`),
      setupFiles: ["<rootDir>/tooling/src/jest/webGlobals.ts"],
      setupFilesAfterEnv: [
        "<rootDir>/tooling/src/jest/failOnConsoleError.ts",
        "<rootDir>/tooling/src/jest/dom/setup.ts",
      ],
    },
    {
      ...shared,
      displayName: "dom",
      transform: { "^.+\\.tsx?$": ["@swc/jest", swcOptions] },
      extensionsToTreatAsEsm: [".ts", ".tsx"],
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/**/*.test.tsx"],
      testPathIgnorePatterns: ["/node_modules/", ...sharing.map((file) => `<rootDir>/${file}$`)],
      moduleNameMapper: { "\\.css(?:\\?locals)?$": "<rootDir>/tooling/src/jest/cssModule.mjs" },
      setupFiles: ["<rootDir>/tooling/src/jest/webGlobals.ts"],
      setupFilesAfterEnv: [
        "<rootDir>/tooling/src/jest/failOnConsoleError.ts",
        "<rootDir>/tooling/src/jest/asyncTimeout.ts",
      ],
    },
  ],
};
