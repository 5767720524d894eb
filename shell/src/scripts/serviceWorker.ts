import { keptFiles } from "../serviceWorker/keptFiles.ts";
import { keptPages } from "../serviceWorker/keptPages.ts";
import { serveOffline } from "../serviceWorker/serveOffline.ts";
import type { WorkerScope, WorkerSettings } from "../serviceWorker/worker.ts";

/** The server writes it before this script. */
declare const workerSettings: WorkerSettings;

// TypeScript knows a document's global scope here
const scope = self as unknown as WorkerScope;
serveOffline(
  scope,
  workerSettings,
  keptPages(scope, workerSettings),
  keptFiles(scope, workerSettings),
);
