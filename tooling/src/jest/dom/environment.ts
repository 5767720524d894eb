import { NodeEnvironment } from "../node/environment.ts";
import "./browserModules.ts";
import { emptyWindow, installWindow } from "./window.ts";

/**
 * Jest's environment of tests of components: the globals of a browser's window, jsdom's, beside Node's own. All test
 * files of a worker have the same window, as they share the modules that have looked at it; each finds it empty.
 */
export class DomEnvironment extends NodeEnvironment {
  readonly #before: ReadonlySet<string>;

  constructor(options: ConstructorParameters<typeof NodeEnvironment>[0]) {
    installWindow();
    super(options);
    this.#before = new Set(Object.getOwnPropertyNames(globalThis));
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    emptyWindow();
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!this.#before.has(name)) Reflect.deleteProperty(globalThis, name);
    }
  }
}

export { DomEnvironment as "module.exports" };
