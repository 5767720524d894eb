import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { rateLimits, staffTokens, users } from "../../platform/database/schema/index.ts";
import { readMails } from "../../testing/mailbox.ts";
import {
  createTestApp,
  insertStaff,
  internal,
  password,
  signedIn,
  type TestApp,
} from "../../testing/testApp.ts";

const better = "vier Bratschen im Regen";

describe("choosing a password by the link of a mail", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  let count = 0;
  const person = () => insertStaff(site);
  const post = (path: string, payload: object) =>
    internal(site, {
      method: "POST",
      url: `/internal/${path}/`,
      headers: { "x-festival-client": `visitor-${(count += 1)}` },
      payload,
    });
  const askFor = (email: string, locale = "de") => post("password-resets", { email, locale });
  const signIn = (email: string, given: string) => post("sessions", { email, password: given });
  const mailsTo = async (email: string) => {
    await site.app.jobs.runAll();
    const all = await readMails(site);
    return all.filter(({ to }) => [to].flat().some((each) => each?.text === email));
  };
  const tokenFor = async (email: string) => {
    await askFor(email);
    const [text = ""] = (await mailsTo(email)).map((mail) => mail.text).toReversed();
    return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
  };

  it("answers the same for known and unknown addresses, and mails only the known", async () => {
    const { email } = await person();
    const known = await askFor(` ${email.toUpperCase()}`, "en");
    const unknown = await askFor("niemand@festival.example");
    expect([known.statusCode, known.body]).toEqual([204, ""]);
    expect([unknown.statusCode, unknown.body]).toEqual([204, ""]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Choose a new password"]);
    expect(await mailsTo("niemand@festival.example")).toEqual([]);
    expect((await post("password-resets", {})).statusCode).toBe(400);
  });

  it("says whose link it is, and sets the password once", async () => {
    const { email, username } = await person();
    const session = await signIn(email, password);
    const token = await tokenFor(email);
    // a scanner of mails opens the link, more than once
    for (let visits = 0; visits < 2; visits += 1) {
      const link = await post("password-links", { token });
      expect(link.json()).toEqual({ purpose: "reset", email, username });
    }
    expect((await post("passwords", { token, password: better })).statusCode).toBe(204);
    expect((await signIn(email, better)).statusCode).toBe(200);
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      "Ihr Passwort wurde geändert",
    );

    const again = await post("passwords", { token, password: "fünf Celli in der Sonne" });
    expect(again.json().code).toBe("not_found");
    const cookies = Object.fromEntries(session.cookies.map(({ name, value }) => [name, value]));
    const old = await site.app.inject({ url: "/de/pageeditor-api/user", cookies });
    expect(old.statusCode).toBe(401);
  });

  it("lets only one of two use a link at the same time", async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const answers = await Promise.all(
      [1, 2].map(() => post("passwords", { token, password: better })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([204, 404]);
  });

  it("refuses a password that is easy to guess, and keeps the link good", async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const refused = await post("passwords", { token, password: "Passwort1234" });
    expect(refused.json()).toMatchObject({
      code: "validation_failed",
      details: { problem: "too_common" },
    });
    expect((await post("passwords", { token, password: better })).statusCode).toBe(204);
  });

  it("knows no link that is too old, or made up", async () => {
    const { email, id } = await person();
    const token = await tokenFor(email);
    expect((await post("password-links", { token: "made up" })).statusCode).toBe(404);
    const past = new Date(Date.now() - 1);
    await site.database.update(staffTokens).set({ endsAt: past }).where(eq(staffTokens.userId, id));
    expect((await post("password-links", { token })).statusCode).toBe(404);
    expect((await post("passwords", { token, password: better })).statusCode).toBe(404);
  });

  it("keeps a link good when others ask for further ones, until one of them is used", async () => {
    const { email } = await person();
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    const statuses = async () => {
      const answers = await Promise.all(
        [first, second].map((token) => post("password-links", { token })),
      );
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200]);
    expect((await post("passwords", { token: first, password: better })).statusCode).toBe(204);
    expect(await statuses()).toEqual([404, 404]);
  });

  it("mails an account at most three links an hour, whichever address asks", async () => {
    const { email } = await person();
    for (let times = 0; times < 5; times += 1) await askFor(email);
    expect(await mailsTo(email)).toHaveLength(3);
    await site.database.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` });
    await askFor(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it("stores no token", async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const stored = await site.database.select().from(staffTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("accepts an invitation", async () => {
    const admin = await signedIn(site, "admin");
    const email = "eingeladen@festival.example";
    await site.app.inject({
      method: "POST",
      url: "/de/pageeditor-api/users/",
      payload: { email, username: "Ida", role: "editor", locale: "de" },
      ...admin,
    });
    expect((await signIn(email, password)).statusCode).toBe(401);
    // users who lost the invitation ask for a new password
    const token = await tokenFor(email);
    const link = await post("password-links", { token });
    expect(link.json()).toMatchObject({ purpose: "invitation", username: "Ida" });
    await post("passwords", { token, password: better });
    expect((await signIn(email, better)).statusCode).toBe(200);
    const [user] = await site.database.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("unblocks the account", async () => {
    const { email } = await person();
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, "guess");
    expect((await signIn(email, password)).statusCode).toBe(429);
    const token = await tokenFor(email);
    await post("passwords", { token, password: better });
    expect((await signIn(email, better)).statusCode).toBe(200);
  });

  it("is for our own processes alone", async () => {
    for (const path of ["password-resets", "password-links", "passwords"]) {
      const answer = await site.app.inject({
        method: "POST",
        url: `/internal/${path}/`,
        payload: {},
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
