import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { getSettings } from "@festival/contracts/calls/site";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { type Locale, locales, type Localized } from "@festival/contracts/locales";
import { sendJson } from "../testing/testBackend.ts";
import { serveWithFrame } from "../testing/servedSite.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await startTestSite();
  origin = await serveWithFrame(site);
});
afterAll(() => site.close());

const read = async (path: string) => (await fetch(origin + path)).text();
const manifestOf = async (locale: Locale) => JSON.parse(await read(`/site.${locale}.webmanifest`));

/** Staff call the festival so; comes back once the site does, too. */
async function call(names: Localized): Promise<void> {
  for (const locale of locales) {
    site.backend.on(`GET ${addressOf(getSettings, { locale })}`, (_call, response) =>
      sendJson(response, 200, { festival_name: names[locale] }, { [cacheTagsHeader]: "settings" }),
    );
  }
  site.backend.tellChange(["settings"]);
  for (const locale of locales) {
    while ((await manifestOf(locale)).name !== names[locale])
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("the festival's name as staff set it", () => {
  it("is that of the installed site, and of what is shown without a network, in each language", async () => {
    await call({ de: "Klangfest & Co.", en: "Festival by the Lake" });
    expect(await manifestOf("de")).toMatchObject({ short_name: "Klangfest" });
    for (const [page, name] of [
      ["de", "Klangfest &amp; Co."],
      ["en", "Festival by the Lake"],
    ]) {
      for (const kind of ["offline", "unsent"]) {
        const html = await read(`/${kind}.${page}.html`);
        expect(html).toMatch(new RegExp(`<title>.+ – ${name}</title>`));
        expect(html).toContain(`<p>${name}</p>`);
      }
    }
  });

  it("replaces the former one while the site runs, in a new service worker", async () => {
    await call({ de: "Klangfest", en: "Sound Festival" });
    const former = await read("/sw.js");
    await call({ de: "Orgelfest", en: "Organ Festival" });
    expect(await read("/offline.de.html")).toContain("<p>Orgelfest</p>");
    const versionIn = (script: string) => /"version":"(\w+)"/.exec(script)?.[1];
    expect(versionIn(await read("/sw.js"))).not.toBe(versionIn(former));
  });

  it("is that of the title of each page", async () => {
    await call({ de: "Orgelfest", en: "Organ Festival" });
    const html = await read("/en");
    expect(html).toContain(" – Organ Festival</title>");
  });
});
