import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { stateElementId } from "../../document/documentState.ts";
import { json } from "../testing/testBackend.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const account = {
  email: "ada@festival.example",
  username: "Ada <b>",
  role: "editor",
  locale: "en",
};
const menus = [
  {
    title: "Programme",
    url: "/admin/events",
    links: [
      { title: "Events", url: "/admin/events" },
      { title: "Settings", url: "/admin/settings" },
    ],
  },
];
const exposes = {
  "./app": { scripts: ["app.js"], styles: [] },
  "./admin": { scripts: ["admin.js"], styles: ["admin.css"] },
};
const cookie = `festival_session=${testSession}`;

let site: TestSite;
let without: TestSite;
const editor = { given: { browser: { entry: "entry.js", exposes } } };
beforeAll(async () => {
  site = await startTestSite({ "mf-editor": editor });
  without = await startTestSite();
});
afterAll(async () => {
  await site.close();
  await without.close();
});
beforeEach(() => {
  for (const { backend } of [site, without]) {
    backend.on("GET /de/pageeditor-api/account/", json(account));
    for (const locale of ["de", "en"]) {
      const user = { email: account.email, username: account.username, admin_menus: menus };
      backend.on(`GET /${locale}/pageeditor-api/user`, json(user));
    }
  }
});

const get = (url: string, headers: Record<string, string> = { cookie }, of = site) =>
  of.app.inject({ url, headers: { host: "festival.example", ...headers } });

describe("the document of the admin area", () => {
  it.each(["/admin", "/admin/events", "/admin/events/12?lang=de"])(
    "asks who is not signed in to do so, and leads back: %s",
    async (url) => {
      const answer = await get(url, {});
      const to = `/admin/login?next=${encodeURIComponent(url)}`;
      expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );

  it("asks to sign in again where the session has ended", async () => {
    const refusal = json({ code: "not_authenticated", message: "" }, 401);
    site.backend.on("GET /de/pageeditor-api/account/", refusal);
    const answer = await get("/admin/events");
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      "/admin/login?next=%2Fadmin%2Fevents",
    ]);
  });

  it("is in the account's language, never stored, with a nonce of its own for styles", async () => {
    const read = async () => {
      const { statusCode, headers, body } = await get("/admin/events");
      expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(body).toContain('<html lang="en">');
      const [, nonce = ""] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body) ?? [];
      expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
      return nonce;
    };
    expect(await read()).not.toBe(await read());
  });

  it("is in another language where its address says so", async () => {
    const { body } = await get("/admin?lang=de");
    expect(body).toContain('<html lang="de">');
  });

  it("tells its scripts who is here and which release has the area, and nothing of a page", async () => {
    const { body } = await get("/admin/events");
    const pattern = new RegExp(`id="${stateElementId}">(.*?)</script>`);
    const state = JSON.parse(pattern.exec(body)?.[1] ?? "null");
    const { email, username, role } = account;
    expect(state.admin).toEqual({ locale: "en", user: { email, username, role } });
    expect(Object.keys(state.composition)).toEqual(["mf-editor"]);
    expect(Object.keys(state).toSorted()).toEqual(["admin", "composition"]);
    expect(body).toContain("/browser/admin.css");
    expect(body).not.toContain("<b>");
  });

  it("says without scripts that it needs them, and leads to the lists that can be read", async () => {
    const { body } = await get("/admin");
    const [, plain = ""] = /<noscript><p>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(plain).toContain("needs JavaScript");
    expect(plain).toContain('<a href="/admin/events?plain=1&amp;lang=en">Events</a>');
    // what would only say the same again
    expect(plain).not.toContain("Settings");
  });

  it("lists records to read where it is asked for without scripts, page by page", async () => {
    const titles = { de: "Lied <b>", en: "" };
    const event = {
      id: 7,
      revision: 1,
      title: titles,
      slug: { de: "lied", en: "song" },
      starts_at: "2025-08-28T17:30:00.000Z",
      status: "cancelled",
      venue_id: 4,
      is_online: true,
    };
    const hidden = {
      ...event,
      id: 8,
      title: { de: "Probe", en: "Rehearsal <b>" },
      is_online: false,
    };
    const list = { count: 120, next: null, previous: null, results: [event, hidden] };
    const call = "GET /en/pageeditor-api/events/?page=2&per_page=50&sort=starts_at";
    site.backend.on(call, json(list));
    const { statusCode, headers, body } = await get("/admin/events?plain=2&lang=en");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).not.toMatch(/<script|<b>/);
    expect(body).toMatch(/<a href="\/en\/[^"]*\/7">Lied &lt;b&gt;<\/a>/);
    // visitors find nothing there
    expect(body).toContain('<td data-kind="title" data-label="Title">Rehearsal &lt;b&gt;</td>');
    for (const words of [
      "28 Aug 2025, 19:30",
      "Cancelled",
      '<td data-kind="flag" data-label="Online">Yes</td>',
      "change nothing",
      "Page 2 of 3",
    ]) {
      expect(body).toContain(words);
    }
    // as above the screens
    expect(body).toContain('<header><a href="/admin?lang=en">Administration</a>');
    for (const page of [1, 3]) {
      expect(body).toContain(`href="/admin/events?plain=${page}&amp;lang=en"`);
    }
    // the number of a venue says nothing
    expect(body).not.toMatch(/>4<\/td>|<th scope="col">Venue/);

    const first = "GET /en/pageeditor-api/events/?page=1&per_page=50&sort=starts_at";
    site.backend.on(first, json({ ...list, count: 50 }));
    const only = await get("/admin/events?plain=1&lang=en");
    expect(only.body).toContain("Page 1 of 1");
    expect(only.body).not.toContain("?plain=");
  });

  it.each(["/admin/events?plain=0", "/admin/events?plain=x", "/admin/settings?plain=1"])(
    "is the area with its scripts at an address that names no page of a list: %s",
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain("<script");
    },
  );

  it("says that it is missing, with another try, where the editor has no release", async () => {
    const { statusCode, body } = await get("/admin/events", { cookie }, without);
    expect(statusCode).toBe(503);
    expect(body).toContain("could not be loaded");
    expect(body).toContain('<a href="/admin/events">Try again</a>');
    expect(body).not.toContain("<script");
  });

  it("says that the backend does not answer, with another try, in the browser's language", async () => {
    site.backend.on("GET /de/pageeditor-api/account/", json({}, 503));
    const { statusCode, headers, body } = await get("/admin/events", {
      cookie,
      "accept-language": "en-GB",
    });
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(body).toContain("does not answer at the moment");
    expect(body).toContain('<a href="/admin/events">Try again</a>');
  });

  it("is not what the addresses of sign-in lead to", async () => {
    const answer = await get("/admin/login?lang=en");
    expect(answer.headers.location).toBe("/en/admin/login");
  });
});
