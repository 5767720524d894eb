import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance } from "fastify";
import { stateElementId } from "../../document/documentState.ts";
import { siteName } from "../../document/head.ts";
import { keptFiles } from "../../serviceWorker/keptFiles.ts";
import { keptPages } from "../../serviceWorker/keptPages.ts";
import { serveOffline } from "../../serviceWorker/serveOffline.ts";
import {
  keptAtHeader,
  keptTitleHeader,
  offlineLimits,
  workerPath,
  type WorkerSettings,
} from "../../serviceWorker/worker.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { backendPrefixes } from "../api/backendPrefixes.ts";
import { listMark, listTexts, offlineFiles, offlinePage, offlinePagePath } from "./offlinePage.ts";
import { offlineStylePath } from "../document/plainStyles.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";

const offlineStyle = readFileSync(join(import.meta.dirname, "offline.css"), "utf8");

const ofEachLanguage = <Value>(make: (locale: (typeof locales)[number]) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)]));

function settingsFor(composition: LoadedComposition): WorkerSettings {
  const bases = [composition.shell, ...composition.releases.values()].map(({ release }) =>
    ["", "remotes", release.name, release.version, ""].join("/"),
  );
  const settings = {
    siteName,
    languages: locales,
    defaultLanguage: defaultLocale,
    apiPrefixes: backendPrefixes,
    staffPrefix: staffPaths.admin,
    bases,
    offlinePages: ofEachLanguage(offlinePagePath),
    offlineFiles: offlineFiles(composition),
    listMark,
    texts: ofEachLanguage(listTexts),
    limits: offlineLimits,
    keptAt: keptAtHeader,
    keptTitle: keptTitleHeader,
    stateElementId,
  };
  const pages = locales.map((locale) => offlinePage(locale, composition));
  const version = createHash("sha256")
    .update(JSON.stringify([settings, pages, offlineStyle]))
    .digest("hex")
    .slice(0, 12);
  return { version, ...settings };
}

/**
 * The worker as the browser gets it: the source of its three parts as Node runs them, types taken out,
 * and what it must know of this set of releases.
 */
export function workerScript(composition: LoadedComposition): string {
  return `"use strict";
const settings = ${JSON.stringify(settingsFor(composition))};
const files = (${keptFiles.toString()})(self, settings);
const pages = (${keptPages.toString()})(self, settings);
(${serveOffline.toString()})(self, settings, pages, files);
`;
}

/** Takes the place of one that does harm: it deletes everything and unregisters itself, at once. */
const farewellScript = `"use strict";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("festival-")) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The service worker, and the pages that it has ready for who has no network. */
export function registerServiceWorker(
  app: FastifyInstance,
  composition: LoadedComposition,
  worksOffline: boolean,
): void {
  const script = worksOffline ? workerScript(composition) : farewellScript;
  const answer = (path: string, type: string, text: string) => {
    const body = new PreparedBody(200, `${type}; charset=utf-8`, text);
    // browsers revalidate it each time, and take what is here now
    app.get(path, (request, reply) => sendBody(request, reply, body, { isPrivate: false }));
  };
  answer(workerPath, "text/javascript", script);
  answer(offlineStylePath, "text/css", offlineStyle);
  for (const locale of locales) {
    answer(offlinePagePath(locale), "text/html", offlinePage(locale, composition));
  }
}
