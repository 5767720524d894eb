/** Has no types of its own; `remoteRuntime.mjs` hands it on to webpack's runtime, which calls it. */
declare module "@module-federation/webpack-bundler-runtime/dist/consumes.js" {
  import type { ConsumesOptions } from "@module-federation/webpack-bundler-runtime/dist/types.js";
  export function consumes(options: ConsumesOptions): void;
}
