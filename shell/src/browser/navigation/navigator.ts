import { editHeader } from "@festival/contracts/cookiesAndHeaders";
import type { NavigateOptions, Page } from "@festival/contracts/pageOwner";
import type { OwnerName } from "@festival/contracts/containers";
import { match, type RouteName } from "@festival/contracts/routes";
import { flushSync } from "react-dom";
import { getAppStatus, MOUNTED, triggerAppChange } from "single-spa";
import { keptAtHeader } from "../../serviceWorker/worker.ts";
import { pageMediaType, type Composition } from "../../document/documentState.ts";
import { withTimeout } from "../../withTimeout.ts";
import { whenIdle } from "../idle/whenIdle.ts";
import { enterPage, writeHead } from "./enterPage.ts";
import { mayFetchAhead } from "./mayFetchAhead.ts";
import { navigationTimes } from "./navigationTimes.ts";
import { createPositions, keyOf, newKey } from "./positions.ts";
import { isReloading } from "./reloadOnce.ts";
import { blend } from "./transition.ts";
import type { ShellBus } from "../../shellBus.ts";

/** A page warmed by a pointer over its link serves a click that comes within this time. */
const warmPageMs = 15_000;
/** Visitors who go back within this time find the page as they left it, as browsers do it with documents. */
const rememberedMs = 5 * 60_000;
const mostRemembered = 8;
/** After the first navigation, in which the first page is asked for at the latest. */
const firstPageWithinMs = 5000;

/** Leaves this document for a new one, also at the address that it has already. */
function openDocument(url: string): void {
  // after back and forward the address is the new one; assigning it again would only look for its hash
  if (url === location.href) location.reload();
  else location.assign(url);
}

/** Goes to the place within the new page; the code for it comes while one waits. */
async function followHash(hash: string, left: AbortSignal): Promise<void> {
  const { scrollToHash } = await import(/* webpackChunkName: "scrollToHash" */ "./scrollToHash.ts");
  scrollToHash(hash, left);
}

interface NavigatorOptions {
  bus: ShellBus;
  composition: Composition;
  /** Version of the document's shell. */
  shell: string;
  /** Fetches what the owner needs for a route; settled when it can be shown in the same task. */
  loadOwner(owner: OwnerName, route: RouteName): Promise<unknown>;
  /** Hands the page to its owner. */
  deliver(page: Page): void;
}

interface Fetched {
  page: Page;
  /** Where redirects led, path and query. */
  url: string;
  /** When it came from the network, where it comes from what the device has kept; ISO 8601. */
  keptAt: string | undefined;
}

/** The one place that changes history. */
export function createNavigator({ bus, composition, shell, loadOwner, deliver }: NavigatorOptions) {
  const positions = createPositions();
  const warmed = new Map<string, { at: number; fetched: Promise<Fetched> }>();
  /** Pages that were shown, by the key of their entry in the history. */
  const remembered = new Map<string, { at: number; fetched: Fetched }>();
  const first = { key: keyOf(history.state) ?? "", url: location.href, isAsked: false };
  let underway: { url: string; abort: AbortController } | undefined;
  /** What is on the screen, path and query, as the address bar had it. */
  let shown = location.pathname + location.search;
  /** Aborted when the visitor goes on, and with it what still moves the page on the screen. */
  let leaving = new AbortController();

  function leave(): void {
    underway?.abort.abort();
    leaving.abort();
    leaving = new AbortController();
  }

  /** False when the answer needs a document of its own: another release, language or audience. */
  const fits = ({ page }: Fetched): boolean =>
    page.locale === document.documentElement.lang &&
    page.audience === bus.page$.value.audience &&
    page.layout === bus.page$.value.layout &&
    Object.entries(page.releases).every(
      ([name, version]) =>
        version === (name === "shell" ? shell : composition[name as keyof Composition]?.version),
    );

  async function fetchPage(url: string, signal?: AbortSignal): Promise<Fetched> {
    const edits = bus.editMode$.value && { [editHeader]: "1" };
    const response = await fetch(url, { headers: { accept: pageMediaType, ...edits }, signal });
    if (!response.headers.get("content-type")?.startsWith(pageMediaType)) {
      throw new Error(`${url} answered with no page.`);
    }
    const page: Page = await response.json();
    const final = new URL(response.url || url, location.href);
    const keptAt = response.headers.get(keptAtHeader) ?? undefined;
    return { page, url: final.pathname + final.search, keptAt };
  }

  /** Sets out for the code that an address needs, known before the page is there. */
  function loadOwnerOf(url: string): void {
    const found = match(new URL(url).pathname);
    if (found) void loadOwner(found.owner, found.name).catch(() => undefined);
  }

  /** Page and code at once. */
  async function load(url: string, signal: AbortSignal): Promise<Fetched> {
    loadOwnerOf(url);
    const warm = warmed.get(url);
    warmed.clear();
    const fetched =
      warm && Date.now() - warm.at < warmPageMs
        ? await warm.fetched.catch(() => fetchPage(url, signal))
        : await fetchPage(url, signal);
    if (!fits(fetched)) return fetched;
    const { owner, route } = fetched.page;
    await withTimeout(
      loadOwner(owner, route.name),
      navigationTimes.codeMs,
      `${owner} did not load in time.`,
    );
    return fetched;
  }

  function remember(key: string, fetched: Fetched): void {
    remembered.delete(key);
    remembered.set(key, { at: Date.now(), fetched });
    for (const oldest of [...remembered.keys()].slice(0, -mostRemembered))
      remembered.delete(oldest);
  }

  /** The page of an entry of the history; staff get it from the server, as they change it. */
  function recall(key: string): Fetched | undefined {
    const found = bus.user$.value ? undefined : remembered.get(key);
    if (!found || Date.now() - found.at >= rememberedMs) return undefined;
    // without a network it says how old it is, as one from the device's store does
    const keptAt = bus.online$.value ? undefined : new Date(found.at).toISOString();
    return { ...found.fetched, keptAt: found.fetched.keptAt ?? keptAt };
  }

  /** The document brought no page that could be put on the screen again: it is asked for before one goes back to it. */
  function rememberFirst(): void {
    if (first.isAsked || bus.user$.value || !mayFetchAhead(bus.online$.value)) return;
    first.isAsked = true;
    // its entry may have another page by then, such as a list that was made longer
    const isReplaced = () => remembered.has(first.key);
    whenIdle(() => {
      if (isReplaced()) return;
      fetchPage(first.url).then(
        (fetched) => isReplaced() || remember(first.key, fetched),
        () => undefined,
      );
    }, firstPageWithinMs);
  }

  /**
   * Loads an address and shows it by `commit`, unless a newer navigation comes first. The old
   * screen stays whole until the new one is there.
   * @param commit is told whether a newer navigation has come meanwhile
   * @param known what is there already
   */
  async function go(
    url: string,
    commit: (fetched: Fetched, isCurrent: () => boolean) => Promise<void>,
    known?: Fetched,
  ): Promise<void> {
    if (underway?.url === url) return;
    if (isReloading()) return openDocument(url);
    leave();
    positions.setOut();
    const mine = { url, abort: new AbortController() };
    underway = mine;
    bus.navigation$.next({ phase: "started", url });
    try {
      const fetched = known ?? (await load(url, mine.abort.signal));
      if (underway !== mine) return;
      if (!fits(fetched)) {
        openDocument(url);
        return;
      }
      await commit(fetched, () => underway === mine);
      if (underway !== mine) return;
      bus.navigation$.next({ phase: "finished", url });
    } catch (error) {
      if (underway !== mine) return;
      bus.navigation$.next({ phase: "failed", url });
      // the server's document needs no scripts: it is the way out of every failure but a missing network,
      // and for that the service worker has a page
      if (bus.online$.value || navigator.serviceWorker?.controller) openDocument(url);
      else console.warn(error);
    } finally {
      if (underway === mine) underway = undefined;
    }
  }

  /** Puts a page on the screen; whatever its owner needs is there. */
  async function put(page: Page): Promise<void> {
    flushSync(() => {
      deliver(page);
      bus.page$.next(page);
    });
    await triggerAppChange();
    const status = getAppStatus(page.owner);
    if (status && status !== MOUNTED) throw new Error(`${page.owner} is not there: ${status}.`);
    writeHead(page);
  }

  /**
   * Puts a new page on the screen, then lets `enter` take the reader to its beginning. A browser that blends does so
   * with its next frame: where a newer page has come by then, this one is left out.
   */
  async function show(
    { page, keptAt }: Fetched,
    isCurrent: () => boolean,
    enter: () => void,
  ): Promise<void> {
    const isSameScreen = shown.split("?")[0] === location.pathname;
    const enterCurrent = () => {
      if (isCurrent()) enter();
    };
    const change = async () => {
      if (!isCurrent()) return;
      shown = location.pathname + location.search;
      if (keptAt) document.documentElement.dataset.kept = keptAt;
      else delete document.documentElement.dataset.kept;
      await put(page);
    };
    // a filter or a list's next page answers at once
    if (!isSameScreen) return blend(change, enterCurrent);
    await change();
    enterCurrent();
  }

  function navigate(to: string, { replace = false, keepPosition = false }: NavigateOptions = {}) {
    const target = new URL(to, location.href);
    void go(target.href, async (fetched, isCurrent) => {
      positions.keep();
      const key = replace ? (keyOf(history.state) ?? newKey()) : newKey();
      history[replace ? "replaceState" : "pushState"]({ key }, "", fetched.url + target.hash);
      positions.enter(key);
      remember(key, fetched);
      await show(fetched, isCurrent, () => {
        if (keepPosition) return;
        enterPage(target.hash, [0, 0]);
        if (target.hash) void followHash(target.hash, leaving.signal);
      });
      rememberFirst();
    });
  }

  function warm(to: string): void {
    const url = new URL(to, location.href).href;
    if (!mayFetchAhead(bus.online$.value) || bus.user$.value || underway) return;
    if (Date.now() - (warmed.get(url)?.at ?? 0) < warmPageMs) return;
    loadOwnerOf(url);
    const fetched = fetchPage(url);
    fetched.catch(() => warmed.delete(url));
    warmed.set(url, { at: Date.now(), fetched });
  }

  addEventListener("popstate", (event: PopStateEvent & { singleSpa?: boolean }) => {
    // single-spa repeats pushState as an event of its own
    if (event.singleSpa) return;
    positions.setOut();
    positions.keep();
    const key = keyOf(event.state) ?? "";
    if (location.pathname + location.search === shown) {
      // back to another place of the same page, away from a page that was still on its way
      leave();
      if (underway) bus.navigation$.next({ phase: "finished", url: location.href });
      underway = undefined;
      positions.enter(key);
      enterPage(location.hash, positions.find(key));
      return;
    }
    const back = async (fetched: Fetched, isCurrent: () => boolean) => {
      positions.enter(key);
      await show(fetched, isCurrent, () => enterPage(location.hash, positions.find(key)));
    };
    void go(location.href, back, recall(key));
  });

  const isUnderway = () => underway !== undefined;

  return { navigate, warm, prepare: loadOwnerOf, fetchPage, fits, put, isUnderway };
}
