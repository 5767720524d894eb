import { createServer, type AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumArguments } from "../browser/chromium.ts";
import type { Progress } from "../site/progress.ts";
import { median } from "./throughput.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export interface LighthouseFigures {
  /** Medians, 0 to 100. */
  scores: Record<Category, number>;
  /** Medians, in milliseconds. */
  largestPaint: number;
  firstPaint: number;
  blocked: number;
  /** Median of the cumulative layout shift. */
  shift: number;
  /** What keeps a score below 100, speed aside, as Lighthouse words it. */
  faults: string[];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function faultsOf(result: Result): string[] {
  const counted = categories
    .filter((category) => category !== "performance")
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = result.audits[id];
    return audit?.score === 0 ? [`${id}: ${audit.title}`] : [];
  });
}

async function runOnce(url: string, executablePath: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse's own defaults: a middling phone on a slow network
    const found = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...categories],
    });
    if (!found) throw new Error(`Lighthouse has no result for ${url}.`);
    const { runtimeError } = found.lhr;
    // such a result holds no figures, and would count as the fastest of all
    if (runtimeError) throw new Error(`Lighthouse can't measure ${url}: ${runtimeError.message}`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

/** A look that fails, as one in a hundred does on a busy machine, is taken again. */
async function runUntilMeasured(url: string, executablePath: string): Promise<Result> {
  return runOnce(url, executablePath).catch(() => runOnce(url, executablePath));
}

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Visits the page once, so that the site has made its pictures in the sizes that the phone asks for. */
async function warm(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage(phone);
    await page.goto(url, { waitUntil: "networkidle" });
  } finally {
    await browser.close();
  }
}

function figuresOf(results: readonly Result[]): LighthouseFigures {
  const score = (category: Category) =>
    Math.round(100 * median(results.map((one) => one.categories[category]?.score ?? 0)));
  const metric = (id: string) => median(results.map((one) => one.audits[id]?.numericValue ?? 0));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestPaint: metric("largest-contentful-paint"),
    firstPaint: metric("first-contentful-paint"),
    blocked: metric("total-blocking-time"),
    shift: metric("cumulative-layout-shift"),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

/**
 * Looks at pages as Lighthouse's phone does, each time with a fresh browser. It goes round all pages
 * before it looks at one again, so that a busy minute of the machine touches each page once at most.
 * @param addresses By the screen's name.
 * @param rounds How often each page is looked at.
 * @param executablePath The browser that looks.
 */
export async function measureLighthouse(
  progress: Progress,
  addresses: ReadonlyMap<string, string>,
  rounds: number,
  executablePath: string,
): Promise<{ name: string; figures: LighthouseFigures }[]> {
  await progress.step("Lighthouse: pictures in the phone's sizes", async () => {
    for (const url of addresses.values()) await warm(url, executablePath);
  });
  const results = new Map<string, Result[]>([...addresses.keys()].map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    await progress.step(`Lighthouse: round ${round} of ${rounds}`, async () => {
      for (const [name, url] of addresses) {
        results.get(name)?.push(await runUntilMeasured(url, executablePath));
      }
    });
  }
  return [...results].map(([name, ofScreen]) => ({ name, figures: figuresOf(ofScreen) }));
}
