import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { json } from "../testing/testBackend.ts";
import { testSession } from "../testing/testSession.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;
const account = {
  email: "ada@festival.example",
  username: "Ada",
  role: "editor",
  locale: "de",
  has_second_factor: false,
  recovery_codes: 0,
};

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
  site.backend.on("GET /internal/account/", json(account));
});

const cookie = `festival_session=${testSession}`;
const get = () => site.app.inject({ url: "/admin/second-factor?lang=de", headers: { cookie } });
const post = (form: Record<string, string>, origin = "http://festival.example") =>
  site.app.inject({
    method: "POST",
    url: "/admin/second-factor?lang=de",
    payload: new URLSearchParams(form).toString(),
    headers: {
      host: "festival.example",
      origin,
      cookie,
      "content-type": "application/x-www-form-urlencoded",
    },
  });
const problem = (words: string) => new RegExp(`role="alert"[^>]*>[^<]*${words}`);
const wrong = (field: string) =>
  json(
    { code: "validation_failed", message: "", details: { fields: { [field]: "invalid" } } },
    422,
  );

describe("the page of the second factor", () => {
  it("is for signed-in users; others sign in first", async () => {
    site.backend.on("GET /internal/account/", json({ code: "not_authenticated" }, 401));
    const answer = await get();
    expect(answer.headers.location).toBe(
      "/admin/login?lang=de&next=%2Fadmin%2Fsecond-factor%3Flang%3Dde",
    );
    expect(site.backend.calls[0]?.headers.cookie).toBe(cookie);
  });

  it("asks for the password, and shows the key as picture and text", async () => {
    expect((await get()).body).toContain('name="step" value="begin"');
    const offer = { secret: "ABCD2345", uri: "otpauth://totp/x", qr_svg: "<svg/>" };
    site.backend.on("POST /internal/account/second-factor/", json(offer));
    const { body, headers } = await post({ step: "begin", password: "richtig" });
    expect(body).toContain(`src="data:image/svg+xml;base64,${btoa("<svg/>")}"`);
    expect(body).toContain("<code>ABCD 2345</code>");
    expect(body).not.toContain("richtig");
    expect(body).not.toContain("<svg/>");
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("says when the password is wrong", async () => {
    site.backend.on("POST /internal/account/second-factor/", wrong("password"));
    const answer = await post({ step: "begin", password: "falsch" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(problem("Passwort stimmt nicht"));
  });

  it("keeps the key where the first code is wrong, and shows the recovery codes where it is right", async () => {
    const path = "POST /internal/account/second-factor/confirm/";
    site.backend.on(path, wrong("code"));
    const refused = await post({ step: "confirm", secret: 'ABCD2345"<b>', code: "000000" });
    expect(refused.body).toMatch(problem("Code stimmt nicht"));
    expect(refused.body).toContain('name="secret" value="ABCD2345"');

    site.backend.on(path, json({ recovery_codes: ["aaaa-bbbb", "cccc-dddd"] }));
    const { body } = await post({ step: "confirm", secret: "ABCD2345", code: "123456" });
    expect(body).toContain("<li><code>aaaa-bbbb</code></li><li><code>cccc-dddd</code></li>");
  });

  it("removes it with password and code", async () => {
    site.backend.on(
      "GET /internal/account/",
      json({ ...account, has_second_factor: true, recovery_codes: 7 }),
    );
    const state = await get();
    expect(state.body).toContain("Unbenutzte Wiederherstellungscodes: 7.");
    expect(state.body).toContain('name="step" value="remove"');

    const path = "POST /internal/account/second-factor/remove/";
    site.backend.on(path, wrong("code"));
    const form = { step: "remove", password: "richtig", code: "000000" };
    expect((await post(form)).body).toMatch(problem("Code stimmt nicht"));
    site.backend.on(path, json(null));
    expect((await post(form)).body).toContain('<p role="status">Der zweite Faktor ist entfernt.');
  });

  it("takes no forms of other sites", async () => {
    const answer = await post({ step: "begin", password: "x" }, "http://evil.example");
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls.map(({ method }) => method)).toEqual(["GET"]);
  });
});
