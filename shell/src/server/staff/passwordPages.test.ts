import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { json, sendJson } from "../testing/testBackend.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
const done = json(null);
beforeEach(() => {
  site.backend.calls.length = 0;
  site.backend.on("POST /internal/password-resets/", done);
  site.backend.on(
    "POST /internal/password-links/",
    json({ purpose: "reset", email: "ada@festival.example", username: "Ada" }),
  );
  site.backend.on("POST /internal/passwords/", done);
});

const get = (url: string) => site.app.inject({ url });
const post = (url: string, form: Record<string, string>, origin = "http://festival.example") =>
  site.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host: "festival.example",
      origin,
      "content-type": "application/x-www-form-urlencoded",
    },
  });
const problem = (words: string) => new RegExp(`role="alert"[^>]*>[^<]*${words}`);

describe("the page for a forgotten password", () => {
  it("speaks both languages and works without scripts", async () => {
    const answer = await get("/admin/forgot?lang=en");
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain("<h1>Forgot your password</h1>");
    expect(answer.body).not.toContain("<script");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect((await get("/admin/login?lang=en")).body).toContain('href="/admin/forgot?lang=en"');
  });

  it("says the same for each email address, and sends the mail's language", async () => {
    const answer = await post("/admin/forgot?lang=en", { email: "ada@festival.example" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("If there is an account with this address");
    expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({
      email: "ada@festival.example",
      locale: "en",
    });
  });

  it.each([
    [400, 422, "keine E-Mail-Adresse"],
    [429, 429, "Zu viele Versuche"],
    [503, 503, "gerade nicht möglich"],
  ])("keeps what was typed where the backend says %i", async (given, status, words) => {
    site.backend.on("POST /internal/password-resets/", json({ code: "x" }, given));
    const answer = await post("/admin/forgot", { email: "ada@" });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(problem(words));
    expect(answer.body).toContain('value="ada@"');
  });

  it("takes no forms of other sites", async () => {
    const answer = await post("/admin/forgot", { email: "a@b.example" }, "http://evil.example");
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls).toEqual([]);
  });
});

describe("the page that a mail's link leads to", () => {
  const form = { token: "t0k3n", password: "vier Bratschen", repeat: "vier Bratschen" };
  const address = "/admin/password?lang=de&token=t0k3n";

  it("says whose password is chosen, and uses nothing up", async () => {
    const answer = await get(address);
    expect(answer.body).toContain("Wählen Sie ein Passwort für ada@festival.example.");
    expect(answer.body).toContain('name="token" value="t0k3n"');
    expect(site.backend.calls.map(({ url }) => url)).toEqual(["/internal/password-links/"]);
  });

  it("greets who is invited, literally", async () => {
    const link = { purpose: "invitation", email: "a@b.example", username: "<b>Ida</b>" };
    site.backend.on("POST /internal/password-links/", json(link));
    const { body } = await get(address);
    expect(body).toContain("<h1>Willkommen, &lt;b&gt;Ida&lt;/b&gt;</h1>");
  });

  it("leads to the sign-in, which says that it worked", async () => {
    const answer = await post("/admin/password?lang=de", form);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      "/admin/login?lang=de&done",
    ]);
    expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({
      token: "t0k3n",
      password: "vier Bratschen",
    });
    const login = await get("/admin/login?lang=de&done");
    expect(login.body).toContain('<p role="status">Ihr Passwort ist gespeichert.');
  });

  it("hands the cookie over by which the backend knows the browser again", async () => {
    site.backend.on("POST /internal/passwords/", (_call, response) =>
      sendJson(response, 200, {}, { "set-cookie": ["festival_device=d; HttpOnly"] }),
    );
    const answer = await post("/admin/password?lang=de", form);
    expect(answer.headers["set-cookie"]).toEqual(["festival_device=d; HttpOnly"]);
  });

  it.each([
    [{ ...form, repeat: "fünf Bratschen" }, 200, {}, "nicht gleich"],
    [form, 422, { problem: "too_short" }, "mindestens 12 Zeichen"],
    [form, 422, { problem: "like_account" }, "zu ähnlich"],
    [form, 422, { problem: "too_common" }, "zu leicht zu erraten"],
    [form, 400, {}, "mindestens 12 Zeichen"],
    [form, 429, {}, "Zu viele Versuche"],
    [form, 500, {}, "gerade nicht möglich"],
  ])(
    "says what is wrong with a password, and never repeats it %#",
    async (sent, given, details, words) => {
      const error = { code: "validation_failed", message: "", details };
      site.backend.on("POST /internal/passwords/", json(error, given));
      const answer = await post("/admin/password?lang=de", sent);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).toMatch(problem(words));
      expect(answer.body).toContain('name="token" value="t0k3n"');
      expect(answer.body).not.toContain("Bratschen");
    },
  );

  it("says that a link is no longer good, and where to get another", async () => {
    site.backend.on("POST /internal/password-links/", json({ code: "not_found" }, 404));
    for (const answer of [
      await get(address),
      await get("/admin/password"),
      await post("/admin/password", { ...form, repeat: "" }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('href="/admin/forgot?lang=de"');
    }
  });

  it("takes no forms of other sites", async () => {
    const answer = await post("/admin/password", form, "http://evil.example");
    expect(answer.statusCode).toBe(403);
    expect(site.backend.calls.map(({ url }) => url)).not.toContain("/internal/passwords/");
  });
});
