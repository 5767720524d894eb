import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { json, sendJson } from "../testing/testBackend.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
  site.backend.on("POST /internal/sessions/", (_call, response) =>
    sendJson(response, 200, {}, { "set-cookie": ["festival_session=s; HttpOnly", "x=1"] }),
  );
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const post = (
  form: Record<string, string>,
  { url = "/admin/login", ...headers }: Record<string, string> = {},
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

describe("the sign-in page", () => {
  it("is plain HTML without scripts, and is never stored", async () => {
    const answer = await get("/admin/login");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).not.toContain("<script");
    expect(answer.body).toMatch(/<form method="post" action="\/admin\/login\?lang=de">/);
  });

  it.each([
    ["/admin/login?lang=en&next=/de/magazin", {}, "en"],
    ["/admin/login?next=/en/magazine", {}, "en"],
    ["/admin/login?next=%2Fde%2Fmagazin", { "accept-language": "en-GB" }, "de"],
    ["/admin/login?next=/en%3Fedit", {}, "en"],
    ["/admin/login", { "accept-language": "en-GB,en;q=0.9" }, "en"],
    ["/admin/login", { "accept-language": "fr" }, "de"],
    ["/admin/login?lang=fr&lang=en&next=a&next=b", {}, "de"],
  ])("%s %j speaks %s", async (url, headers, locale) => {
    expect((await get(url, headers)).body).toContain(`<html lang="${locale}">`);
  });

  it("remembers where to go, within this site only", async () => {
    const next = async (given: string) =>
      /name="next" value="([^"]*)"/.exec(
        (await get(`/admin/login?next=${encodeURIComponent(given)}`)).body,
      )?.[1];
    expect(await next("/de/magazin?page=2")).toBe("/de/magazin?page=2");
    for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil"]) {
      expect(await next(evil)).toBe("/de");
    }
  });

  it("can't be made to say something else", async () => {
    const { body } = await get(`/admin/login?next=${encodeURIComponent('/"><script>alert(1)')}`);
    expect(body).not.toContain("<script");
  });
});

describe("signing in", () => {
  it("hands the backend's cookies over and leads on", async () => {
    const answer = await post({ ...ada, next: "/de/magazin" }, { "user-agent": "Browser" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/de/magazin"]);
    expect(answer.headers["set-cookie"]).toEqual(["festival_session=s; HttpOnly", "x=1"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [call] = site.backend.calls;
    expect(JSON.parse(call?.body ?? "")).toEqual(ada);
    expect(call?.headers).toMatchObject({
      "x-festival-internal": "the secret of tests",
      "user-agent": "Browser",
    });
  });

  it.each(["//evil.example", "/de\r\nx-injected: 1", "/de\0"])(
    "leads home where %j is asked for, and signs in",
    async (next) => {
      const answer = await post({ ...ada, next });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/de"]);
      expect(answer.headers["x-injected"]).toBeUndefined();
    },
  );

  it("leads to an address with any letters", async () => {
    const answer = await post({ ...ada, next: "/de/seite/5-€-früher" });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      "/de/seite/5-%E2%82%AC-fr%C3%BCher",
    ]);
  });

  it.each([
    [401, 401, "stimmt nicht"],
    [422, 401, "stimmt nicht"],
    [429, 429, "Zu viele Versuche"],
    [500, 503, "gerade nicht erreichbar"],
  ])("the backend's %i is a page with %i: %s", async (given, status, words) => {
    site.backend.on("POST /internal/sessions/", json({ code: "x", message: "" }, given));
    const answer = await post({ ...ada, next: "/de/magazin" });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${words}`));
    expect(answer.body).toContain('value="ada@festival.example"');
    expect(answer.body).toContain('name="next" value="/de/magazin"');
    expect(answer.body).not.toContain("richtig");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("is refused for the forms of other sites, before the backend hears of it", async () => {
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
    }
    const answer = await site.app.inject({
      method: "POST",
      url: "/admin/login",
      payload: "",
      headers: { host: "festival.example", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls).toEqual([]);
  });
});

describe("the second step of signing in", () => {
  const step = { token: "t0k3n", code: "123 456", next: "/de/magazin" };
  const postCode = (form: Record<string, string>) => post(form, { url: "/admin/login/code" });

  it("asks for a code where the backend wants one, and does not sign in before", async () => {
    site.backend.on("POST /internal/sessions/", json({ token: "t0k3n" }, 202));
    const answer = await post({ ...ada, next: "/de/magazin" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).toMatch(/<form method="post" action="\/admin\/login\/code\?lang=de">/);
    expect(answer.body).toContain('name="token" value="t0k3n"');
    expect(answer.body).toContain('name="next" value="/de/magazin"');
    expect(answer.body).toContain('autocomplete="one-time-code"');
  });

  it("leads on with the right code", async () => {
    site.backend.on("POST /internal/sessions/second-factor/", (_call, response) =>
      sendJson(response, 200, {}, { "set-cookie": ["festival_session=s; HttpOnly"] }),
    );
    const answer = await postCode(step);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/de/magazin"]);
    expect(answer.headers["set-cookie"]).toEqual(["festival_session=s; HttpOnly"]);
    expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({
      token: "t0k3n",
      code: "123 456",
    });
  });

  it.each([
    [401, 401, "stimmt nicht oder wurde schon benutzt", "/admin/login/code"],
    [429, 429, "Zu viele Versuche", "/admin/login/code"],
    [500, 503, "gerade nicht möglich", "/admin/login/code"],
    [404, 401, "hat zu lange gedauert", "/admin/login"],
  ])("the backend's %i is a page with %i: %s", async (given, status, words, action) => {
    site.backend.on("POST /internal/sessions/second-factor/", json({ code: "x" }, given));
    const answer = await postCode(step);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${words}`));
    expect(answer.body).toContain(`action="${action}?lang=de"`);
    expect(answer.body).toContain('name="next" value="/de/magazin"');
  });

  it("begins with the first step where it is opened by its address", async () => {
    const answer = await get("/admin/login/code");
    expect(answer.headers.location).toBe("/admin/login?lang=de");
  });
});

describe("coming by https", () => {
  it("is said to the backend, whose cookies are called by it", async () => {
    await post(ada, { "x-forwarded-proto": "https", origin: "https://festival.example" });
    expect(site.backend.calls[0]?.headers["x-forwarded-proto"]).toBe("https");
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

  it("is nothing another site can do", async () => {
    const answer = await post({}, { url: "/admin/logout", origin: "http://evil.example" });
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls).toEqual([]);
  });
});
