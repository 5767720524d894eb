import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { deleteKept } from "../../serviceWorker/deleteKept.ts";
import { workerPath, type WorkerMessage } from "../../serviceWorker/worker.ts";
import { mayFetchAhead } from "../navigation/mayFetchAhead.ts";
import { onTakeAlong, takesAlong } from "../../cookies/takeAlong.ts";
import type { ShellBus } from "../../shellBus.ts";

/** Statuses of an address that is gone, and with it the worker that it named. */
const goneStatuses = [404, 410];

/** Concerts are where there is no network: booklets and plans stay with all their pictures. */
function isTakenAlong({ route }: Page): boolean {
  return route.name === "plan" || route.name.toLowerCase().includes("booklet");
}

/** What the document has loaded; the worker takes of it what it keeps. */
function loadedFiles(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

/** A browser leaves a worker alone whose script is gone; the site does not. */
async function leaveIfGone(container: ServiceWorkerContainer): Promise<void> {
  const answer = await fetch(workerPath, { cache: "no-store" }).catch(() => undefined);
  if (!answer || !goneStatuses.includes(answer.status)) return;
  await (await container.getRegistration())?.unregister();
}

/** Takes the worker away, and all that it has kept. */
async function leave(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  await registration?.unregister();
  await deleteKept(caches);
}

/**
 * Lets the service worker keep what is read, for readers who have asked for it or have marked a concert; on all
 * other devices there is neither worker nor cache. For staff it keeps nothing and forgets what was there. Where
 * workers are not supported, or not allowed, nothing is kept, without a message.
 */
export async function keepPages(
  {
    page$,
    online$,
    navigation$,
    plan$,
  }: Pick<ShellBus, "page$" | "online$" | "navigation$" | "plan$">,
  isStaff: boolean,
): Promise<void> {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return;
  const post = (message: WorkerMessage, worker: ServiceWorker | null) =>
    worker?.postMessage(message);
  if (isStaff) {
    const registration = await container.getRegistration();
    post({ type: "forget" }, registration?.active ?? null);
    return;
  }
  const isWanted = () => takesAlong() || plan$.value.length > 0;
  /** Undefined while nothing is kept. */
  let active: ServiceWorker | null | undefined;

  const keep = (url: string, withPictures: boolean) => {
    if (!mayFetchAhead(online$.value)) return;
    const message = { url: new URL(url, location.href).href, files: loadedFiles(), withPictures };
    post({ type: "keep", ...message }, container.controller ?? active ?? null);
  };
  const keepShown = () => {
    const page = page$.value;
    if (page.status === 200) keep(page.url, isTakenAlong(page));
  };

  const start = async (): Promise<void> => {
    const hadWorker = container.controller !== null;
    try {
      await container.register(workerPath, { updateViaCache: "none" });
    } catch {
      if (online$.value) await leaveIfGone(container);
      return;
    }
    active = (await container.ready).active;
    // a worker has kept the document that came through it, but for a booklet's pictures
    if (!hadWorker || isTakenAlong(page$.value)) keepShown();
    // visitors who read on come back: then the programme stays, too
    if (hadWorker) keep(href("programme", page$.value.locale), false);
  };

  let wasWanted = isWanted();
  /** One after another: after asking and taking it back at once nothing is kept. */
  let work = wasWanted ? start() : leave(container);
  const follow = () => {
    if (isWanted() === wasWanted) return;
    wasWanted = !wasWanted;
    const change = wasWanted ? start : () => leave(container);
    if (!wasWanted) active = undefined;
    work = work
      .then(change)
      .catch((error: unknown) => console.warn("What is kept could not be changed.", error));
  };
  await work;
  onTakeAlong(follow);
  plan$.subscribe(follow);
  navigation$.subscribe(({ phase }) => {
    if (phase === "finished" && active !== undefined) keepShown();
  });
}
