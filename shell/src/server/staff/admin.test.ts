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
  { title: "Programme", url: "/admin/events", links: [{ title: "Events", url: "/admin/events" }] },
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

  it("says without scripts that it needs them, and lists where to go", async () => {
    const { body } = await get("/admin");
    const [, plain = ""] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(plain).toContain("needs JavaScript");
    expect(plain).toContain('<a href="/admin/events">Events</a>');
  });

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
