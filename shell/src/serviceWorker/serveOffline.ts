import { escapeText } from "@festival/contracts/escapeText";
import { editHeader } from "@festival/contracts/cookiesAndHeaders";
import { fillUnsent } from "../document/unsentFields.ts";
import { withTimeout } from "../withTimeout.ts";
import type { KeptFiles } from "./keptFiles.ts";
import type { KeptPages } from "./keptPages.ts";
import {
  keptTitleHeader,
  type WorkerMessage,
  type WorkerScope,
  type WorkerSettings,
} from "./worker.ts";

/**
 * The service worker's answers: files from what is kept, pages from the network, and from what is kept
 * where there is none. It never takes over pages that an older one serves; that one ends with them.
 */
export function serveOffline(
  scope: WorkerScope,
  settings: WorkerSettings,
  pages: KeptPages,
  files: KeptFiles,
): void {
  const { caches, location } = scope;
  const { limits, languages, texts } = settings;
  const offlinePrefix = "festival-offline-";
  const offlineCache = offlinePrefix + settings.version;
  /** What says that the site itself is away, not that the page is wrong. */
  const awayStatuses = [502, 503, 504];

  const languageOf = (path: string) => {
    const begun = path.split("/")[1] ?? "";
    return languages.includes(begun) ? begun : settings.defaultLanguage;
  };
  const isPagePath = (path: string) =>
    languages.includes(path.split("/")[1] ?? "") &&
    !settings.apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  /** With a language or without. */
  const isStaffPath = (path: string) =>
    ["", ...languages.map((language) => `/${language}`)]
      .map((begin) => begin + settings.staffPrefix)
      .some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

  async function listOf(language: string): Promise<string> {
    const own = (await pages.all()).filter(
      ({ url }) => languageOf(new URL(url).pathname) === language,
    );
    const words = texts[language];
    if (!words || own.length === 0) return `<p>${words?.nothing ?? ""}</p>`;
    const time = new Intl.DateTimeFormat(words.languageTag, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const items = own.map(({ url, answer, at }) => {
      const { pathname, search } = new URL(url);
      const address = escapeText(pathname + search);
      // out of a document's title, so it is escaped already
      const title = decodeURIComponent(answer.headers.get(keptTitleHeader) ?? "") || pathname;
      const asOf = words.asOf.replace("{{time}}", time.format(at));
      return `<li><a href="${address}">${title}</a> <span>${asOf}</span></li>`;
    });
    return `<h2>${words.readable}</h2><ul>${items.join("")}</ul>`;
  }

  /** One of the pages that are stored with the worker, filled in. */
  async function storedPage(
    address: string | undefined,
    fill: (html: string) => string,
  ): Promise<Response> {
    const cache = await caches.open(offlineCache);
    const page = await cache.match(address ?? "");
    if (!page) return Response.error();
    return new Response(fill(await page.text()), { status: 503, headers: page.headers });
  }

  async function offlinePage(path: string): Promise<Response> {
    const language = languageOf(path);
    const list = await listOf(language);
    return storedPage(settings.offlinePages[language], (html) =>
      html.replace(settings.listMark, () => list),
    );
  }

  /** A form that was sent without a network comes back with all that was typed. */
  async function unsentPage(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const language = languageOf(pathname);
    const words = texts[language];
    if (!words) return Response.error();
    const posted = [...(await request.formData())];
    return storedPage(settings.unsentPages[language], (html) =>
      fillUnsent(html, {
        action: pathname + search,
        fields: posted.filter((field): field is [string, string] => typeof field[1] === "string"),
        hasFiles: posted.some(([, value]) => typeof value !== "string" && value.name !== ""),
        words,
      }),
    );
  }

  /** Sent by a page of this site: what another one has filled in is not shown as the reader's own. */
  const isOwnForm = ({ method, mode, referrer }: Request) =>
    method === "POST" && mode === "navigate" && referrer.startsWith(`${location.origin}/`);

  /** From the network; where it does not come, is late or says that the site is away: what is kept. */
  async function networkFirst(
    address: string,
    coming: Promise<Response>,
    fromKept: (kept: Response) => Promise<Response>,
  ): Promise<Response> {
    const kept = await pages.find(address);
    if (!kept) return coming;
    const answer = await withTimeout(coming, limits.patienceMs, "The network is slow.").catch(
      () => undefined,
    );
    return answer && !awayStatuses.includes(answer.status) ? answer : fromKept(kept);
  }

  async function keep({ url, files: loaded, withPictures }: WorkerMessage & { type: "keep" }) {
    const known = await pages.find(url);
    let html = known && pages.isFresh(known) ? await known.text() : undefined;
    if (html === undefined) {
      const answer = await scope.fetch(url, { headers: { accept: "text/html" } });
      html = await pages.keep(answer.url || url, answer);
    }
    if (html === undefined) return;
    const named = (form: RegExp) => [...(html ?? "").matchAll(form)].map((found) => found[1] ?? "");
    await files.keep([...loaded, ...named(/(?:src|href)="(\/remotes\/[^"]+)"/g)]);
    if (!withPictures) return;
    const pictures = new Set(named(/src="(\/media\/images\/[^"]+)"/g));
    await files.keep([...pictures].slice(0, limits.picturesPerPage));
  }

  scope.addEventListener("install", (event) => {
    const { offlinePages, unsentPages, offlineFiles } = settings;
    const documents = [offlinePages, unsentPages].flatMap((ones) => Object.values(ones));
    const needed = [...documents, ...offlineFiles];
    event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(needed)));
  });

  scope.addEventListener("activate", (event) => {
    const tidy = async () => {
      await scope.registration.navigationPreload?.enable();
      for (const name of await caches.keys()) {
        if (name.startsWith(offlinePrefix) && name !== offlineCache) await caches.delete(name);
      }
      await pages.trim();
      await files.keepReleases(new Set([...settings.bases, ...(await pages.bases())]));
      await scope.clients.claim();
    };
    event.waitUntil(tidy());
  });

  scope.addEventListener("message", (event) => {
    const message = event.data as WorkerMessage;
    // what can't be kept now is kept when it is read again
    if (message.type === "keep") event.waitUntil(keep(message).catch(() => undefined));
    if (message.type === "forget") event.waitUntil(pages.forget());
  });

  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (origin !== location.origin) return;
    // a newly signed-in visitor must not meet the pages of before, nor the next one theirs
    if (isStaffPath(pathname)) event.waitUntil(pages.forget());
    // never sent on from here: what is posted reaches the site as the browser sends it, or not at all
    else if (!scope.navigator.onLine && isPagePath(pathname) && isOwnForm(request)) {
      return event.respondWith(unsentPage(request));
    }
    if (request.method !== "GET" || request.headers.has("range")) return;
    const until = (work: Promise<unknown>) => event.waitUntil(work);
    if (settings.offlineFiles.includes(pathname)) {
      const stored = caches.open(offlineCache).then((cache) => cache.match(pathname));
      return event.respondWith(stored.then((answer) => answer ?? scope.fetch(request)));
    }
    if (files.isFile(pathname)) return event.respondWith(files.file(request, until));
    if (files.isPicture(pathname)) return event.respondWith(files.picture(request, until));
    if (request.mode === "navigate") {
      const coming = (event.preloadResponse ?? Promise.resolve(undefined)).then((preloaded) =>
        // without a network others reject, and Firefox resolves with an error's response
        preloaded && preloaded.type !== "error" ? preloaded : scope.fetch(request),
      );
      if (!isPagePath(pathname)) {
        const isSite = pathname === "/";
        return event.respondWith(isSite ? coming.catch(() => offlinePage(pathname)) : coming);
      }
      // staff who edit are shown the site's newest page or none
      if (searchParams.has("edit")) {
        return event.respondWith(coming.catch(() => offlinePage(pathname)));
      }
      const copied = coming.then((answer) => answer.clone());
      event.waitUntil(copied.then((copy) => pages.keep(request.url, copy)).catch(() => undefined));
      return event.respondWith(
        networkFirst(request.url, coming, pages.asDocument).catch(() => offlinePage(pathname)),
      );
    }
    const wantsData = request.headers.get("accept")?.startsWith("application/json") ?? false;
    if (wantsData && isPagePath(pathname) && !request.headers.has(editHeader)) {
      event.respondWith(networkFirst(request.url, scope.fetch(request), pages.asData));
    }
  });
}
