import { randomUUID } from "node:crypto";
import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie, csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { href } from "@festival/contracts/routes";
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArguments, provideChromium } from "../browser/chromium.ts";
import { pagePaths } from "../screens/screens.ts";
import type { Note } from "../site/progress.ts";
import { keyTimes, shortest, signIn, viewport, watch, type StaffSite } from "./admin.ts";
import { measureVisitors, type VisitorsBeside } from "./editors.ts";
import { median } from "./throughput.ts";

/** Times in milliseconds, weights in bytes as transferred. */
export interface EditorFigures {
  /** Scripts of the editor in a page that staff read, and in one that they edit. */
  off: number;
  on: number;
  /** The panel of a section with the pickers of links and records, which is fetched while nothing else is done. */
  panel: number;
  /** What comes once pictures are looked for, and once words in a text shall lead elsewhere. */
  pictures: number;
  links: number;
  /** The chunks with draft-js, which are fetched while nothing else is done. */
  richText: number;
  /** From the start of the document until a section can be chosen: in a new browser, and in one that was here. */
  cold: number;
  cached: number;
  /** From a key to what is painted after it, with many sections; and with a processor that is four times slower. */
  keys: number[];
  slowKeys: number[];
  /** Of the answers to changes, one after the other. */
  saves: number[];
  /** From the press on "publish" until a visitor gets the words. */
  published: number;
  sections: number;
  visitors: VisitorsBeside;
}

const runs = 5;
const moreSections = 100;
const saves = 40;
const slower = 4;
const path = href("page", "de", { path: pagePaths.visit.de });
const frame = "[data-section-frame]";

/** Bytes of the editor's scripts that a page asks for from now on. */
async function weighEditor(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Map<string, string>();
  const weights = new Map<string, number>();
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" && response.url.includes("/mf-editor/")) {
      scripts.set(requestId, response.url);
    }
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url) weights.set(url, encodedDataLength);
  });
  return () => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Does something as the staff of a page do, by its calls. */
async function call(page: Page, address: string, body: object) {
  return page.evaluate(
    async ({ csrf, cookie, header, to, sent }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const headers = { "content-type": "application/json", [header]: decodeURIComponent(token) };
      const start = performance.now();
      const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(sent) });
      const read = await answer.json();
      if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(read)}`);
      return { ms: performance.now() - start, read };
    },
    { csrf: addressOf(getCsrf), cookie: csrfCookie, header: csrfHeader, to: address, sent: body },
  );
}

const richText = (text: string) => ({
  blocks: [{ key: "a", text, type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
});

interface Filled {
  times: number[];
  revision: number;
  /** Of the texts, in their order. */
  ids: number[];
}

async function pageId(page: Page): Promise<number> {
  const state = await page.locator("#festival-state").textContent();
  return JSON.parse(state ?? "").page.data.id;
}

/** Changes the working copy of a page. @returns ids of new sections by their `ref` */
async function change(page: Page, id: number, op: object): Promise<Record<string, number>> {
  const owner = `/de/pageeditor-api/page/${id}`;
  const content = await page.request.get(new URL(`${owner}/content/`, page.url()).href);
  const { revision: base } = await content.json();
  const made = await call(page, `${owner}/changes/`, { key: randomUUID(), base, ops: [op] });
  return made.read.ids;
}

/** Puts many texts at the beginning of the page. @returns how long single changes of the first one take */
async function fill(page: Page, id: number): Promise<Filled> {
  const owner = `/de/pageeditor-api/page/${id}`;
  const { revision: base, sections } = await (
    await page.request.get(new URL(`${owner}/content/`, page.url()).href)
  ).json();
  const before = sections.find(({ parent }: { parent: number | null }) => parent === null)?.id;
  const ops = Array.from({ length: moreSections }, (_, place) => ({
    op: "insert",
    ref: `s${place}`,
    model: "text",
    texts: { de: { content: richText(`Absatz ${place} über das Fest.`) } },
    at: { parent: null, column: 0, before: before ?? null },
  }));
  const made = await call(page, `${owner}/changes/`, { key: randomUUID(), base, ops });
  const times: number[] = [];
  let { revision } = made.read;
  for (let place = 0; place < saves; place += 1) {
    const set = { op: "set", section: made.read.ids.s1, locale: "de" };
    const content = richText(`Absatz 1, Fassung ${place}.`);
    const body = { key: randomUUID(), base: revision, ops: [{ ...set, fields: { content } }] };
    const { ms, read } = await call(page, `${owner}/changes/`, body);
    times.push(ms);
    ({ revision } = read);
  }
  const ids = ops.map(({ ref }) => Number(made.read.ids[ref]));
  return { times, revision, ids };
}

/** How long it takes until a visitor gets what is published. */
async function publishTime(page: Page, id: number, revision: number): Promise<number> {
  const words = `Absatz 1, Fassung ${saves - 1}.`;
  const start = performance.now();
  await call(page, `/de/pageeditor-api/page/${id}/publish/`, { revision });
  for (;;) {
    const answer = await fetch(new URL(path, page.url()));
    if ((await answer.text()).includes(words)) return performance.now() - start;
  }
}

async function firstField(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => "foundAt" in window);
  return page.evaluate(() => (window as { foundAt?: number }).foundAt ?? Number.NaN);
}

async function openText(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().press("Enter");
  await page.getByRole("textbox", { name: "Text bearbeiten" }).click();
}

const textTimes = (page: Page, address: string): Promise<number[]> =>
  keyTimes(page, address, () => openText(page, /^Text bearbeiten: Absatz 0/));

/** The header with which a signed-in page changes something. */
async function csrfOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === csrfCookie)?.value ?? "";
  return { [csrfHeader]: decodeURIComponent(token) };
}

/** Pages that the store has, and as many searches that no visitor made before. */
function visits(site: string, turn: string): string[] {
  const kept = [href("home", "de"), href("programme", "de"), href("magazine", "de"), path];
  return Array.from({ length: 100 }, (_, place) => {
    const search = `${href("programme", "de")}?q=${turn}-${place}`;
    return site + (place % 2 === 0 ? search : (kept[((place - 1) / 2) % kept.length] ?? path));
  });
}

async function measure(browser: Browser, site: StaffSite, note: Note): Promise<EditorFigures> {
  const signedIn = await signIn(browser, site, path);
  const storageState = { cookies: (await signedIn.storageState()).cookies, origins: [] };
  const address = `${site.url}${path}?edit`;
  const open = async () => {
    const context = await browser.newContext({ ...viewport, storageState });
    await context.addInitScript(watch, { shortest, place: frame });
    return context.newPage();
  };

  note("a new browser");
  const colds: number[] = [];
  const weights = { off: 0, on: 0, panel: 0, pictures: 0, richText: 0, links: 0 };
  for (let run = 0; run < runs; run += 1) {
    const page = await open();
    colds.push(await firstField(page, address));
    await page.context().close();
  }
  const making = await open();
  await making.goto(site.url + path);
  const id = await pageId(making);
  const end = { parent: null, column: 0, before: null };
  const { image } = await change(making, id, {
    op: "insert",
    ref: "image",
    model: "image",
    at: end,
  });
  const writing = await open();
  // what is fetched ahead comes only once it is asked for
  await writing.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  const all = await weighEditor(writing);
  await firstField(writing, address);
  await writing.waitForLoadState("networkidle");
  weights.on = all();
  const added = async (act: () => Promise<unknown>) => {
    const before = all();
    await act();
    // "networkidle" tells of the first load of a document alone
    let seen: number;
    do {
      seen = all();
      await writing.waitForTimeout(500);
    } while (all() > seen);
    return seen - before;
  };
  const choose = writing.getByRole("button", { name: "Bild: Bild wählen …" });
  weights.panel = await added(async () => {
    await writing.locator(`[data-section-frame="${image}"]`).press("Enter");
    await choose.waitFor();
  });
  weights.pictures = await added(async () => {
    await choose.press("Enter");
    await writing.getByRole("dialog").waitFor();
  });
  await writing.keyboard.press("Escape");
  // what drags sections comes with the first move of a pointer
  await added(() => writing.mouse.move(viewport.viewport.width / 2, 300));
  weights.richText = await added(() => openText(writing, /^Text bearbeiten: /));
  weights.links = await added(async () => {
    await writing.keyboard.press("Control+k");
    await writing.getByRole("dialog").waitFor();
  });
  await writing.context().close();
  await change(making, id, { op: "remove", sections: [image] });
  await making.context().close();
  const reading = await open();
  const weight = await weighEditor(reading);
  await reading.goto(site.url + path);
  await reading.waitForLoadState("networkidle");
  weights.off = weight();
  await reading.context().close();

  note("a browser that was here");
  const page = await open();
  await firstField(page, address);
  const cached: number[] = [];
  for (let run = 0; run < runs; run += 1) cached.push(await firstField(page, address));

  note(`${moreSections} more sections`);
  const { times, revision, ids } = await fill(page, id);
  const published = await publishTime(page, id, revision);
  note("keys");
  const keys = await textTimes(page, address);
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const slowKeys = await textTimes(page, address);
  const csrf = await csrfOf(page);
  // browsers of staff work on machines of their own
  await page.close();
  const visitors = await measureVisitors(
    page.context(),
    {
      origin: site.url,
      content: { id, sections: ids },
      csrf,
      urlsOf: (turn) => visits(site.url, turn),
    },
    note,
  );
  return {
    ...weights,
    cold: median(colds),
    cached: median(cached),
    keys,
    slowKeys,
    saves: times,
    published,
    sections: moreSections,
    visitors,
  };
}

/** The editor in a page of a site with the demo season, to which sections are added. */
export async function measureEditor(site: StaffSite, note: Note): Promise<EditorFigures> {
  const executablePath = await provideChromium(() => undefined);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    return await measure(browser, site, note);
  } finally {
    await browser.close();
  }
}
