import { addressOf } from "@festival/contracts/calls/call";
import { getSettings } from "@festival/contracts/calls/site";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import {
  consentCookie,
  parseConsent,
  writeConsent,
  type Consent,
} from "@festival/contracts/consent";
import { href } from "@festival/contracts/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { loadComposition } from "../releases/composition.ts";
import { policyFor } from "../document/policy.ts";
import { sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const shell = `${ownerSource(`
  load: async (request) => page({ consent: request.consent ?? "unknown" }, request),
  act: async (request, form) => ({
    kind: "redirect",
    status: 303,
    to: "/de/cookie-einstellungen?saved=1",
    consent: { id: "7", version: 2, services: form.services ?? [] },
  }),
  render: (given) => "<output>" + JSON.stringify(given.data) + "</output>",
`)}
const layout = { renderHeader: () => "", renderFooter: () => "" };
return { owner, layout };`;

const consent: Consent = { id: "7", version: 2, services: ["youtube"] };
const cookie = `${consentCookie}=${encodeURIComponent(writeConsent(consent))}`;
const settingsPage = href("cookieSettings", "de");
const settings = { tag_manager_id: "", starmate_domain: "", map_provider: "none" };

let site: TestSite;
beforeAll(async () => {
  // the settings of a page are those of the moment
  site = await startTestSite({}, shell, { keepsPages: false, keepsAnswers: false });
});
afterAll(() => site.close());
beforeEach(() => setSettings({}));

function setSettings(given: object): void {
  site.backend.on(`GET ${addressOf(getSettings, { locale: "de" })}`, (_call, response) =>
    sendJson(response, 200, { ...settings, ...given }, { [cacheTagsHeader]: "settings" }),
  );
}
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

describe("what a visitor has decided", () => {
  it("is shown to them on the page that is about it, which nothing keeps", async () => {
    const answer = await get(settingsPage, { cookie });
    expect(answer.body).toContain('"services":["youtube"]');
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect((await get(settingsPage)).body).toContain('"consent":"unknown"');
  });

  it("is unknown to every other page", async () => {
    const answer = await get("/de/besuch", { cookie });
    expect(answer.body).toContain('"consent":"unknown"');
    expect(answer.body).toBe((await get("/de/besuch")).body);
  });

  it("goes into a cookie of this site that scripts read, and that lasts", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: settingsPage,
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-proto": "https",
      },
      payload: "services=vimeo&services=x",
    });
    expect(answer.statusCode).toBe(303);
    const [set] = answer.cookies;
    expect(set).toMatchObject({ name: consentCookie, path: "/", sameSite: "Lax", secure: true });
    expect(set?.httpOnly).toBeFalsy();
    expect(set?.maxAge).toBe(400 * 86_400);
    expect(parseConsent(set?.value)).toEqual({ id: "7", version: 2, services: ["vimeo", "x"] });
  });

  it("is taken from pages of this site alone", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: settingsPage,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

describe("the policy of a page", () => {
  /** Without the sheets that stand in it. */
  const policyOf = async (url: string) =>
    String((await get(url)).headers["content-security-policy"]).replace(
      /(?<=style-src 'self')[^;]+/,
      "",
    );

  it("is that of the settings it was made with", async () => {
    const { scripts } = await loadComposition(site.releases.shellBuild, site.releases.folder, {});
    const { head, consent, reading, start } = scripts;
    const inline = { scripts: [head, consent, reading, start].map(({ hash }) => hash) };
    expect(await policyOf("/de/anfahrt")).toBe(policyFor(null, inline));
    const tagged = { tag_manager_id: "GTM-ABCD" };
    setSettings(tagged);
    expect(await policyOf("/de/karten")).toBe(policyFor({ ...policySettings, ...tagged }, inline));
  });
});

const policySettings = { ...settings, map_provider: "none" } as const;
