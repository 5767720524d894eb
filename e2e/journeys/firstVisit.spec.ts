import { locales } from "@festival/contracts/locales";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { screens } from "../src/screens.ts";
import { site } from "../src/site.ts";

/** What the goals allow: bytes of brotli as they travel, headers included, and requests. */
const most = { scripts: 150_000, requests: 12 };

// somebody who was never here, and whom the site still has to ask
test.use({ agreed: null });

interface Asked {
  url: string;
  /** As it came through the network. */
  bytes: number;
}

/** Notes everything that the page asks for. */
async function watchRequests(page: Page): Promise<() => Asked[]> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const asked = new Map<string, Asked>();
  network.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("data:")) asked.set(requestId, { url, bytes: 0 });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...asked.values()];
}

for (const [name, addressOf] of Object.entries(screens)) {
  for (const locale of locales) {
    test(`a first visit to ${name} in ${locale} asks nobody else, loads at most 150 KB of scripts, and none for staff`, async ({
      page,
    }) => {
      const requests = await watchRequests(page);
      await page.goto(await addressOf(locale));
      await page.waitForLoadState("networkidle");
      const scripts = requests().filter(({ url }) => new URL(url).pathname.endsWith(".js"));
      // what was fetched ahead is taken from the browser's cache later, and weighs nothing then
      const own = scripts.filter(({ url, bytes }) => bytes > 0 && !url.endsWith("/sw.js"));
      expect(own.length).toBeLessThanOrEqual(most.requests);
      expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most.scripts);

      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const urls = requests().map(({ url }) => url);
      expect(urls.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
      expect(urls.filter((url) => /mf-editor|\/pageeditor-api\/user/.test(url))).toEqual([]);
    });
  }
}
