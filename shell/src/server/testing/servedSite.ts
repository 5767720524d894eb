import type { AddressInfo } from "node:net";
import { addressOf } from "@festival/contracts/calls/call";
import { getForm } from "@festival/contracts/calls/forms";
import { getSeason } from "@festival/contracts/calls/programme";
import {
  getBlock,
  getNavigation,
  getSettings,
  getSiteState,
  getTicketHotline,
  listAlerts,
} from "@festival/contracts/calls/site";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { newsletterSlug } from "@festival/contracts/formFields";
import { sendJson, type TestBackend } from "./testBackend.ts";
import type { TestSite } from "./testSite.ts";

/** What the German frame asks the backend for. */
export const framePaths: readonly string[] = [
  addressOf(getNavigation, { locale: "de" }),
  addressOf(getSeason, { locale: "de" }),
  addressOf(listAlerts, { locale: "de" }),
  addressOf(getTicketHotline, { locale: "de" }),
  addressOf(getSettings, { locale: "de" }),
  addressOf(getSiteState, { locale: "de" }),
  addressOf(getForm, { locale: "de", slug: newsletterSlug }),
  ...["footer-sponsors", "consent-text", "hotline-text"].map((slug) =>
    addressOf(getBlock, { locale: "de", slug }),
  ),
];

/** Lets the backend answer with what can be kept, and says nothing. */
export function answerWithFrame({ on }: Pick<TestBackend, "on">, paths: readonly string[]): void {
  for (const path of paths) {
    on(`GET ${path}`, (_call, response) =>
      sendJson(
        response,
        200,
        { menu: [], submenu: [], footer: [] },
        { [cacheTagsHeader]: "frame" },
      ),
    );
  }
}

/**
 * Opens a port, with a frame without content for every page, and follows the backend's changes.
 * @param paths what the backend answers besides, in the same way
 * @returns the site's origin
 */
export async function serveWithFrame(site: TestSite, paths: readonly string[] = []) {
  answerWithFrame(site.backend, [...framePaths, ...paths]);
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.backend.followed();
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
}
