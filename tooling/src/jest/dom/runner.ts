import { createRequire } from "node:module";
import type * as JestRunner from "jest-runner";

const require = createRequire(import.meta.url);
const { default: TestRunner } = require("jest-runner") as typeof JestRunner.default;
type Given = Parameters<InstanceType<typeof TestRunner>["runTests"]>;

/**
 * Jest's runner by a name of its own: Jest gives each runner worker processes of its own, and this one has them even
 * where all would run in one process. Modules that tests of Node have loaded have not seen a window.
 */
export class DomRunner extends TestRunner {
  override runTests(...[tests, watcher, options]: Given): Promise<void> {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}

export { DomRunner as "module.exports" };
