// What a remote's entry brings of Module Federation: to be initialised, and to take what the shell shares.
// The package's own way in has three times as much besides, for remotes that load further remotes, choose
// between copies of shared code or share some themselves. Ours do none of that, and each visitor would pay.
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationInstance,
} from "@module-federation/runtime-core";

const runtime = {
  /**
   * The instance of this container, made once in a document.
   * @param {import("@module-federation/runtime-core").UserOptions} options
   */
  init(options) {
    const { name } = options;
    const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
      (instance) => instance.options.name === name && !instance.options.version,
    );
    if (known) {
      known.initOptions(options);
      return known;
    }
    const Federation = getGlobalFederationConstructor() || ModuleFederation;
    const instance = new Federation(options);
    setGlobalFederationInstance(instance);
    return instance;
  },
};

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    /** @param {{ webpackRequire: { federation: { initOptions: import("@module-federation/runtime-core").UserOptions } } }} options */
    init: ({ webpackRequire }) =>
      runtime.init({ id: "", ...webpackRequire.federation.initOptions }),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
