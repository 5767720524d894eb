import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales, type Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance } from "fastify";
import { offlineLimits, workerPath, type WorkerSettings } from "../../serviceWorker/worker.ts";
import { backendPrefixes } from "../api/backendPrefixes.ts";
import { listMark, listTexts, offlineFiles, offlinePage, offlinePagePath } from "./offlinePage.ts";
import { offlineStylePath } from "../document/plainStyles.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { policyFor } from "../document/policy.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";
import { unsentOfflinePage, unsentWords } from "../page/unsentPage.ts";
import type { PlainPageParts, SiteNames } from "../document/siteNames.ts";

const offlineStyle = readFileSync(join(import.meta.dirname, "offline.css"), "utf8");

/** Where the page lies for a language's forms that are sent without a network. */
const unsentPagePath = (locale: Locale): string => `/unsent.${locale}.html`;

const ofEachLanguage = <Value>(make: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)]));

function settingsFor(parts: PlainPageParts): WorkerSettings {
  const { composition } = parts;
  const bases = [composition.shell, ...composition.releases.values()].map(({ release }) =>
    ["", "remotes", release.name, release.version, ""].join("/"),
  );
  const settings = {
    languages: locales,
    defaultLanguage: defaultLocale,
    apiPrefixes: backendPrefixes,
    staffPrefix: staffPaths.admin,
    bases,
    offlinePages: ofEachLanguage(offlinePagePath),
    unsentPages: ofEachLanguage(unsentPagePath),
    offlineFiles: offlineFiles(composition),
    listMark,
    texts: ofEachLanguage((locale) => ({ ...listTexts(locale), ...unsentWords(locale) })),
    limits: offlineLimits,
  };
  const pages = locales.flatMap((locale) => [
    offlinePage(locale, parts),
    unsentOfflinePage(locale, parts),
  ]);
  const version = createHash("sha256")
    .update(JSON.stringify([settings, pages, offlineStyle]))
    .digest("hex")
    .slice(0, 12);
  return { version, ...settings };
}

/** The worker as the browser gets it: what it must know of this set of releases, and the shell's script. */
export function workerScript(parts: PlainPageParts): string {
  const settings = JSON.stringify(settingsFor(parts));
  return `const workerSettings=${settings};\n${parts.composition.scripts.serviceWorker}`;
}

/** The service worker, and the pages that it has ready for readers without a network. */
export function registerServiceWorker(
  app: FastifyInstance,
  composition: LoadedComposition,
  { worksOffline, names }: { worksOffline: boolean; names: SiteNames },
): void {
  const parts = { composition, names };
  const policy = policyFor(null, { scripts: [composition.scripts.head.hash] });
  const answer = (path: string, type: string, write: () => string) => {
    const make = () => new PreparedBody(200, `${type}; charset=utf-8`, write());
    let body = make();
    let { changes } = names;
    // browsers revalidate it each time, and take what is here now
    app.get(path, (request, reply) => {
      if (names.changes !== changes) body = make();
      changes = names.changes;
      if (type === "text/html") reply.header("content-security-policy", policy);
      return sendBody(request, reply, body, { isPrivate: false });
    });
  };
  const { removeServiceWorker } = composition.scripts;
  answer(workerPath, "text/javascript", () =>
    worksOffline ? workerScript(parts) : removeServiceWorker,
  );
  answer(offlineStylePath, "text/css", () => offlineStyle);
  for (const locale of locales) {
    answer(offlinePagePath(locale), "text/html", () => offlinePage(locale, parts));
    answer(unsentPagePath(locale), "text/html", () => unsentOfflinePage(locale, parts));
  }
}
