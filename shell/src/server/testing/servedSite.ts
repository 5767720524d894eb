import type { AddressInfo } from "node:net";
import { apiPaths, cacheTagsHeader } from "@festival/contracts/apiPaths";
import { sendJson } from "./testBackend.ts";
import type { TestSite } from "./testSite.ts";

/** What the German frame asks the backend for. */
export const framePaths: readonly string[] = [
  apiPaths.navigation("de"),
  apiPaths.season("de"),
  apiPaths.alertMessages("de"),
  apiPaths.ticketHotline("de"),
  apiPaths.settings("de"),
  ...["footer-sponsors", "consent-text", "hotline-text"].map((slug) =>
    apiPaths.containerBySlug("de", slug),
  ),
];

/**
 * Opens a port, with a frame without content for every page, and follows the backend's changes.
 * @param paths what the backend answers besides, in the same way
 * @returns the site's origin
 */
export async function serveWithFrame(site: TestSite, paths: readonly string[] = []) {
  for (const path of [...framePaths, ...paths]) {
    site.backend.on(`GET ${path}`, (_call, response) =>
      sendJson(
        response,
        200,
        { menu: [], submenu: [], footer: [] },
        { [cacheTagsHeader]: "frame" },
      ),
    );
  }
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.backend.followed();
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
}
