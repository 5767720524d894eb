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

interface Place {
  x: number;
  y: number;
}

/** In px; less is a matter of rounding, and no pointer misses what it was meant for. */
const leastMove = 4;

/** Where each link and button below the header, which may glide, stands in its document, by what it says; of several that say the same, by their order. */
function placesOf(page: Page): Promise<Record<string, Place>> {
  return page.evaluate(() => {
    // some go with the reader
    scrollTo({ top: 0, behavior: "instant" });
    const places: Record<string, { x: number; y: number }> = {};
    const met = new Map<string, number>();
    for (const one of document.querySelectorAll(":is(main, footer) :is(a, button, summary)")) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      const words = `${one.tagName} „${(one.textContent ?? "").trim().slice(0, 40)}“`;
      const count = (met.get(words) ?? 0) + 1;
      met.set(words, count);
      const { x, y } = one.getBoundingClientRect();
      places[`${words} ${count}`] = { x: Math.round(x), y: Math.round(y + scrollY) };
    }
    return places;
  });
}

/** Where the links of a page stand as long as its scripts have not come, by width of the window. */
export async function placesBeforeScripts(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<ReadonlyMap<number, Record<string, Place>>> {
  const early = await page.context().newPage();
  await early.route(/\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await early.goto(address);
  const places = new Map<number, Record<string, Place>>();
  for (const width of widths) {
    await early.setViewportSize({ width, height: 900 });
    places.set(width, await placesOf(early));
  }
  await early.close();
  return places;
}

/** What stands elsewhere than it did, and may be pressed in the place of something else. */
export async function displaced(
  page: Page,
  before: Readonly<Record<string, Place>> = {},
): Promise<string[]> {
  const now = await placesOf(page);
  return Object.entries(before).flatMap(([words, { x, y }]) => {
    const place = now[words];
    if (!place || Math.hypot(place.x - x, place.y - y) < leastMove) return [];
    return `${words}: from ${x}, ${y} to ${place.x}, ${place.y}`;
  });
}
