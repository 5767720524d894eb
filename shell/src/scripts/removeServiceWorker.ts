import { deleteKept } from "../serviceWorker/deleteKept.ts";
import type { WorkerScope } from "../serviceWorker/worker.ts";

// Takes the place of a service worker that does harm: it deletes what that has kept and unregisters itself, at once.

interface LeavingScope extends Pick<WorkerScope, "caches" | "addEventListener"> {
  skipWaiting(): Promise<void>;
  registration: Pick<ServiceWorkerRegistration, "unregister">;
}

// TypeScript knows a document's global scope here
const scope = self as unknown as LeavingScope;

async function leave(): Promise<void> {
  await deleteKept(scope.caches);
  await scope.registration.unregister();
}

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(leave()));
