import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { remoteNames, type LiveSet, type Release } from "@festival/contracts/release";
import { locales } from "@festival/contracts/locales";
import { expect, test } from "../src/journey.ts";
import { screens } from "../src/screens.ts";
import { site } from "../src/site.ts";

/** What the goals allow, in bytes of brotli. */
const most = {
  remote: 40 * 1024,
  remoteEntry: 8 * 1024,
  firstVisit: 150 * 1024,
  requests: 12,
};

const store = () => join(site.dataDir, "releases");
const read = (...path: string[]) => JSON.parse(readFileSync(join(store(), ...path), "utf8"));

/** The weight of a release's files as visitors get them. */
function weightOf({ name, version }: Release, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + statSync(join(store(), name, version, "browser", `${file}.br`)).size,
    0,
  );
}

// the editor comes to staff alone
for (const name of remoteNames.filter((one) => one !== "mf-editor")) {
  test(`each screen of ${name} keeps to 40 KB, of which its entry has 8`, () => {
    const { live }: LiveSet = read("live.json");
    const release: Release = read(name, live[name] ?? "", "release.json");
    const { entry, exposes } = release.browser;
    expect(weightOf(release, [entry])).toBeLessThanOrEqual(most.remoteEntry);
    const scriptsOf = (exposed: string) => exposes[exposed]?.scripts ?? [];
    const shown = Object.keys(exposes).filter((exposed) => exposed.startsWith("./screen/"));
    expect(shown.length).toBeGreaterThan(0);
    const tooHeavy = shown.flatMap((exposed) =>
      locales
        .map((locale) => {
          const parts = ["./app", exposed, `./texts/${locale}`].flatMap(scriptsOf);
          return { exposed, locale, bytes: weightOf(release, [entry, ...parts]) };
        })
        .filter(({ bytes }) => bytes > most.remote),
    );
    expect(tooHeavy).toEqual([]);
  });
}

for (const [name, addressOf] of Object.entries(screens)) {
  test(`a first visit to ${name} loads at most 150 KB of scripts in 12 requests, none for staff`, async ({
    page,
  }) => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const scripts = new Map<string, { url: string; bytes: number }>();
    network.on("Network.responseReceived", ({ requestId, response: { url } }) => {
      if (new URL(url).pathname.endsWith(".js")) scripts.set(requestId, { url, bytes: 0 });
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength;
    });
    await page.goto(await addressOf("de"));
    await page.waitForLoadState("networkidle");
    const loaded = [...scripts.values()].filter(({ url }) => !url.endsWith("/sw.js"));
    expect(loaded.filter(({ url }) => url.includes("mf-editor"))).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(most.requests);
    const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(most.firstVisit);
  });
}
