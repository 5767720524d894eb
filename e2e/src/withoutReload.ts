import type { Page } from "@playwright/test";

interface Watched extends Window {
  /** Gone after a reload. */
  watchedSince?: number;
  /** Frames in which `#main` stood there without content. */
  emptyMain?: number;
}

/**
 * Marks the document, and from then on counts the frames that show an empty `#main`. Owners change within one task, in
 * which it is empty for a moment that no one sees.
 */
export async function watchDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as Watched;
    const main = document.querySelector("#main");
    if (!main) throw new Error("The page has no #main.");
    watched.watchedSince = performance.now();
    watched.emptyMain = 0;
    const isEmpty = () => !main.textContent?.trim();
    new MutationObserver(() => {
      if (!isEmpty()) return;
      // the last thing that happens before the frame is painted, with those that the page itself waits for
      requestAnimationFrame(() => {
        if (isEmpty()) watched.emptyMain = (watched.emptyMain ?? 0) + 1;
      });
    }).observe(main, { childList: true, subtree: true });
  });
}

/** @returns whether it is still the document that was marked, and how many frames showed its `#main` empty */
export function watchedDocument(page: Page): Promise<{ same: boolean; emptyMain: number }> {
  return page.evaluate(() => {
    const watched = window as Watched;
    return { same: watched.watchedSince !== undefined, emptyMain: watched.emptyMain ?? 0 };
  });
}
