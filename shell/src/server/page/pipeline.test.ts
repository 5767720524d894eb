import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { getClock } from "@festival/contracts/calls/platform";
import { getNavigation } from "@festival/contracts/calls/site";
import type { Page } from "@festival/contracts/pageOwner";
import type { DocumentState } from "../../document/documentState.ts";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

// Owners that do all that an owner can do wrong, by address.
const programme = `${ownerSource(`
  load: async (request) => {
    switch (request.route.params.slug) {
      case "weg": return { kind: "redirect", to: "https://evil.example/", status: 302 };
      case "doppelt": return { kind: "redirect", to: "//evil.example/", status: 302 };
      case "tabulator": return { kind: "redirect", to: "/\\t/evil.example/", status: 302 };
      case "alt": await request.api.get({ path: "/:locale/api/events/2/" }).catch(() => null); return { kind: "redirect", to: "/de/programm-tickets/neu/1", status: 301 };
      case "api": return page(await request.api.get({ path: "/:locale/api/events/1/" }), request);
      case "wirft": throw new TypeError("a secret of ours");
      case "malt": return page({ throws: true }, request);
      case "boese": return page({ text: "</script><script>alert(1)</script>" }, request);
      case "inseln": return {
        ...page({}, request),
        fragments: {
          gut: { owner: "mf-magazine", name: "teasers", props: {} },
          faellt: { owner: "mf-magazine", name: "falls", props: {} },
          haengt: { owner: "mf-magazine", name: "hangs", props: {} },
          weg: { owner: "mf-quiz", name: "none", props: {} },
        },
      };
      case "persoenlich": return { ...page({}, request), isPersonal: true };
      default: return page({ query: request.route.query, audience: request.audience }, request);
    }
  },
  render: (given, { fragmentHtml }) => {
    if (given.data.throws) throw new Error("a secret of ours");
    return "<h1>" + given.route.name + "</h1>" + Object.entries(fragmentHtml).map(([slot, html]) => "<i>" + slot + ":" + html + "</i>").join("");
  },
`)} return { owner };`;

const magazine = `${ownerSource(`
  fragments: {
    teasers: { load: async () => ["eins"], render: (data, { identifierPrefix }) => identifierPrefix + data },
    falls: { load: async () => null, render: () => { throw new Error("falls"); } },
    hangs: { load: () => new Promise(() => {}), render: () => "" },
  },
`)} return { owner };`;

const quiz = `${ownerSource(`
  act: async (request, form) => form.answer && await request.api.get({ path: "/:locale/api/events/2/" })
    ? { kind: "redirect", to: "/de/konzert-o-mat/fertig", status: 303 }
    : { ...page({ typed: form }, request), status: 422 },
  render: (given) => "<output>" + JSON.stringify(given.data) + "</output>",
`)} return { owner };`;

let site: TestSite;

beforeAll(async () => {
  const remotes = {
    "mf-programme": { server: programme },
    "mf-magazine": { server: magazine },
    "mf-quiz": { server: quiz },
    "mf-editor": {},
  };
  // each page is made: the same address shows other things from test to test
  site = await startTestSite(remotes, undefined, { keepsPages: false, keepsAnswers: false });
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
  // what is asked for at the same time comes in meanwhile
  site.backend.on("GET /de/api/events/2/", (_call, response) => {
    setTimeout(() => sendJson(response, 200, { id: 2 }), 100);
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: "festival.example", ...headers } });
/** Addresses of calls for header and footer. */
const frameCalls = () =>
  site.backend.calls
    .map(({ url }) => url)
    .filter((url) => url !== addressOf(getClock) && !url.includes("/events/"));
const event = (slug: string) => `/de/programm-tickets/${slug}/1`;
const asData = { accept: "application/json" };

describe("a page", () => {
  it("is a whole document with its owner's HTML between header and footer", async () => {
    const answer = await get(event("neu"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toMatch(
      /<header>Besuch<\/header>.*<main id="main" data-server="mf-programme"[^>]*><h1>event<\/h1><\/main>.*<footer>/s,
    );
  });

  it("of a site that is not ready to go live asks search engines to stay away", async () => {
    const path = "GET /de/api/site-state/";
    const robots = '<meta name="robots" content="noindex"';
    expect((await get(event("neu"))).body).not.toContain(robots);
    site.backend.on(path, json({ is_unfinished: true }));
    expect((await get(event("neu"))).body).toContain(robots);
    site.backend.on(path, json({ is_unfinished: false }));
    expect((await get(event("neu"))).body).not.toContain(robots);
  });

  it("has whose site it is for paper, once, outside of what scripts know", async () => {
    const path = "GET /de/api/site-state/";
    site.backend.on(path, json({ is_unfinished: false, provider: "Ufer & Co." }));
    const { body } = await get(event("neu"));
    site.backend.on(path, json({ is_unfinished: false, provider: "" }));
    expect(body.match(/[^<]*Ufer.*?Co\./g)).toEqual(['p id="provider">Ufer &amp; Co.']);
  });

  it("is the same page as JSON for the browser's navigator", async () => {
    const answer = await get(`${event("neu")}?q=x`, asData);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.json<Page>()).toMatchObject({
      url: event("neu"),
      owner: "mf-programme",
      status: 200,
      releases: { "mf-programme": "aaaaaaaaaaaa" },
      audience: "visitor",
    });
  });

  it("names whose pictures its answers hold, each once, and no page names another's", async () => {
    const picture = (copyright: string) => ({ path: "/media/images/1-a", copyright });
    const pictures = [picture("© Mara Lindqvist"), picture("Ida"), picture(""), picture("Ida")];
    site.backend.on("GET /de/api/events/1/", json({ id: 1, casts: [{ image_objs: pictures }] }));
    const credited = (await get(event("api"), asData)).json<Page>();
    expect(credited.credits).toEqual(["Mara Lindqvist", "Ida"]);
    site.backend.on("GET /de/api/events/1/", json({ id: 1, file: { copyright: "Ida" } }));
    expect((await get(event("api"), asData)).json<Page>()).not.toHaveProperty("credits");
  });

  it("of the shell's own names the shell's version, as its documents do, and so does an error page", async () => {
    const shell = "0".repeat(12);
    const { body } = await get("/de");
    const state = /id="festival-state">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    const { page, shell: documentShell } = JSON.parse(state) as DocumentState;
    expect([page.releases, documentShell]).toEqual([{ shell }, shell]);
    for (const [path, status] of [
      ["/de", 200],
      ["/de/forms", 503],
    ] as const) {
      const data = (await get(path, asData)).json<Page>();
      expect([data.owner, data.status, data.releases]).toEqual(["shell", status, { shell }]);
    }
  });

  it("stays a document for a browser that would also take JSON", async () => {
    const answer = await get(event("neu"), { accept: "text/html,application/json;q=0.9" });
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
  });

  it("asks the backend with the secret and the visitor's address, without their cookies", async () => {
    site.backend.on("GET /de/api/events/1/", json({ id: 1 }));
    await get(event("api"), { cookie: `festival_session=${testSession}; other=1` });
    const call = site.backend.calls.find(({ url }) => url === "/de/api/events/1/");
    expect(call?.headers).toMatchObject({
      "x-festival-internal": "the secret of tests",
      "x-festival-client": "127.0.0.1",
    });
    expect(call?.headers.cookie).toBeUndefined();
  });

  it("with a key in its address is cached nowhere, and sends no referrer", async () => {
    for (const headers of [{}, asData]) {
      const answer = await get(event("persoenlich"), headers);
      expect(answer.headers).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "strict-origin",
      });
      expect(answer.headers.etag).toBeUndefined();
    }
    const another = await get(event("neu"));
    expect(another.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("is private and for staff when the session is valid", async () => {
    const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
    site.backend.on("GET /de/pageeditor-api/user", json(user));
    const answer = await get(event("neu"), { cookie: `festival_session=${testSession}` });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).toContain("<header>Ada</header>");
    expect(answer.body).toContain("mf-editor");
    expect((await get(event("neu"))).body).not.toMatch(/mf-editor|Ada/);
    site.backend.on("GET /de/pageeditor-api/user", json({ code: "not_authenticated" }, 401));
  });

  it("can't end the script that carries it", async () => {
    const { body } = await get(event("boese"));
    expect(body).not.toContain("<script>alert");
    const state = /id="festival-state">(.*?)<\/script>/s.exec(body)?.[1] ?? "";
    expect(JSON.parse(state).page.data.text).toBe("</script><script>alert(1)</script>");
  });
});

describe("a redirect of an owner", () => {
  it("leads to a page of this site", async () => {
    const answer = await get(event("alt"));
    expect([answer.statusCode, answer.headers.location]).toEqual([301, event("neu")]);
  });

  it("does not ask the backend for the frame", async () => {
    await get(event("neu"));
    expect(frameCalls()).not.toEqual([]);
    site.backend.calls.length = 0;
    await get(event("alt"));
    expect(frameCalls()).toEqual([]);
  });

  it.each(["weg", "doppelt", "tabulator"])("never leads to another site (%s)", async (slug) => {
    const answer = await get(event(slug));
    expect(answer.statusCode).toBe(500);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe("a failure", () => {
  it.each([
    [400, "bad_request", 404],
    [403, "forbidden", 404],
    [404, "not_found", 404],
    [429, "too_many_requests", 429],
    [500, "internal", 500],
    [503, "unavailable", 503],
  ])("of the backend with %i %s is a page with %i", async (status, code, shown) => {
    site.backend.on("GET /de/api/events/1/", json({ code, message: "" }, status));
    const answer = await get(event("api"));
    expect(answer.statusCode).toBe(shown);
    expect(answer.body).toContain(`<h1>Fehler ${shown}</h1>`);
    expect(answer.body).toContain(`<title data-page-head>${shown} – Musikfest</title>`);
    expect(answer.body).toContain('<meta name="robots" content="noindex" data-page-head>');
    expect(answer.headers["retry-after"]).toBe(
      ({ 429: "60", 503: "5" } as Record<number, string>)[shown],
    );
  });

  it.each(["wirft", "malt"])("of the owner is a 500 without details (%s)", async (slug) => {
    const answer = await get(event(slug));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("<h1>Fehler 500</h1>");
    expect(answer.body).toContain("<footer>");
    expect(answer.body).not.toContain("secret");
  });

  it("is a page for the navigator, too", async () => {
    const answer = await get(event("wirft"), asData);
    expect(answer.statusCode).toBe(500);
    expect(answer.json<Page>()).toMatchObject({
      owner: "shell",
      error: { status: 500 },
      data: null,
    });
  });

  it("of a backend that does not answer waits a second for header and footer, and no longer", async () => {
    site.backend.on("GET /de/api/events/1/", json({ code: "unavailable", message: "" }, 503));
    const path = `GET ${addressOf(getNavigation, { locale: "de" })}`;
    site.backend.on(path, (_call, response) => {
      const menu = [{ title: "came late" }];
      setTimeout(() => sendJson(response, 200, { menu, submenu: [], footer: [] }), 2000);
    });
    const answer = await get(event("api"));
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("<h1>Fehler 503</h1>");
    expect(answer.body).not.toContain("came late");
    site.backend.on(path, json({ menu: [], submenu: [], footer: [] }));
  });

  it("of a remote that is not there is a 503", async () => {
    const answer = await get("/de/newsletter");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("is a 404 where no language begins the address", async () => {
    expect((await get("/programm")).statusCode).toBe(404);
  });
});

describe("fragments", () => {
  it("that fail or hang leave the page and the other fragments intact", async () => {
    const answer = await get(event("inseln"));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<i>gut:f-gut-eins</i>");
    expect(answer.body).not.toMatch(/<i>(?:faellt|haengt|weg):/);
    const state = /id="festival-state">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? "";
    expect(JSON.parse(state).page.fragments).toMatchObject({
      gut: { failed: false, data: ["eins"] },
      faellt: { failed: true },
      haengt: { failed: true },
      weg: { failed: true },
    });
  });
});

describe("a posted form", () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: "POST",
      url: "/de/konzert-o-mat",
      payload,
      headers: {
        host: "festival.example",
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        ...headers,
      },
    });

  it("leads on where it succeeds", async () => {
    const answer = await post("answer=1");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/de/konzert-o-mat/fertig"]);
    expect(frameCalls()).toEqual([]);
  });

  it("comes back with every typed value where it does not", async () => {
    const answer = await post("name=Ada&kind=a&kind=b");
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).toContain('{"typed":{"name":["Ada"],"kind":["a","b"]}}');
  });

  it("is refused from another site", async () => {
    expect((await post("answer=1", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });

  it("is refused when it is too long, or of another kind", async () => {
    expect((await post(`name=${"x".repeat(300_000)}`)).statusCode).toBe(413);
    expect((await post("<a/>", { "content-type": "application/xml" })).statusCode).toBe(415);
  });
});

describe("without a backend", () => {
  it("answers 503 with a page of the shell and Retry-After", async () => {
    const lonely = await startTestSite({ "mf-programme": { server: programme } });
    await lonely.backend.close();
    const answer = await lonely.app.inject({ url: event("neu") });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.body).toContain("<h1>Fehler 503</h1>");
    await lonely.close();
  });
});

describe("an error page that fails itself", () => {
  it("is replaced by a plain page in the visitor's language, with a link home", async () => {
    const broken = await startTestSite(
      {},
      `${ownerSource(`render: () => { throw new Error("a secret of ours"); },`)}
       return { owner, layout: { renderHeader: () => "", renderFooter: () => "" } };`,
    );
    for (const [url, text, home] of [
      ["/en/x", "An error occurred while showing the error page", "/en"],
      ["/de/x", "Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten", "/de"],
    ] as const) {
      const answer = await broken.app.inject({ url });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain(`<h1>${text}</h1>`);
      expect(answer.body).toContain(`href="${home}"`);
      expect(answer.body).not.toContain("secret");
    }
    await broken.close();
  });
});
