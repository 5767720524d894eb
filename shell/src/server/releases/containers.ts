import { createRequire } from "node:module";
import { join } from "node:path";
import * as sharedRoutes from "@festival/contracts/routes";
import * as sharedI18n from "@festival/shared-ui/i18n";
import * as sharedRouter from "@festival/shared-ui/router";
import type { ServerOwner } from "@festival/contracts/pageOwner";
import { globalName } from "@festival/contracts/release";
import { createInstance } from "@module-federation/runtime";
import React from "react";
import ReactDom from "react-dom";
import ReactDomServer from "react-dom/server";
import JsxRuntime from "react/jsx-runtime";
import type { LayoutRenderer } from "../../frame.ts";
import { withTimeout } from "../../withTimeout.ts";
import type { LocalRelease } from "./releases.ts";

/** What a container's server module exports; only the shell's own has a layout. */
export interface ServerContainer {
  owner: ServerOwner;
  layout?: LayoutRenderer;
}

/** A container that has not answered by then is taken for hung. */
const defaultLoadTimeoutMs = 5000;

const require = createRequire(import.meta.url);

const shared = (lib: unknown) => ({
  version: React.version,
  scope: "default",
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/**
 * Loads containers from local files through Module Federation, the shell's own like any remote's.
 * The files are required, never fetched, so no network can make a load hang.
 */
export function createContainerLoader(
  releases: readonly LocalRelease[],
  { loadTimeoutMs = defaultLoadTimeoutMs } = {},
) {
  const byGlobalName = new Map(
    releases.map((found) => [globalName(found.release.name), found] as const),
  );
  const federation = createInstance({
    name: "festival_server",
    // the file's whole path: the runtime remembers entries by name and address across instances
    remotes: [...byGlobalName].map(([name, { folder, release }]) => ({
      name,
      entry: join(folder, release.server?.entry ?? "server.cjs"),
    })),
    shared: {
      react: shared(React),
      "react/jsx-runtime": shared(JsxRuntime),
      "react-dom": shared(ReactDom),
      "react-dom/server": shared(ReactDomServer),
      "@festival/contracts/routes": shared(sharedRoutes),
      "@festival/shared-ui/router": shared(sharedRouter),
      "@festival/shared-ui/i18n": shared(sharedI18n),
    },
    plugins: [
      {
        name: "local-files",
        loadEntry: async ({ remoteInfo }) => {
          const found = byGlobalName.get(remoteInfo.name);
          if (!found?.release.server) throw new Error(`${remoteInfo.name} has no server side.`);
          const container = require(join(found.folder, found.release.server.entry));
          if (typeof container.init === "function" && typeof container.get === "function") {
            return container;
          }
          throw new Error("its server file exports no container");
        },
      },
    ],
  });

  /** @throws Error what the container threw, or that it did not answer in time */
  return async function loadContainer(found: LocalRelease): Promise<ServerContainer> {
    const loaded = await withTimeout(
      federation.loadRemote<ServerContainer>(`${globalName(found.release.name)}/server`),
      loadTimeoutMs,
      `it did not load within ${loadTimeoutMs} ms`,
    );
    if (!loaded?.owner) throw new Error("it exposes no owner");
    return loaded;
  };
}
