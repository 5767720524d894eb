import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie, csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { staffPaths } from "@festival/contracts/staffPaths";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { chromiumArguments, provideChromium } from "../browser/chromium.ts";
import type { Note } from "../site/progress.ts";
import { measureImports, type ImportFigures } from "./adminImport.ts";
import { measureSearch, type SearchFigures } from "./adminSearch.ts";
import { median } from "./throughput.ts";

/** Times in milliseconds, weights in bytes as transferred. */
export interface AdminFigures extends SearchFigures {
  /** Scripts of the list of events in a new browser. */
  firstList: number;
  /** Scripts that one screen more asks for, of the one that asks for most. */
  further: number;
  /** From the start of the document until a row of the list stands: in a new browser, and in one that was here. */
  cold: number;
  warm: number;
  /** From the start of the document until a grid of a hundred pictures stands, and those in the window are drawn. */
  grid: number;
  /** From a key to what is painted after it, in the form of a large event. */
  keys: number[];
  /** A season of 60 rows, one of 5,000, and that one again with each row changed. */
  imports: Record<"small" | "large" | "changed", ImportFigures>;
}

export interface StaffSite {
  url: string;
  login: { email: string; password: string };
}

export const viewport = { viewport: { width: 1280, height: 900 } };
const calls = "/de/pageeditor-api";
const list = `${staffPaths.admin}/events`;
const runs = 5;
const worksOfLargest = 60;
const castOfLargest = 100;
const typed = "Ein langer Abend mit vielen Menschen";
/** Event timing tells no shorter ones; a key that takes longer on purpose is told for sure. */
export const shortest = 16;
const watching = { shortest, place: "main tbody a" };
const longKey = 50;

interface Watched extends Window {
  foundAt?: number;
  keys?: { at: number; ms: number }[];
  lastKey?: number;
}

interface Watching {
  /** Of the keys of which event timing tells. */
  shortest: number;
  /** What is waited for. */
  place: string;
}

/** Notes when the first of some elements stands, and how long each key waits for what is painted. */
export function watch({ shortest: durationThreshold, place }: Watching): void {
  const watched = window as Watched;
  const look = () => {
    if (document.querySelector(place)) watched.foundAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
  watched.keys = [];
  new PerformanceObserver((entries) => {
    for (const { name, startTime, duration } of entries.getEntries()) {
      if (name === "keydown") watched.keys?.push({ at: startTime, ms: duration });
    }
  }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
}

async function rowAt(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => (window as Watched).foundAt !== undefined);
  return page.evaluate(() => (window as Watched).foundAt ?? Number.NaN);
}

async function gridAt(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const drawn = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>("main figure img")];
    const seen = all.filter((image) => image.getBoundingClientRect().top < innerHeight);
    const isDrawn = all.length >= 100 && seen.every((image) => image.naturalWidth > 0);
    return isDrawn && performance.now();
  });
  return Number(await drawn.jsonValue());
}

/** Bytes of all scripts that a page asks for from now on. */
async function weighScripts(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  network.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Signs in, and ends at a path. */
export async function signIn(
  browser: Browser,
  { url, login }: StaffSite,
  next: string,
): Promise<BrowserContext> {
  const context = await browser.newContext(viewport);
  const page = await context.newPage();
  await page.goto(`${url}${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await page.getByLabel("E-Mail-Adresse", { exact: true }).fill(login.email);
  await page.getByLabel("Passwort").fill(login.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL(`**${next}`);
  await page.close();
  return context;
}

/** Makes an event with many works and people by the staff's calls. */
async function makeLargest(page: Page): Promise<number> {
  return page.evaluate(
    async ({ csrf, cookie, header, api, works, cast }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const headers = { "content-type": "application/json", [header]: decodeURIComponent(token) };
      const idsOf = async (name: string): Promise<number[]> => {
        const { results } = await (await fetch(`${api}/${name}/?per_page=100`)).json();
        return results.map(({ id }: { id: number }) => id);
      };
      const [workIds, artistIds] = await Promise.all([idsOf("works"), idsOf("artists")]);
      const fill = <T>(ids: readonly number[], size: number, row: (id: number) => T) =>
        Array.from({ length: size }, (_, place) => row(ids[place % ids.length] ?? 0));
      const answer = await fetch(`${api}/events/`, {
        method: "POST",
        headers,
        body: JSON.stringify({
          slug: { de: "messung", en: "bench" },
          starts_at: "2030-05-01T18:00:00.000Z",
          is_online: false,
          title: { de: "Großes Fest", en: "Large feast" },
          event_compositions: fill(workIds, works, (id) => ({ composition_id: id })),
          event_castmembers: fill(artistIds, cast, (id) => ({ artist_id: id })),
        }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()).id;
    },
    {
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      api: calls,
      works: worksOfLargest,
      cast: castOfLargest,
    },
  );
}

/** How long the keys took that event timing tells of. It tells of them in their order: one more key ends them. */
async function slowKeys(page: Page): Promise<number[]> {
  await page.evaluate((ms) => {
    const hold = ({ timeStamp }: Event) => {
      (window as Watched).lastKey = timeStamp;
      while (performance.now() < timeStamp + ms) document.hasFocus();
    };
    addEventListener("keydown", hold, { once: true, capture: true });
  }, longKey);
  await page.keyboard.press("Shift");
  const found = await page.waitForFunction(() => {
    const { keys = [], lastKey = Number.POSITIVE_INFINITY } = window as Watched;
    const isOver = keys.some(({ at }) => at >= lastKey);
    return isOver && keys.filter(({ at }) => at < lastKey).map(({ ms }) => ms);
  });
  return (await found.jsonValue()) || [];
}

/** How long keys take at an address. @param focus puts the focus where they are typed */
export async function keyTimes(
  page: Page,
  address: string,
  focus: () => Promise<void>,
): Promise<number[]> {
  await page.goto(address);
  await focus();
  for (const sign of typed) await page.keyboard.press(sign === " " ? "Space" : sign);
  const slow = await slowKeys(page);
  const quick = Math.max(0, typed.length - slow.length);
  return [...slow, ...Array.from({ length: quick }, () => shortest)];
}

/** The admin area of a site with the demo season and many events, to which seasons are added. */
export async function measureAdmin(site: StaffSite, note: Note): Promise<AdminFigures> {
  const executablePath = await provideChromium(() => undefined);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const signedIn = await signIn(browser, site, list);
    const storageState = { cookies: (await signedIn.storageState()).cookies, origins: [] };
    const address = `${site.url}${list}?lang=de`;

    note("a new browser");
    const colds: number[] = [];
    let firstList = 0;
    let further = 0;
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...viewport, storageState });
      await context.addInitScript(watch, watching);
      const page = await context.newPage();
      const weight = await weighScripts(page);
      colds.push(await rowAt(page, address));
      await page.waitForLoadState("networkidle");
      if (run === 0) {
        firstList = weight();
        for (const name of ["events/1", "images", "settings", "navigation", "imports"]) {
          const before = weight();
          await page.goto(`${site.url}${staffPaths.admin}/${name}?lang=de`);
          await page.waitForLoadState("networkidle");
          further = Math.max(further, weight() - before);
        }
      }
      await context.close();
    }

    note("a browser that was here");
    const context = await browser.newContext({ ...viewport, storageState });
    await context.addInitScript(watch, watching);
    const page = await context.newPage();
    await rowAt(page, address);
    const warms: number[] = [];
    for (let run = 0; run < runs; run += 1) warms.push(await rowAt(page, address));

    note("a hundred pictures");
    const pictures = `${site.url}${staffPaths.admin}/images?perPage=100&page=1&lang=de`;
    await gridAt(page, pictures);
    const grids: number[] = [];
    for (let run = 0; run < runs; run += 1) grids.push(await gridAt(page, pictures));

    note("search");
    const searching = await measureSearch(page);
    note("keys");
    const largest = await makeLargest(page);
    const form = `${site.url}${staffPaths.admin}/events/${largest}?lang=de`;
    const title = page.getByRole("textbox", { name: /^Titel.*Deutsch/ }).first();
    const keys = await keyTimes(page, form, () => title.click());
    const imports = await measureImports(page, note);
    const times = { cold: median(colds), warm: median(warms), grid: median(grids), keys };
    return { firstList, further, ...times, ...searching, imports };
  } finally {
    await browser.close();
  }
}
