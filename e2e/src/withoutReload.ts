import type { Page } from "@playwright/test";

interface Watched extends Window {
  /** Gone after a reload. */
  watchedSince?: number;
  /** How often `#main` stood there without content. */
  emptyMain?: number;
}

/** Marks the document, and from then on notes each moment in which `#main` is empty. */
export async function watchDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as Watched;
    const main = document.querySelector("#main");
    if (!main) throw new Error("The page has no #main.");
    watched.watchedSince = performance.now();
    watched.emptyMain = 0;
    new MutationObserver(() => {
      if (!main.textContent?.trim()) watched.emptyMain = (watched.emptyMain ?? 0) + 1;
    }).observe(main, { childList: true, subtree: true });
  });
}

/** @returns whether it is still the document that was marked, and how often its `#main` was empty */
export function watchedDocument(page: Page): Promise<{ same: boolean; emptyMain: number }> {
  return page.evaluate(() => {
    const watched = window as Watched;
    return { same: watched.watchedSince !== undefined, emptyMain: watched.emptyMain ?? 0 };
  });
}
