import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import { eq } from "drizzle-orm";
import { sessions, users } from "../../platform/database/schema/index.ts";
import { createStaffUser } from "../users/createStaffUser.ts";
import { createTestApp, internal, password, type TestApp } from "../../testing/testApp.ts";

describe("signing in", () => {
  let site: TestApp;
  const email = "clara@festival.example";
  beforeAll(async () => {
    site = await createTestApp();
    await createStaffUser(site.database, { email, username: "Clara", password, role: "editor" });
  });
  afterAll(() => site.close());

  let visitors = 0;
  const signIn = (payload: object, headers: Record<string, string> = {}) =>
    internal(site, {
      method: "POST",
      url: "/internal/sessions/",
      headers: { "x-festival-client": `visitor-${(visitors += 1)}`, ...headers },
      payload,
    });
  const whoIs = (token: string) =>
    site.app.inject({ url: "/de/pageeditor-api/user", cookies: { [sessionCookie]: token } });
  const tokenOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
    answer.cookies.find(({ name }) => name === sessionCookie)?.value ?? "";

  it("gives a cookie that scripts cannot read and that stands for the user", async () => {
    const answer = await signIn({ email: " Clara@Festival.example", password });
    expect(answer.json()).toMatchObject({ email, username: "Clara" });
    const cookie = answer.cookies.find(({ name }) => name === sessionCookie);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie).not.toHaveProperty("secure");
    expect((await whoIs(tokenOf(answer))).json()).toMatchObject({ email });
  });

  it("binds the cookie to this host where the visitor came by https", async () => {
    const https = { "x-forwarded-proto": "https" };
    const answer = await signIn({ email, password }, https);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: "__Host-festival_session", path: "/", secure: true });
    expect(cookie).not.toHaveProperty("domain");

    const call = { url: "/de/pageeditor-api/user", headers: https };
    const value = cookie?.value ?? "";
    const bound = await site.app.inject({ ...call, cookies: { [cookie?.name ?? ""]: value } });
    expect(bound.statusCode).toBe(200);
    // a neighbouring site can plant a cookie of the plain name
    const planted = await site.app.inject({ ...call, cookies: { [sessionCookie]: value } });
    expect(planted.statusCode).toBe(401);
  });

  it.each(["http", "https"])("gives a token that fits the new session: %s", async (protocol) => {
    const forwarded = { "x-forwarded-proto": protocol };
    const answer = await signIn({ email, password }, forwarded);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const { csrftoken = "" } = cookies;
    const saved = await site.app.inject({
      method: "POST",
      url: "/de/pageeditor-api/text/999999/",
      headers: { "sec-fetch-site": "same-origin", "x-csrftoken": csrftoken, ...forwarded },
      payload: { content: { blocks: [], entityMap: {} }, revision: 1 },
      cookies,
    });
    expect(saved.json()).toMatchObject({ code: "not_found" });
  });

  it("binds the secret of the CSRF tokens likewise", async () => {
    const names = async (protocol: string) => {
      const headers = { "x-forwarded-proto": protocol };
      const answer = await site.app.inject({ url: "/api/csrf/", headers });
      return answer.cookies.map(({ name }) => name);
    };
    expect(await names("https")).toEqual(["__Host-festival_csrf", "csrftoken"]);
    expect(await names("http")).toEqual(["festival_csrf", "csrftoken"]);
  });

  it("stores neither password nor token", async () => {
    const token = tokenOf(await signIn({ email, password }));
    const stored = JSON.stringify([
      await site.database.select().from(users),
      await site.database.select().from(sessions),
    ]);
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(token);
  });

  it("is refused with a wrong password, an unknown address, and nothing", async () => {
    const wrong = await signIn({ email, password: "guess" });
    const unknown = await signIn({ email: "unknown@festival.example", password });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
    expect((await signIn({})).statusCode).toBe(400);
  });

  it("is for our own processes alone", async () => {
    const call = {
      method: "POST",
      url: "/internal/sessions/",
      payload: { email, password },
    } as const;
    expect((await site.app.inject(call)).json()).toMatchObject({ code: "forbidden" });
    const headers = { "x-festival-internal": "guess" };
    expect((await site.app.inject({ ...call, headers })).statusCode).toBe(403);
  });

  it("again ends the session before", async () => {
    const before = tokenOf(await signIn({ email, password }));
    const after = tokenOf(
      await signIn({ email, password }, { cookie: `${sessionCookie}=${before}` }),
    );
    expect((await whoIs(before)).statusCode).toBe(401);
    expect((await whoIs(after)).statusCode).toBe(200);
  });

  it("lasts until one signs out", async () => {
    const token = tokenOf(await signIn({ email, password }));
    const cookies = { [sessionCookie]: token };
    const out = await internal(site, { method: "DELETE", url: "/internal/sessions/", cookies });
    expect(out.statusCode).toBe(204);
    expect(out.cookies[0]).toMatchObject({ name: sessionCookie, value: "" });
    expect((await whoIs(token)).statusCode).toBe(401);
  });

  it.each(["lastSeenAt", "endsAt"] as const)(
    "does not last beyond its time: %s",
    async (column) => {
      const user = `${column}@festival.example`;
      const person = { email: user, username: user, password, role: "editor" } as const;
      const userId = await createStaffUser(site.database, person);
      const token = tokenOf(await signIn({ email: user, password }));
      const longAgo = { [column]: new Date(Date.now() - 13 * 60 * 60 * 1000) };
      await site.database.update(sessions).set(longAgo).where(eq(sessions.userId, userId));
      expect((await whoIs(token)).statusCode).toBe(401);
    },
  );
});
