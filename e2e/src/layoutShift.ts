import type { Page } from "@playwright/test";

interface Shifting extends Window {
  /** The sum of all shifts that no input caused. */
  layoutShift?: number;
  /** What moved. */
  shifted?: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** Watches every document of the page for what moves by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifting = window as Shifting;
    shifting.layoutShift = 0;
    shifting.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifting.layoutShift = (shifting.layoutShift ?? 0) + entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          shifting.shifted?.push(`${element?.tagName ?? "?"}.${element?.className ?? ""}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Lets the browser have the site's fonts, as one has them who comes from another page. */
export async function loadFonts(page: Page): Promise<void> {
  await page.goto("/offline.de.html");
  await page.evaluate(async () => {
    const styles = ["normal", "italic"];
    await Promise.all(
      styles.map((style) =>
        document.fonts.load(`${style} 1em "Hanken Grotesk", "Hanken Grotesk Extended"`, "ař"),
      ),
    );
  });
}

export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(() => {
    const { layoutShift: score = 0, shifted: moved = [] } = window as Shifting;
    return { score, moved };
  });
}
