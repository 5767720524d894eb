import { createRequire } from "node:module";
import { join } from "node:path";
import * as sharedRoutes from "@festival/contracts/routes";
import { isOwner } from "@festival/contracts/containers";
import { rowsOf } from "@festival/contracts/release/declaredRoutes";
import { globalName, type Release } from "@festival/contracts/release";
import * as sharedI18n from "@festival/shared-ui/i18n";
import * as sharedRouter from "@festival/shared-ui/router";
import { createInstance } from "@module-federation/runtime";
import React from "react";
import ReactDom from "react-dom";
import ReactDomServer from "react-dom/server";
import JsxRuntime from "react/jsx-runtime";

const require = createRequire(import.meta.url);

const shared = (lib: unknown) => ({
  version: React.version,
  scope: "default",
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/**
 * Loads the server side of a build as the shell does, with the shared libraries that are installed here.
 * @param folder of the build
 * @returns the owner that it exposes, whatever that is
 */
export async function loadServerSide(folder: string, release: Release): Promise<unknown> {
  const { routes } = release;
  // its modules may ask for addresses while they are loaded
  if (isOwner(release.name)) sharedRoutes.takeDeclaredRoutes(rowsOf(release.name, { routes }));
  const name = globalName(release.name);
  const entry = join(folder, release.server?.entry ?? "");
  const federation = createInstance({
    name: "remote_kit",
    remotes: [{ name, entry }],
    shared: {
      react: shared(React),
      "react/jsx-runtime": shared(JsxRuntime),
      "react-dom": shared(ReactDom),
      "react-dom/server": shared(ReactDomServer),
      "@festival/contracts/routes": shared(sharedRoutes),
      "@festival/shared-ui/router": shared(sharedRouter),
      "@festival/shared-ui/i18n": shared(sharedI18n),
    },
    plugins: [{ name: "local-files", loadEntry: async () => require(entry) }],
  });
  const loaded = await federation.loadRemote<{ owner?: unknown }>(`${name}/server`);
  return loaded?.owner;
}
