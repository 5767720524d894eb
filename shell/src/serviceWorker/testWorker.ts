import { stateElementId } from "../document/documentState.ts";
import { unsentMarks } from "../document/unsentFields.ts";
import { keptFiles } from "./keptFiles.ts";
import { keptPages } from "./keptPages.ts";
import { serveOffline } from "./serveOffline.ts";
import { testCaches } from "./testCaches.ts";
import {
  offlineLimits,
  type WorkerMessage,
  type WorkerScope,
  type WorkerSettings,
} from "./worker.ts";

export const origin = "https://festival.example";
const settings: WorkerSettings = {
  version: "a",
  languages: ["de", "en"],
  defaultLanguage: "de",
  apiPrefixes: ["/de/api", "/api", "/media"],
  staffPrefix: "/admin",
  bases: ["/remotes/shell/bbb/"],
  offlinePages: { de: "/offline.de.html", en: "/offline.en.html" },
  offlineFiles: ["/offline.css"],
  unsentPages: { de: "/unsent.de.html", en: "/unsent.en.html" },
  listMark: "<!--list-->",
  texts: {
    de: {
      languageTag: "de-DE",
      readable: "Lesbar",
      nothing: "Noch nichts",
      asOf: "Stand: {{time}}",
      typed: "Eingegeben",
      chooseFiles: "Dateien noch einmal wählen.",
    },
    en: {
      languageTag: "en-GB",
      readable: "Readable",
      nothing: "Nothing yet",
      asOf: "As of {{time}}",
      typed: "Entered",
      chooseFiles: "Choose files again.",
    },
  },
  limits: offlineLimits,
};

export const documentOf = (path: string, more = "") =>
  `<!doctype html>\n<html lang="de"><head><title data-page-head="">Seite ${path} &amp; mehr – Musikfest am Strom</title></head>` +
  `<body>${more}<script type="application/json" id="${stateElementId}">{"page":{"url":"${path}"}}</script></body></html>`;

type Answer = () => Response | Promise<Response>;
export const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      ...headers,
    },
  });

/** A browser's worker with a network that can be taken away. */
export function startWorker(given: Partial<WorkerSettings> = {}, caches = testCaches(origin)) {
  const listeners = new Map<string, (event: never) => void>();
  const network = new Map<string, Answer>();
  const asked: string[] = [];
  const state = { isOnline: true };
  const scope: WorkerScope = {
    location: { origin },
    navigator: {
      get onLine() {
        return state.isOnline;
      },
    },
    caches: caches.storage,
    fetch: async (address) => {
      const { pathname, search } = new URL(
        typeof address === "string" ? address : address.url,
        origin,
      );
      asked.push(pathname + search);
      if (!state.isOnline) throw new TypeError("no network");
      return network.get(pathname + search)?.() ?? new Response("missing", { status: 404 });
    },
    clients: { claim: async () => undefined },
    registration: {},
    addEventListener: (name, listener) => void listeners.set(name, listener),
  };
  caches.fetchBy(scope.fetch);
  const all = { ...settings, ...given };
  serveOffline(scope, all, keptPages(scope, all), keptFiles(scope, all));

  async function dispatch(name: string, event: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    } as never);
    const answered = await answer;
    await Promise.all(work);
    return answered;
  }
  const request = (path: string, more: object, event: object = {}) =>
    dispatch("fetch", {
      request: { url: origin + path, method: "GET", headers: new Headers(), ...more },
      ...event,
    });
  for (const locale of ["de", "en"]) {
    network.set(`/offline.${locale}.html`, () => html(`offline ${locale} <!--list-->`));
    network.set(`/unsent.${locale}.html`, () =>
      html(
        `unsent ${locale}${unsentMarks.files} <form action="${unsentMarks.action}">${unsentMarks.fields}</form>${unsentMarks.typed}`,
      ),
    );
  }
  network.set("/offline.css", () => new Response("body{}"));
  return {
    network,
    asked,
    caches,
    goOffline: () => (state.isOnline = false),
    goOnline: () => (state.isOnline = true),
    install: () => dispatch("install", {}),
    activate: () => dispatch("activate", {}),
    post: (message: WorkerMessage) => dispatch("message", { data: message }),
    open: (path: string, more: object = {}, event: { preloadResponse?: Promise<Response> } = {}) =>
      request(path, { mode: "navigate", ...more }, event),
    /** A form sent by a page of the site. */
    send: (path: string, form: FormData, more: object = {}) =>
      request(path, {
        mode: "navigate",
        method: "POST",
        referrer: `${origin}/de`,
        formData: async () => form,
        ...more,
      }),
    load: (path: string, more: object = {}) => request(path, { mode: "no-cors", ...more }),
    askForData: (path: string, headers: Record<string, string> = {}) =>
      request(path, {
        mode: "cors",
        headers: new Headers({ accept: "application/json", ...headers }),
      }),
  };
}
