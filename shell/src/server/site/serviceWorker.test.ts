import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { unsentMarks } from "../../document/unsentFields.ts";
import { offlineLimits } from "../../serviceWorker/worker.ts";
import { createApp } from "../app.ts";
import { loadComposition } from "../releases/composition.ts";
import { ownerSource, version } from "../testing/testReleases.ts";
import { startTestSite, testConfig, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({
    "mf-quiz": { server: `${ownerSource()} return { owner };` },
  });
});
afterAll(() => site.close());

const get = (url: string, app = site.app) =>
  app.inject({ url, headers: { host: "festival.example" } });

describe("the service worker", () => {
  it("is revalidated each time, and controls the whole site", async () => {
    const answer = await get("/sw.js");
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    const { etag } = answer.headers;
    const again = await site.app.inject({
      url: "/sw.js",
      headers: { host: "festival.example", "if-none-match": etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it("has its settings before the shell's script", async () => {
    const { body } = await get("/sw.js");
    const started = jest.fn();
    runInNewContext(body, { started });
    expect(started.mock.calls).toEqual([
      [
        expect.objectContaining({
          languages: ["de", "en"],
          staffPrefix: "/admin",
          bases: [`/remotes/shell/${version("0")}/`, `/remotes/mf-quiz/${version("a")}/`],
          limits: offlineLimits,
        }),
      ],
    ]);
  });

  it("is another one for another set of releases", async () => {
    const { body } = await get("/sw.js");
    expect(body).toContain(`/remotes/mf-quiz/${version("a")}/`);
    const alone = await loadComposition(site.releases.shellBuild, site.releases.folder, {});
    const app = createApp(testConfig(site.backend.url, site.releases), alone);
    const other = await get("/sw.js", app);
    await app.close();
    expect(other.body).not.toBe(body);
  });

  it("is replaced by the script that removes it where it is switched off", async () => {
    const composition = await loadComposition(site.releases.shellBuild, site.releases.folder, {});
    const config = { ...testConfig(site.backend.url, site.releases), worksOffline: false };
    const app = createApp(config, composition);
    const { body } = await get("/sw.js", app);
    await app.close();
    expect(body).toBe("removed()");
  });
});

describe("the page for readers without a network", () => {
  it.each([
    ["de", "Keine Verbindung", "/de"],
    ["en", "You are offline", "/en"],
  ])("speaks the language of the address (%s)", async (locale, title, home) => {
    const { body, statusCode } = await get(`/offline.${locale}.html`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<a href="${home}">`);
    expect(body).toContain("<!--kept-pages-->");
  });

  it("has all its looks stored with it, and no script to load", async () => {
    const { body } = await get("/offline.de.html");
    const { body: worker } = await get("/sw.js");
    const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, sheet = ""]) => sheet,
    );
    expect(sheets).toEqual([`/remotes/shell/${version("0")}/browser/shell.css`, "/offline.css"]);
    for (const sheet of sheets) expect(worker).toContain(`"${sheet}"`);
    expect(body).not.toContain("<script src");
    expect((await get("/offline.css")).headers["content-type"]).toMatch(/^text\/css/);
  });
});

describe("the page for a form that is sent without a network", () => {
  it.each([
    ["de", "Sie haben gerade keine Verbindung."],
    ["en", "You are offline."],
  ])(
    "says so, with room for what was typed, and is stored with its words (%s)",
    async (locale, text) => {
      const { body, headers } = await get(`/unsent.${locale}.html`);
      expect(headers["content-security-policy"]).toContain("form-action 'self'");
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(text);
      for (const mark of Object.values(unsentMarks)) expect(body.split(mark)).toHaveLength(2);
      expect((await get("/sw.js")).body).toContain(`/unsent.${locale}.html`);
    },
  );
});

describe("the policy of the page for readers without a network", () => {
  it("allows the one script in its head", async () => {
    const { body, headers } = await get("/offline.de.html");
    const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(script).toBe("/* head */");
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

describe("an answer that sets a cookie", () => {
  it("forbids to store it, since a service worker does not see the cookie", async () => {
    site.backend.on("GET /de/pageeditor-api/csrf", (_request, response) => {
      response.writeHead(200, { "set-cookie": "a=1", "cache-control": "no-cache" });
      response.end("{}");
    });
    const answer = await get("/de/pageeditor-api/csrf");
    expect(answer.headers["set-cookie"]).toBeDefined();
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });
});
