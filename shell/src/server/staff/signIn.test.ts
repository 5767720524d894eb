import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

// A shell whose screens sign in by one call, and say what they were given.
const shell = `${ownerSource(`
  load: async (request) => {
    const answer = await request.signIn?.({ method: "GET", path: "/internal/account/" });
    return { ...page({ account: answer?.body ?? null }, request), isPersonal: true };
  },
  act: async (request, form) => {
    if (form.email[0] === "throws") throw new Error("this screen throws");
    if (!request.signIn) return { kind: "redirect", status: 303, to: "/de", cookies: ["festival_session=planted"] };
    const call = { method: "POST", path: "/internal/sessions/" };
    const answer = await request.signIn(call, { email: form.email[0] });
    if (answer?.ok) {
      const to = request.route.query.next ?? "/de";
      return { kind: "redirect", status: 303, to, cookies: answer.cookies };
    }
    const data = { email: form.email[0] };
    return { ...page(data, request), isPersonal: true, status: answer ? 401 : 503 };
  },
`)}
const layout = { renderHeader: () => "<header></header>", renderFooter: () => "<footer></footer>" };
return { owner, layout };`;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, shell);
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
  site.backend.on("GET /internal/account/", json({ username: "Ada" }));
  site.backend.on("POST /internal/sessions/", (_call, response) =>
    sendJson(response, 200, {}, { "set-cookie": ["festival_session=s; HttpOnly", "x=1"] }),
  );
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: "festival.example", ...headers } });
const post = (
  form: Record<string, string>,
  { url = "/de/admin/login", ...headers }: Record<string, string> = {},
) =>
  site.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host: "festival.example",
      origin: "http://festival.example",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });
const ada = { email: "ada@festival.example", password: "richtig" };
const callsOfScreen = () =>
  site.backend.calls.filter(({ url }) => url?.startsWith("/internal/") && !url.includes("changes"));

describe("an address of staff that knows no language", () => {
  it.each([
    ["/admin/login?lang=en&next=/de/magazin", {}, "/en/admin/login?next=%2Fde%2Fmagazin"],
    ["/admin/login?next=/en/magazine", {}, "/en/admin/login?next=%2Fen%2Fmagazine"],
    [
      "/admin/login?next=%2Fde%2Fmagazin",
      { "accept-language": "en-GB" },
      "/de/admin/login?next=%2Fde%2Fmagazin",
    ],
    ["/admin/login?next=/en%3Fedit", {}, "/en/admin/login?next=%2Fen%3Fedit"],
    ["/admin/login", { "accept-language": "en-GB,en;q=0.9" }, "/en/admin/login"],
    ["/admin/login", { "accept-language": "fr" }, "/de/admin/login"],
    ["/admin/login?lang=fr&lang=en&next=a&next=b", {}, "/de/admin/login?next=a&next=b"],
    ["/admin/forgot?lang=en", {}, "/en/admin/forgot"],
    ["/admin/password?lang=en&token=t0k3n", {}, "/en/admin/password?token=t0k3n"],
    ["/admin/second-factor", {}, "/de/admin/second-factor"],
  ])("leads from %s %j to %s, and is kept nowhere", async (url, headers, to) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([307, to]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("hands a form on that was sent to it", async () => {
    const answer = await post(ada, { url: "/admin/login?lang=en" });
    expect([answer.statusCode, answer.headers.location]).toEqual([307, "/en/admin/login"]);
  });
});

describe("a page that passwords are posted to", () => {
  it("has no scripts but that of the head, and none of what scripts would read", async () => {
    const { body, statusCode } = await get("/de/admin/login");
    expect(statusCode).toBe(200);
    const scripts = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(scripts).toEqual(["/* head */"]);
    expect(body).toContain("<header></header>");
  });

  it("allows that script alone, whatever services the site has", async () => {
    const settings = { tag_manager_id: "GTM-ABCD", starmate_domain: "stars.example" };
    site.backend.on("GET /de/api/settings/", json({ ...settings, map_provider: "google" }));
    const { headers } = await get("/de/admin/login");
    const policy = String(headers["content-security-policy"]);
    const hash = createHash("sha256").update("/* head */").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/googletagmanager|stars\.example|google\.com/);
  });

  it("is made for each request, and kept nowhere", async () => {
    for (const time of [1, 2]) {
      const { headers, body } = await get("/de/admin/second-factor");
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["referrer-policy"]).toBe("strict-origin");
      expect(body).toContain("Ada");
      expect(callsOfScreen()).toHaveLength(time);
    }
  });

  it("is made for each browser apart, also for two that ask at once", async () => {
    site.backend.on("GET /internal/account/", (call, response) =>
      sendJson(response, 200, { username: call.headers.cookie }),
    );
    const askedBy = (device: string) =>
      get("/de/admin/second-factor", { cookie: `festival_device=${device}` });
    const answers = await Promise.all(["first", "second"].map(askedBy));
    for (const [index, device] of ["first", "second"].entries()) {
      expect(answers[index]?.body).toContain(`festival_device=${device}`);
    }
  });

  it("has no alert, which only a script could dismiss", async () => {
    const alert = { id: 12, title: "Achtung", text: "", link_title: "", link_obj: null };
    site.backend.on("GET /api/alert-messages/de", json([alert]));
    expect((await get("/de/team")).body).toContain('data-alert="12"');
    expect((await get("/de/admin/login")).body).not.toContain("data-alert");
  });

  it("is a document for the navigator, too, which then opens it", async () => {
    const { headers } = await get("/de/admin/login", { accept: "application/json" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it("alone can make the calls for signing in", async () => {
    expect((await get("/de/team")).body).toContain("null");
    expect(callsOfScreen()).toEqual([]);
  });

  it("alone can hand cookies over", async () => {
    const answer = await post(ada, { url: "/de/team" });
    expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([303, undefined]);
  });
});

describe("signing in", () => {
  it("hands the backend's cookies over and leads on", async () => {
    const answer = await post(ada, {
      url: "/de/admin/login?next=/de/magazin",
      "user-agent": "Browser",
      cookie: "festival_device=d",
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/de/magazin"]);
    expect(answer.headers["set-cookie"]).toEqual(["festival_session=s; HttpOnly", "x=1"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [call] = callsOfScreen();
    expect(JSON.parse(call?.body ?? "")).toEqual({ email: ada.email });
    expect(call?.headers).toMatchObject({
      "x-festival-internal": "the secret of tests",
      "user-agent": "Browser",
      cookie: "festival_device=d",
    });
  });

  it("answers with the screen's own status, and no cookie", async () => {
    site.backend.on("POST /internal/sessions/", json({ code: "x", message: "" }, 401));
    const answer = await post(ada);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain("ada@festival.example");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    [503, ada],
    [500, { ...ada, email: "throws" }],
  ])("never repeats a password where it fails with %i", async (status, form) => {
    site.backend.on("POST /internal/sessions/", json({ code: "internal", message: "" }, 500));
    const answer = await post(form);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain("richtig");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("is refused for the forms of other sites, before the backend receives it", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "http://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const answer = await post(ada, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain("kam nicht von unserer Seite");
      expect(answer.body).not.toContain("richtig");
    }
    const answer = await site.app.inject({
      method: "POST",
      url: "/en/admin/login",
      payload: "",
      headers: { host: "festival.example", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain("did not come from our site");
    expect(callsOfScreen()).toEqual([]);
  });
});

describe("coming by https", () => {
  it("is said to the backend, whose cookies are called by it", async () => {
    await post(ada, { "x-forwarded-proto": "https", origin: "https://festival.example" });
    expect(callsOfScreen()[0]?.headers["x-forwarded-proto"]).toBe("https");
  });

  it("is signed in by the cookie that is bound to the host, and by no other", async () => {
    const user = { email: "a@b.example", username: "Ada", admin_menus: [] };
    site.backend.on("GET /en/pageeditor-api/user", json(user));
    const asked = async (cookie: string) => {
      site.backend.calls.length = 0;
      await get("/en", { cookie, "x-forwarded-proto": "https" });
      return site.backend.calls.some(({ url }) => url === "/en/pageeditor-api/user");
    };
    expect(await asked(`__Host-festival_session=${testSession}`)).toBe(true);
    expect(await asked(`festival_session=${testSession}`)).toBe(false);
  });
});

describe("signing out", () => {
  it("ends the session and leads back", async () => {
    site.backend.on("DELETE /internal/sessions/", (_call, response) => {
      response.writeHead(204, { "set-cookie": "festival_session=; Max-Age=0" });
      response.end();
    });
    const answer = await post(
      { next: "/en" },
      { url: "/admin/logout", cookie: "festival_session=s" },
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/en"]);
    expect(answer.headers["set-cookie"]).toEqual(["festival_session=; Max-Age=0"]);
    expect(site.backend.calls[0]?.headers.cookie).toBe("festival_session=s");
  });

  it("leads home where the address is of another site", async () => {
    site.backend.on("DELETE /internal/sessions/", json(null));
    const answer = await post({ next: "//evil.example" }, { url: "/admin/logout" });
    expect(answer.headers.location).toBe("/");
  });

  it("is nothing another site can do", async () => {
    const answer = await post({}, { url: "/admin/logout", origin: "http://evil.example" });
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls).toEqual([]);
  });
});
