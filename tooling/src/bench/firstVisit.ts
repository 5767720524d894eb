import { chromium } from "@playwright/test";
import { chromiumArguments, provideChromium } from "../browser/chromium.ts";

export interface FirstVisit {
  requests: number;
  /** Bytes as transferred, headers included. */
  bytes: number;
  scripts: { requests: number; bytes: number };
  /** JavaScript by the part that it belongs to, such as `shell`. */
  scriptBytesOf: Record<string, number>;
}

/** The part whose release a file stands in. */
function partOf(url: string): string {
  return /\/remotes\/([^/]+)\//.exec(url)?.[1] ?? "other";
}

/** Opens a page with an empty cache and weighs what the network carries until it is quiet. */
export async function measureFirstVisit(url: string): Promise<FirstVisit> {
  const executablePath = await provideChromium(() => undefined);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const seen = new Map<string, { url: string; type: string; bytes: number }>();
    network.on("Network.responseReceived", ({ requestId, response, type }) => {
      seen.set(requestId, { url: response.url, type, bytes: 0 });
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = seen.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });

    const all = [...seen.values()].filter((request) => !request.url.startsWith("data:"));
    const scripts = all.filter(
      ({ type, url: address }) => type === "Script" || address.endsWith(".js"),
    );
    const scriptBytesOf: Record<string, number> = {};
    for (const script of scripts) {
      const part = partOf(script.url);
      scriptBytesOf[part] = (scriptBytesOf[part] ?? 0) + script.bytes;
    }
    const total = (requests: readonly { bytes: number }[]) =>
      requests.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      requests: all.length,
      bytes: total(all),
      scripts: { requests: scripts.length, bytes: total(scripts) },
      scriptBytesOf,
    };
  } finally {
    await browser.close();
  }
}
