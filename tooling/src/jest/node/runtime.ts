import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { NodeEnvironment } from "./environment.ts";
import { forgetGlobals, setGlobals } from "./globals.ts";
import "./screenModules.ts";

const require = createRequire(import.meta.url);

const timeout = Symbol.for("TEST_TIMEOUT_SYMBOL");
/** What jest-circus keeps in the globals: its tests, its listeners, the time limit of a file. */
const stateOfCircus = ["JEST_STATE_SYMBOL", "EVENT_HANDLERS", timeout.description];

function clearStateOfCircus(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (stateOfCircus.includes(symbol.description)) Reflect.deleteProperty(globalThis, symbol);
  }
}

/** The part of the object `jest` that does not replace modules. */
function jestObject({ mocks, timers }: NodeEnvironment): object {
  return {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    replaceProperty: mocks.replaceProperty.bind(mocks),
    clearAllMocks: mocks.clearAllMocks.bind(mocks),
    restoreAllMocks: mocks.restoreAllMocks.bind(mocks),
    mocked: (value: unknown) => value,
    useFakeTimers: timers.useFakeTimers.bind(timers),
    useRealTimers: timers.useRealTimers.bind(timers),
    setSystemTime: timers.setSystemTime.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    runAllTimers: timers.runAllTimers.bind(timers),
    runOnlyPendingTimers: timers.runOnlyPendingTimers.bind(timers),
    runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
    advanceTimersToNextFrame: timers.advanceTimersToNextFrame.bind(timers),
    getTimerCount: timers.getTimerCount.bind(timers),
    clearAllTimers: timers.clearAllTimers.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    setTimeout: (milliseconds: number) => Reflect.set(globalThis, timeout, milliseconds),
  };
}

/**
 * Loads test files as Node loads any module, in place of Jest's runtime, which loads all modules into a
 * context of `vm`, again for each test file: 2,000 of them for the backend, seconds each time. Here the
 * test files of a worker share the modules that they import, loaded, compiled and warm. Jest's runner and
 * jest-circus do all else: workers, hooks, time limits, errors that no one catches, the report.
 */
export class NodeRuntime {
  readonly #environment: NodeEnvironment;
  readonly #file: string;
  #globals: Record<string, unknown> = {};

  // as Jest calls it
  constructor(
    _config: unknown,
    environment: NodeEnvironment,
    _resolver: unknown,
    _transformer: unknown,
    _sources: unknown,
    _coverage: unknown,
    testFile: string,
  ) {
    this.#environment = environment;
    this.#file = pathToFileURL(testFile).href;
  }

  /** Loads jest-circus, a new one for each test file. */
  requireInternalModule(path: string): unknown {
    clearStateOfCircus();
    delete require.cache[path];
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  setGlobalsForRuntime(globals: object): void {
    this.#globals = { ...globals, jest: jestObject(this.#environment) };
    setGlobals(this.#file, this.#globals);
  }

  unstable_shouldLoadAsEsm(): true {
    return true;
  }

  unstable_importModule(path: string): Promise<unknown> {
    const url = pathToFileURL(path).href;
    if (url === this.#file) return import(url);
    // what sets a test file up runs for each of them
    const own = `${url}?for=${encodeURIComponent(this.#file)}`;
    setGlobals(own, this.#globals);
    return import(own);
  }

  enterTestCode(): void {}

  leaveTestCode(): void {}

  /** None: Node removes types and leaves each line where it was. */
  getSourceMaps(): null {
    return null;
  }

  getAllCoverageInfoCopy(): undefined {}

  teardown(): void {
    forgetGlobals(this.#file);
    clearStateOfCircus();
  }
}

export { NodeRuntime as "module.exports" };
