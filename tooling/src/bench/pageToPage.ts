import { consentCookie, writeConsent } from "@festival/contracts/consent";
import { href } from "@festival/contracts/routes";
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArguments, provideChromium } from "../browser/chromium.ts";
import type { Note } from "../site/progress.ts";

/** From the press to the second frame after the new heading stands. */
interface Step {
  ms: number;
  /** The longest task within, of those over 50 ms; 0 where there is none. */
  longestTask: number;
}

export interface Way {
  title: string;
  /** Nothing of the other screen was asked for in this document before. */
  first: Step;
  /** The screen was shown before; only its page is new. */
  again: Step;
}

export interface PageToPage {
  /** A finger: the page is asked for as it comes down. */
  tapped: Way[];
  /** A press by script, for which nothing is asked for ahead. */
  pressed: Way[];
  /** Back to the list, by the history. */
  back: Step;
  /** The same on a device that is not made slower. */
  backUnthrottled: Step;
}

interface Start {
  title: string;
  from: string;
  /** Selector of links, of which the first is followed. */
  to: string;
}

const list = href("programme", "de");
const magazine = href("magazine", "de");
const rowLink = "main article h3 a";

const starts: readonly Start[] = [
  { title: "List to event", from: list, to: rowLink },
  { title: "Home to list", from: href("home", "de"), to: `main a[href="${list}"]` },
  { title: "List to magazine", from: list, to: `a[href="${magazine}"]` },
  { title: "Magazine to article", from: magazine, to: "main article a" },
  { title: "Magazine to quiz", from: magazine, to: `a[href="${href("quizStart", "de")}"]` },
];

/** How often each way is gone. */
const runs = 9;
/** Times slower than this machine. */
const slower = 4;
/** After each page, for what is asked for ahead. */
const restMs = 600;

interface Watched extends Window {
  nextStep?: () => Promise<Step>;
}

/** Gives each document a way to measure the next page that is shown in it. */
function watchSteps(): void {
  const tasks: { start: number; end: number }[] = [];
  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries()) {
      tasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: "longtask", buffered: true });
  const heading = () => document.querySelector("main h1")?.textContent;
  (window as Watched).nextStep = () =>
    new Promise((resolve) => {
      const before = [location.pathname, heading()];
      let start = 0;
      for (const type of ["pointerdown", "click", "popstate"]) {
        const note = ({ timeStamp }: Event) => (start ||= timeStamp);
        addEventListener(type, note, { capture: true, once: true });
      }
      const end = () => {
        const ms = performance.now() - start;
        // observations arrive a task later
        setTimeout(() => {
          const within = tasks.filter((task) => task.end > start && task.start < start + ms);
          const longestTask = Math.max(0, ...within.map((task) => task.end - task.start));
          resolve({ ms, longestTask });
        }, 50);
      };
      const look = () => {
        const isNew = location.pathname !== before[0] && heading() && heading() !== before[1];
        if (start && isNew) requestAnimationFrame(() => requestAnimationFrame(end));
        else requestAnimationFrame(look);
      };
      look();
    });
}

const nextStep = (page: Page) =>
  page.evaluate(() => (window as Watched).nextStep?.() ?? { ms: Number.NaN, longestTask: 0 });

/** A new visitor's document, which has gone quiet, on a device that is `rate` times slower. */
async function openOn(browser: Browser, site: string, path: string, rate: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
  });
  const value = encodeURIComponent(writeConsent({ version: 1000, id: "bench", services: [] }));
  await context.addCookies([{ name: consentCookie, value, url: site }]);
  const page = await context.newPage();
  await page.addInitScript(watchSteps);
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  // one who reads
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForTimeout(restMs);
  const network = await context.newCDPSession(page);
  await network.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

type Press = (page: Page, selector: string) => Promise<Step>;

const tap: Press = async (page, selector) => {
  const seen = () => page.locator(selector).filter({ visible: true }).first();
  // on a phone the menu's links are folded
  if ((await seen().count()) === 0) {
    await page.locator("header summary").filter({ visible: true }).first().tap();
    await seen().waitFor();
  }
  await seen().scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs / 3);
  const step = nextStep(page);
  await seen().tap();
  return step;
};

const press: Press = async (page, selector) => {
  const step = nextStep(page);
  await page.locator(selector).first().dispatchEvent("click");
  return step;
};

async function goBack(page: Page): Promise<Step> {
  await page.waitForTimeout(restMs);
  const step = nextStep(page);
  await page.evaluate(() => history.back());
  return step;
}

function medianOf(steps: readonly Step[]): Step {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return {
    ms: middle(steps.map(({ ms }) => ms)),
    longestTask: middle(steps.map(({ longestTask }) => longestTask)),
  };
}

/** How long it takes from one page of a site to another, on a phone that is four times slower than this machine. */
export async function measurePageToPage(site: string, note: Note): Promise<PageToPage> {
  const executablePath = await provideChromium(() => undefined);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });

  async function goAll(how: Press): Promise<Way[]> {
    const ways: Way[] = [];
    for (const { title, from, to } of starts) {
      const [firsts, agains]: [Step[], Step[]] = [[], []];
      for (let run = 1; run <= runs; run += 1) {
        note(`${title}, ${run} of ${runs}`);
        const page = await openOn(browser, site, from, slower);
        firsts.push(await how(page, to));
        await goBack(page);
        await page.waitForTimeout(restMs);
        agains.push(await how(page, to));
        await page.context().close();
      }
      ways.push({ title, first: medianOf(firsts), again: medianOf(agains) });
    }
    return ways;
  }

  async function goAllBack(rate: number): Promise<Step> {
    const steps: Step[] = [];
    for (let run = 1; run <= runs; run += 1) {
      note(`Back to the list, ${run} of ${runs}`);
      const page = await openOn(browser, site, list, rate);
      await tap(page, rowLink);
      steps.push(await goBack(page));
      await page.context().close();
    }
    return medianOf(steps);
  }

  try {
    return {
      tapped: await goAll(tap),
      pressed: await goAll(press),
      back: await goAllBack(slower),
      backUnthrottled: await goAllBack(1),
    };
  } finally {
    await browser.close();
  }
}
