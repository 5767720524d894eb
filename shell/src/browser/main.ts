import { apiPaths } from "@festival/contracts/apiPaths";
import {
  ownerPrefix,
  type BrowserFragment,
  type BrowserOwner,
  type OwnerProps,
  type Page,
} from "@festival/contracts/pageOwner";
import type { OwnerName, RouteName } from "@festival/contracts/routes";
import { BehaviorSubject } from "rxjs";
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  setMountMaxTime,
  start,
  type LifeCycles,
} from "single-spa";
import { stateElementId, type DocumentState } from "../documentState.ts";
import { startConsent } from "../consent/startConsent.ts";
import "../styles.ts";
import { createBus } from "./bus.ts";
import { fetchComforts } from "./fetchComforts.ts";
import { islandMounter } from "./islands.ts";
import { listenToLinks } from "./links.ts";
import { createNavigator } from "./navigator.ts";
import { offerNewsletter } from "./offerNewsletter.ts";
import { reloadOnce } from "./reloadOnce.ts";
import { loadExposed, preload, registerReleases } from "./remotes.ts";

/** Hydration gives way to all else, on a slow phone for seconds; single-spa would call that an error. */
const mountTimeMs = 30_000;
/** The header waits for a quiet moment, at most this long. */
const headerHydrationTimeoutMs = 6000;

const state: DocumentState = JSON.parse(
  document.getElementById(stateElementId)?.textContent ?? "null",
);
const { composition, frame, page: firstPage } = state;
const { locale } = firstPage;
const bus = createBus(state);
const owners: OwnerName[] = ["shell", "mf-programme", "mf-magazine", "mf-quiz", "mf-forms"];

registerReleases(composition);

type LoadedOwner = LifeCycles<OwnerProps> & BrowserOwner;

const loading = new Map<OwnerName, Promise<LoadedOwner>>();

/** An owner's code, fetched once; a failed try is forgotten, so that the next one is fresh. */
function loadApp(owner: OwnerName): Promise<LoadedOwner> {
  const known = loading.get(owner);
  if (known) return known;
  const loaded: Promise<LoadedOwner> =
    owner === "shell"
      ? import(/* webpackChunkName: "app" */ "../app.ts")
      : loadExposed<LoadedOwner>(owner, "./app");
  loading.set(owner, loaded);
  loaded.catch(() => loading.delete(owner));
  return loaded;
}

/** An owner that is ready to show the route's screen; all that it needs is asked for at once. */
async function loadOwner(owner: OwnerName, route: RouteName): Promise<LoadedOwner> {
  // the shell's own pieces are small, and its entry is there
  if (owner !== "shell") {
    preload(composition[owner], "./app", `./screen/${route}`, `./texts/${locale}`);
  }
  const loaded = await loadApp(owner);
  await loaded.prepare(route, locale);
  return loaded;
}

/** Each owner's latest page; all begin with the document's, only its own owner ever shows it. */
const pages = new Map<OwnerName, BehaviorSubject<Page>>(
  owners.map((owner) => [owner, new BehaviorSubject(firstPage)]),
);
const pagesOf = (owner: OwnerName) => pages.get(owner) ?? bus.page$;

const { navigate, warm, prepare } = createNavigator({
  bus,
  composition,
  loadOwner,
  deliver: (page) => pagesOf(page.owner).next(page),
});

addErrorHandler((error) => {
  console.error(error);
  const isMissing = getAppStatus(error.appOrParcelName) === LOAD_ERROR;
  // the server's HTML reads without its code; a second failure leaves it at that
  if (isMissing && error.appOrParcelName === bus.page$.value.owner && bus.online$.value) {
    reloadOnce();
  }
});

for (const owner of owners) {
  registerApplication<OwnerProps>({
    name: owner,
    app: () => loadOwner(owner, pagesOf(owner).value.route.name),
    // the page decides, not the address: during a navigation the old screen stays until the new page is whole
    activeWhen: () => bus.page$.value.owner === owner,
    customProps: {
      page$: pagesOf(owner),
      bus,
      locale,
      identifierPrefix: ownerPrefix(owner),
      navigate,
      mountFragment: islandMounter(() => pagesOf(owner).value, composition, bus),
    },
  });
}
setMountMaxTime(mountTimeMs, false, mountTimeMs);
start();
startConsent(bus, frame);
listenToLinks({ navigate, warm, openNewsletter: () => bus.newsletterOpened$.next() });
fetchComforts({ bus, prepare, isStaff: frame.user !== null });
offerNewsletter({
  bus,
  navigate,
  loadForm: async () => {
    const exposed = "./fragments/newsletterForm";
    preload(composition["mf-forms"], exposed, `./texts/${locale}`);
    return (await loadExposed<{ fragment: BrowserFragment }>("mf-forms", exposed)).fragment;
  },
});

const staysPlain = (error: unknown) => console.warn("Header or footer stays as it is.", error);

async function hydrateLayout(): Promise<void> {
  // the document preloads it, so it is taken up at once; only the hydration waits
  const layout = await import(/* webpackChunkName: "layout" */ "../layout/browserLayout.tsx");
  const header = document.getElementById("header");
  const footer = document.getElementById("footer");
  const hydrateHeader = () => {
    if (header) layout.hydrateHeader(header, frame, bus);
  };
  if ("requestIdleCallback" in window) {
    requestIdleCallback(hydrateHeader, { timeout: headerHydrationTimeoutMs });
  } else setTimeout(hydrateHeader);
  if (!footer) return;
  // the mobile app's home page has none that could be seen, and the next page has one
  if (firstPage.layout === "mobileApp") return layout.hydrateFooter(footer, frame, bus);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    layout.hydrateFooter(footer, frame, bus).catch(staysPlain);
  });
  observer.observe(footer);
}
hydrateLayout().catch(staysPlain);

/** The server saw a session; the backend confirms it before the editor's code is fetched. */
async function startEditor(): Promise<void> {
  const answer = await fetch(apiPaths.user(locale));
  if (!answer.ok) return;
  bus.user$.next(await answer.json());
  registerApplication({
    name: "mf-editor",
    app: () => loadExposed<LifeCycles>("mf-editor", "./app"),
    activeWhen: () => bus.user$.value !== null,
    customProps: { bus, locale, identifierPrefix: "mf-editor-" },
  });
}
if (frame.user && composition["mf-editor"]) void startEditor();
