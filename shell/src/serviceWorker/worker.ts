/** Where the service worker lies: it speaks for all below. */
export const workerPath = "/sw.js";

/** How much is kept for reading without a network, and for how long. */
export const offlineLimits = {
  /** A page that was kept is shown when the network takes longer. */
  patienceMs: 4000,
  /** A page kept within this time is not fetched again only to be kept. */
  freshMs: 10 * 60_000,
  pages: 60,
  pageAgeMs: 30 * 86_400_000,
  /** Scripts, styles and fonts. */
  files: 240,
  pictures: 240,
  /** Of one page that is kept together with its pictures. */
  picturesPerPage: 40,
} as const;

/** On an answer from what was kept: when it came from the network, ISO 8601. */
export const keptAtHeader = "x-festival-kept";
/** On a page that is kept: its title, percent-encoded. */
export const keptTitleHeader = "x-festival-title";

/** What the worker says in one language; those of a form are HTML. */
interface WorkerTexts {
  languageTag: string;
  readable: string;
  nothing: string;
  asOf: string;
  typed: string;
  chooseFiles: string;
}

/** What the server hands to the worker; it stands before the script, as JSON. */
export interface WorkerSettings {
  /** Other releases or other texts: another version. */
  version: string;
  languages: readonly string[];
  defaultLanguage: string;
  /** Beginnings of paths that the backend answers. */
  apiPrefixes: readonly string[];
  /** Beginning of the paths of staff's own pages. */
  staffPrefix: string;
  /** Where the live releases' files lie. */
  bases: readonly string[];
  /** By language, the page that stands in for one that was not kept, and what it needs. */
  offlinePages: Readonly<Record<string, string>>;
  offlineFiles: readonly string[];
  /** By language, the page for a form that was sent without a network, with the marks of `fillUnsent`. */
  unsentPages: Readonly<Record<string, string>>;
  /** Stands in the offline page for the list of what can be read. */
  listMark: string;
  texts: Readonly<Record<string, WorkerTexts>>;
  limits: typeof offlineLimits;
}

/** What a document asks of the worker. */
export type WorkerMessage =
  /** Keep a page that was read, with the files and pictures that it has loaded. */
  | { type: "keep"; url: string; files: readonly string[]; withPictures: boolean }
  /** A user signed in: delete all pages. */
  | { type: "forget" };

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageEventOfWorker extends ExtendableEvent {
  data: unknown;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: MessageEventOfWorker;
  fetch: FetchEvent;
}

/** What the worker uses of its global scope; TypeScript knows either a document's or a worker's. */
export interface WorkerScope {
  location: { origin: string };
  navigator: { onLine: boolean };
  caches: CacheStorage;
  fetch(address: Request | string, init?: RequestInit): Promise<Response>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
