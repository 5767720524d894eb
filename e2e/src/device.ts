import { deviceEntryOf, type DevicePlace } from "@festival/contracts/privacy/deviceStorage";
import type { BrowserContext, Page } from "@playwright/test";

/** Clocks of browser and server may differ, and a cookie's days are counted from when it was written. */
const slackDays = 1;

interface Held {
  place: DevicePlace;
  name: string;
  /** Until a cookie ends; null for one of the session, and for what has no end. */
  days: number | null;
}

async function cookiesOf(context: BrowserContext, origin: string): Promise<Held[]> {
  const cookies = await context.cookies(origin);
  return cookies.map(({ name, expires }) => ({
    place: "cookie",
    name,
    days: expires < 0 ? null : (expires - Date.now() / 1000) / 86_400,
  }));
}

/** What an open page sees of its browser; nothing where it shows another site, or none. */
async function storageOf(page: Page, origin: string): Promise<Held[]> {
  if (page.isClosed() || !page.url().startsWith(`${origin}/`)) return [];
  const named = await page.evaluate(async () => {
    const isSecure = "caches" in window;
    const workers = isSecure ? await navigator.serviceWorker.getRegistrations() : [];
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cache: isSecure ? await caches.keys() : [],
      serviceWorker: workers.map(
        ({ active }) => new URL(active?.scriptURL ?? location.href).pathname,
      ),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    };
  });
  const { databases, ...known } = named;
  const held = Object.entries(known).flatMap(([place, names]) =>
    names.map((name) => ({ place: place as DevicePlace, name, days: null })),
  );
  // the site uses none: each would be missing in the table
  return [
    ...held,
    ...databases.map((name) => ({
      place: "localStorage" as const,
      name: `database ${name}`,
      days: null,
    })),
  ];
}

/** What a browser holds at the moment, of the site at an origin. */
export async function heldBy(context: BrowserContext, origin: string): Promise<Held[]> {
  const pages = await Promise.all(context.pages().map((page) => storageOf(page, origin)));
  return [...(await cookiesOf(context, origin)), ...pages.flat()];
}

/**
 * What a browser holds and `deviceStorage` does not tell of, or holds for longer; none where the table is true.
 * @param withScripts without them there is nothing but cookies
 */
export async function untoldOf(
  context: BrowserContext,
  origin: string,
  withScripts: boolean,
): Promise<string[]> {
  const held = withScripts ? heldBy(context, origin) : cookiesOf(context, origin);
  return (await held).flatMap(({ place, name, days }) => {
    const entry = deviceEntryOf(place, name);
    if (!entry) return [`${place}: ${name} is not in contracts/privacy/deviceStorage.ts`];
    const { period } = entry;
    const most = typeof period === "string" ? 0 : period.days + slackDays;
    return days !== null && days > most ? [`${place}: ${name} lasts ${Math.round(days)} days`] : [];
  });
}
