import type { Page } from "@playwright/test";
import { site } from "./site.ts";

/** What the goals allow: bytes of brotli as they travel, headers included, and requests. */
const most = { scripts: 150_000, requests: 12 };

interface Asked {
  url: string;
  /** As it came through the network. */
  bytes: number;
  isDone: boolean;
}

export interface Requests {
  /** What all of it weighs, headers included; null while something is still on its way. */
  weight(): number | null;
  /** What the scripts of a first visit exceed: one line for each limit, empty within them. */
  scriptProblems(): string[];
  /** Addresses of other sites, and those that are for staff. */
  foreignOrStaff(): string[];
}

/** Notes everything that the page asks for from now on. */
export async function watchRequests(page: Page): Promise<Requests> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const asked = new Map<string, Asked>();
  network.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("data:")) asked.set(requestId, { url, bytes: 0, isDone: false });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isDone: true });
  });
  network.on("Network.loadingFailed", ({ requestId }) => {
    const request = asked.get(requestId);
    if (request) request.isDone = true;
  });
  return {
    weight() {
      const all = [...asked.values()];
      if (!all.every(({ isDone }) => isDone)) return null;
      return all.reduce((sum, { bytes }) => sum + bytes, 0);
    },
    scriptProblems() {
      const scripts = [...asked.values()].filter(({ url }) =>
        new URL(url).pathname.endsWith(".js"),
      );
      // what was fetched ahead is taken from the browser's cache later, and weighs nothing then
      const own = scripts.filter(({ url, bytes }) => bytes > 0 && !url.endsWith("/sw.js"));
      const bytes = own.reduce((sum, script) => sum + script.bytes, 0);
      const problems: string[] = [];
      if (own.length === 0) problems.push("no script was loaded");
      if (own.length > most.requests) problems.push(`${own.length} requests for scripts`);
      if (bytes > most.scripts) problems.push(`${bytes} bytes of scripts`);
      return problems;
    },
    foreignOrStaff() {
      const isOfStaff = (url: string) => /mf-editor|\/pageeditor-api\/user/.test(url);
      const urls = [...asked.values()].map(({ url }) => url);
      return urls.filter((url) => !url.startsWith(`${site.url}/`) || isOfStaff(url));
    },
  };
}
