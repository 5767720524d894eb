import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ShellConfig } from "../config.ts";
import { followChanges } from "./changeFeed.ts";
import type { PageStore } from "./pageStore.ts";

type FreshStore = Pick<PageStore<unknown>, "setLive" | "drop" | "dropAll">;

interface FreshStores {
  pages: FreshStore;
  /** What pages are made of. */
  shared: FreshStore;
  /** Dropped with any change: there is no tag for what is not there. */
  others: readonly FreshStore[];
  /** Called when staff may have changed settings, and at the start. */
  onSettings(): void;
}

/** So long the app waits for the feed before it is ready: nothing that is made before can be kept. */
export const feedWithinMs = 2000;

/** Drops stored pages as the backend reports changes, from when the app is ready to its end. */
export function keepFresh(
  app: FastifyInstance,
  config: ShellConfig,
  backend: { forgetClock(): void },
  { pages, shared, others, onSettings }: FreshStores,
): void {
  let stop = (): void => {};
  app.addHook("onReady", async () => {
    const first = Promise.withResolvers<void>();
    stop = followChanges(config.backendUrl, config.internalSecret, {
      onLive(isLive) {
        first.resolve();
        // a page that can't be kept is made of nothing that was kept
        if (!isLive) shared.dropAll();
        for (const store of [pages, shared, ...others]) store.setLive(isLive);
      },
      onReset() {
        backend.forgetClock();
        for (const store of [pages, shared, ...others]) store.dropAll();
        onSettings();
      },
      // in one go: no page begins between what it is made of and where it is kept
      onChange(tags) {
        // the clock was moved
        if (tags.includes("all")) backend.forgetClock();
        shared.drop(tags);
        pages.drop(tags);
        for (const store of others) store.drop(["all"]);
        if (tags.includes("all") || tags.includes("settings")) onSettings();
      },
    });
    await Promise.race([first.promise, wait(feedWithinMs, undefined, { ref: false })]);
  });
  app.addHook("preClose", () => stop());
}
