import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { workerPath, type WorkerMessage } from "../../serviceWorker/worker.ts";
import { mayFetchAhead } from "../navigation/mayFetchAhead.ts";

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

/**
 * Lets the service worker keep what is read. For staff it keeps nothing and forgets what was there.
 * Where workers are not supported, or not allowed, nothing is kept, without a message.
 */
export async function keepPages(
  { page$, online$, navigation$ }: Pick<Bus, "page$" | "online$" | "navigation$">,
  isStaff: boolean,
): Promise<void> {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return;
  const hadWorker = container.controller !== null;
  const tell = (message: WorkerMessage, worker: ServiceWorker | null) =>
    worker?.postMessage(message);
  if (isStaff) {
    const registration = await container.getRegistration();
    tell({ type: "forget" }, registration?.active ?? null);
    return;
  }
  try {
    await container.register(workerPath, { updateViaCache: "none" });
  } catch {
    if (online$.value) await leaveIfGone(container);
    return;
  }
  const { active } = await container.ready;

  const keep = (url: string, withPictures: boolean) => {
    if (!mayFetchAhead(online$.value)) return;
    const message = { url: new URL(url, location.href).href, files: loadedFiles(), withPictures };
    tell({ type: "keep", ...message }, container.controller ?? active);
  };
  const keepShown = () => {
    const page = page$.value;
    if (page.status === 200) keep(page.url, isTakenAlong(page));
  };
  // a worker has kept the document that came through it, but for a booklet's pictures
  if (!hadWorker || isTakenAlong(page$.value)) keepShown();
  // who reads on comes back: then the programme stays, too
  if (hadWorker) keep(href("programme", page$.value.locale), false);
  navigation$.subscribe(({ phase }) => {
    if (phase === "finished") keepShown();
  });
}
