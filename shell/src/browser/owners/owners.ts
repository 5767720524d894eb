import {
  ownerPrefix,
  type BrowserOwner,
  type OwnerProps,
  type Page,
} from "@festival/contracts/pageOwner";
import { ownerNames, type OwnerName } from "@festival/contracts/containers";
import type { RouteName } from "@festival/contracts/routes";
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
import type { DocumentState } from "../../document/documentState.ts";
import { islandMounter } from "./islands.ts";
import { createNavigator } from "../navigation/navigator.ts";
import { reloadOnce } from "../navigation/reloadOnce.ts";
import { loadExposed, preload } from "./remotes.ts";
import { whileShown } from "./whileShown.ts";
import type { ShellBus } from "../../shellBus.ts";

/** Hydration yields to all else, on a slow phone for seconds; single-spa would call that an error. */
const mountTimeMs = 30_000;

type LoadedOwner = LifeCycles<OwnerProps> & BrowserOwner;

/** What fetches the owners' code; each is fetched once. */
function ownerLoader({ composition, page: { locale } }: DocumentState) {
  const loading = new Map<OwnerName, Promise<LoadedOwner>>();

  /** A failed try is forgotten, so that the next one is fresh. */
  function loadApp(owner: OwnerName): Promise<LoadedOwner> {
    const known = loading.get(owner);
    if (known) return known;
    const loaded: Promise<LoadedOwner> =
      owner === "shell"
        ? import(/* webpackChunkName: "app" */ "../../app.ts")
        : loadExposed<LoadedOwner>(owner, "./app");
    loading.set(owner, loaded);
    loaded.catch(() => loading.delete(owner));
    return loaded;
  }

  /** An owner that is ready to show the route's screen; all that it needs is asked for at once. */
  return async (owner: OwnerName, route: RouteName): Promise<LoadedOwner> => {
    // the shell's own pieces are small, and its entry is there
    if (owner !== "shell") {
      preload(composition[owner], "./app", `./screen/${route}`, `./texts/${locale}`);
    }
    const loaded = await loadApp(owner);
    await loaded.prepare(route, locale);
    return loaded;
  };
}

/** Registers one application per owner with single-spa, and starts it: the page's owner hydrates. */
export function startOwners(state: DocumentState, bus: ShellBus) {
  const { composition, page: firstPage } = state;
  const { locale } = firstPage;
  const loadOwner = ownerLoader(state);

  /** Each owner's latest page; all begin with the document's, only its own owner ever shows it. */
  const pages = new Map<OwnerName, BehaviorSubject<Page>>(
    ownerNames.map((owner) => [owner, new BehaviorSubject(firstPage)]),
  );
  const pagesOf = (owner: OwnerName) => pages.get(owner) ?? bus.page$;
  function deliver(page: Page): void {
    // an owner that hydrates later would do so with this page, and the server's HTML is of the first one
    if (page !== firstPage) delete document.getElementById("main")?.dataset.server;
    pagesOf(page.owner).next(page);
  }

  addErrorHandler((error) => {
    const isMissing = getAppStatus(error.appOrParcelName) === LOAD_ERROR;
    // the reader has gone on
    if (isMissing && error.appOrParcelName !== bus.page$.value.owner) return;
    console.error(error);
    // the server's HTML reads without its code; a second failure leaves it at that, and so does a navigation that is on its way
    if (isMissing && bus.online$.value && !navigator.isUnderway()) reloadOnce();
  });

  const navigator = createNavigator({
    bus,
    composition,
    shell: state.shell,
    loadOwner,
    deliver,
  });
  for (const owner of ownerNames) {
    registerApplication<OwnerProps>({
      name: owner,
      app: () => whileShown(owner, bus, loadOwner(owner, pagesOf(owner).value.route.name)),
      // the page decides, not the address: during a navigation the old screen stays until the new page is whole
      activeWhen: () => bus.page$.value.owner === owner,
      customProps: {
        page$: pagesOf(owner),
        bus,
        locale,
        identifierPrefix: ownerPrefix(owner),
        navigate: navigator.navigate,
        mountFragment: islandMounter(() => pagesOf(owner).value, composition, bus),
      },
    });
  }
  setMountMaxTime(mountTimeMs, false, mountTimeMs);
  start();
  return { ...navigator, deliver, loadOwner };
}
