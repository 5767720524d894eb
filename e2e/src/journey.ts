import { consentCookie, writeConsent, type ConsentService } from "@festival/contracts/consent";
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";
import { startDemoSite } from "./demoSite.ts";
import { untoldOf } from "./device.ts";
import { site, siteVariables } from "./site.ts";

export { expect } from "@playwright/test";

interface JourneyOptions {
  /** What this journey brings about on purpose, such as the 404 it asks for. */
  expectedTrouble: RegExp[];
  /** What the visitor has agreed to before; null for one who is still to be asked. */
  agreed: readonly ConsentService[] | null;
}

interface JourneyFixtures extends JourneyOptions {
  /** What went wrong on any page of the journey; empty at its end, or it fails. */
  trouble: string[];
}

export interface JourneyWorkerOptions {
  /** True for journeys that change texts or releases: their worker gets a site of its own. */
  changesSite: boolean;
}

interface JourneyWorkerFixtures extends JourneyWorkerOptions {
  /** Where the journeys of this worker go. */
  siteUrl: string;
}

/** It loads the demo season while other journeys keep the cores busy. */
const siteTimeout = 600_000;

function describeConsole(message: ConsoleMessage): string {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}

function collectTrouble(context: BrowserContext, trouble: string[], scripts: boolean): void {
  context.on("console", (message) => {
    // so it says where the service worker is kept out
    if (message.text().includes("registration blocked by Playwright")) return;
    // hydration mismatches and refusals of the policy are errors here; a preload in vain is a warning
    if (["error", "warning"].includes(message.type())) trouble.push(describeConsole(message));
  });
  context.on("weberror", (error) => trouble.push(`uncaught: ${error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // the journey went on before it was loaded; or scripts are off and Chromium skips their preloads
    const expected = reason === "net::ERR_ABORTED" || (!scripts && reason === "csp");
    if (!expected) trouble.push(`${reason} ${request.url()}`);
  });
}

/** Above any that a journey brings about: what staff publish and set raises the site's own. */
const consentVersion = 1000;

async function decide(
  context: BrowserContext,
  url: string,
  services: readonly ConsentService[],
): Promise<void> {
  const decision = { id: "journey", version: consentVersion, services };
  const value = encodeURIComponent(writeConsent(decision));
  await context.addCookies([{ name: consentCookie, value, url, sameSite: "Lax" }]);
}

/** A part that can't be loaded never takes its screen over; a journey to that goes on after this time. */
const takenOverWithinMs = 5000;

/**
 * Waits until scripts have taken the screen over: until then links load documents, as they do without scripts.
 * Pages that have none, such as the login, are ready at once. The journey's own `page` waits by itself.
 */
export async function waitForScripts(page: Page): Promise<void> {
  const isTakenOver = () =>
    !document.querySelector("#main[data-server]") ||
    !document.querySelector('script[type="application/json"]');
  await page
    .waitForFunction(isTakenOver, undefined, { timeout: takenOverWithinMs })
    .catch(() => undefined);
}

/**
 * A test in the site's own browser, which fails on any console error, failed request or exception, and if the device
 * holds something in the end that `deviceStorage` does not tell of.
 */
export const test = base.extend<JourneyFixtures, JourneyWorkerFixtures>({
  changesSite: [false, { option: true, scope: "worker" }],
  siteUrl: [
    async ({ changesSite }, provide) => {
      if (!changesSite || process.env.JOURNEYS_SITES !== "own") return provide(site.url);
      const demo = await startDemoSite("pipe");
      Object.assign(process.env, siteVariables(demo));
      await provide(demo.url);
      await demo.stop();
    },
    { scope: "worker", auto: true, timeout: siteTimeout },
  ],
  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),
  expectedTrouble: [[], { option: true }],
  // most journeys are about something else: the consent question is answered already
  agreed: [[], { option: true }],
  context: async ({ context, agreed }, provide) => {
    if (agreed) await decide(context, site.url, agreed);
    await provide(context);
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goTo = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goTo(url, options);
      if (javaScriptEnabled) await waitForScripts(page);
      return answer;
    };
    await provide(page);
    const untold = await untoldOf(page.context(), new URL(site.url).origin, javaScriptEnabled);
    expect(untold, "kept on the device, and not told of").toEqual([]);
  },
  trouble: [
    async ({ context, expectedTrouble, javaScriptEnabled }, provide) => {
      const trouble: string[] = [];
      collectTrouble(context, trouble, javaScriptEnabled);
      await provide(trouble);
      const unexpected = trouble.filter((text) => !expectedTrouble.some((form) => form.test(text)));
      expect(unexpected, "trouble on the pages of this journey").toEqual([]);
    },
    { auto: true },
  ],
});
