import { ModernFakeTimers } from "@jest/fake-timers";
import { ModuleMocker } from "jest-mock";

interface Options {
  projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]["config"];
}

/**
 * Jest's environment of tests without a context of `vm`: the globals are the worker's own. What a test
 * file replaces among them ends with the file: spies, fake timers, variables of the environment, the
 * console that collects the output.
 */
export class NodeEnvironment {
  readonly global = globalThis;
  readonly mocks = new ModuleMocker(globalThis);
  readonly timers: ModernFakeTimers;
  readonly #console = console;
  readonly #fetch = globalThis.fetch;
  readonly #exit = process.exit;
  readonly #exitCode = process.exitCode;
  readonly #variables = { ...process.env };

  constructor({ projectConfig }: Options) {
    Object.assign(globalThis, projectConfig.globals);
    this.timers = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.timers.dispose();
    this.mocks.restoreAllMocks();
    globalThis.console = this.#console;
    globalThis.fetch = this.#fetch;
    // Jest puts a function that warns in its place
    process.exit = this.#exit;
    process.exitCode = this.#exitCode;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#variables)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
  }

  /** Jest asks each environment for it. */
  getVmContext(): null {
    return null;
  }
}

export { NodeEnvironment as "module.exports" };
