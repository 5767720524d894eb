import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { recoveryCodes, users } from "../../platform/database/schema/index.ts";
import { readMails } from "../../testing/mailbox.ts";
import {
  browser,
  createTestApp,
  internal,
  password,
  signedIn,
  type TestApp,
} from "../../testing/testApp.ts";

type Caller = Awaited<ReturnType<typeof signedIn>>;

const better = "vier Bratschen im Regen";

describe("one's own account", () => {
  let site: TestApp;
  let me: Caller;
  let email: string;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    me = await signedIn(site);
    email = (await call("GET", "")).json().email;
  });

  let count = 0;
  const call = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: object,
    caller: Partial<Caller> = me,
  ) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/account/${path}`,
      // what is limited is limited per address
      remoteAddress: `198.51.100.${(count += 1) % 250}`,
      ...(payload ? { payload } : {}),
      ...caller,
    });
  const signIn = async (given = password, userAgent = "Browser/1") => {
    const answer = await internal(site, {
      method: "POST",
      url: "/internal/sessions/",
      headers: { "x-festival-client": `visitor-${(count += 1)}`, "user-agent": userAgent },
      payload: { email, password: given },
    });
    const cookie = answer.cookies.find(({ name }) => name === sessionCookie);
    return { answer, caller: await browser(site, { [sessionCookie]: cookie?.value ?? "" }) };
  };
  const secondStep = (token: string, code: string) =>
    internal(site, {
      method: "POST",
      url: "/internal/sessions/second-factor/",
      headers: { "x-festival-client": `visitor-${(count += 1)}` },
      payload: { token, code },
    });
  const isSignedIn = async (caller: Caller) =>
    (await call("GET", "", undefined, caller)).statusCode === 200;

  it("is shown to no one else", async () => {
    expect((await call("GET", "")).json()).toEqual({
      email,
      username: expect.any(String),
      role: "editor",
      locale: "de",
      has_second_factor: false,
      recovery_codes: 0,
    });
    for (const path of ["", "sessions/"]) {
      expect((await call("GET", path, undefined, {})).json().code).toBe("not_authenticated");
    }
  });

  it("is the same for the shell's server, which still needs the session", async () => {
    const url = "/internal/account/";
    const known = await internal(site, { url, cookies: me.cookies });
    expect(known.json()).toMatchObject({ email });
    expect((await internal(site, { url })).statusCode).toBe(401);
    expect((await site.app.inject({ url, cookies: me.cookies })).statusCode).toBe(403);
  });

  describe("and its password", () => {
    const change = (current: string, next: string) =>
      call("POST", "password/", { current_password: current, password: next });

    it("changes, and ends the other sessions", async () => {
      const { caller: elsewhere } = await signIn();
      expect((await change(password, better)).statusCode).toBe(204);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await isSignedIn(me)).toBe(true);
      expect((await signIn(better)).answer.statusCode).toBe(200);
      expect((await signIn(password)).answer.statusCode).toBe(401);
    });

    it("does not change without the old one, and guessing ends soon", async () => {
      const refused = await change("guess", better);
      expect(refused.json()).toMatchObject({
        code: "validation_failed",
        details: { fields: { current_password: "invalid" } },
      });
      for (let tries = 0; tries < 4; tries += 1) await change("guess", better);
      expect((await change(password, better)).statusCode).toBe(429);
    });

    it("does not change into one that is easy to guess", async () => {
      const refused = await change(password, "kurz");
      expect(refused.json()).toMatchObject({
        code: "validation_failed",
        details: { problem: "too_short" },
      });
      expect((await call("POST", "password/", {})).statusCode).toBe(400);
    });
  });

  describe("and its sessions", () => {
    it("are listed with browser and time", async () => {
      await signIn(password, "Browser/2");
      const sessions = (await call("GET", "sessions/")).json();
      expect(sessions).toHaveLength(2);
      expect(sessions[0]).toMatchObject({ user_agent: "Browser/2", is_current: false });
      expect(sessions[1]).toMatchObject({ is_current: true });
    });

    it("end one by one", async () => {
      const { caller: elsewhere } = await signIn();
      const [other] = (await call("GET", "sessions/")).json();
      expect((await call("DELETE", `sessions/${other.id}/`)).statusCode).toBe(204);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await isSignedIn(me)).toBe(true);
      expect((await call("DELETE", `sessions/${other.id}/`)).statusCode).toBe(404);
    });

    it("of others can't be ended", async () => {
      const other = await signedIn(site);
      const [theirs] = (await call("GET", "sessions/", undefined, other)).json();
      expect((await call("DELETE", `sessions/${theirs.id}/`)).statusCode).toBe(404);
      expect(await isSignedIn(other)).toBe(true);
    });

    it("end all at once", async () => {
      const { caller: elsewhere } = await signIn();
      const answer = await call("DELETE", "sessions/");
      expect(answer.cookies[0]).toMatchObject({ name: sessionCookie, value: "" });
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await isSignedIn(me)).toBe(false);
    });
  });

  describe("and its second factor", () => {
    // a step of 30 seconds may end at any time: between making a code and checking it, none does
    beforeEach(() => {
      const doNotFake = [
        "nextTick",
        "setImmediate",
        "clearImmediate",
        "setInterval",
        "clearInterval",
        "setTimeout",
        "clearTimeout",
        "queueMicrotask",
        "performance",
      ] as const;
      jest.useFakeTimers({ now: Date.now(), doNotFake: [...doNotFake] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    const codeOf = (secret: string, steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + steps * 30_000,
      });
    const setUp = async () => {
      const offer = (await call("POST", "second-factor/", { password })).json();
      const confirmed = await call("POST", "second-factor/confirm/", {
        code: codeOf(offer.secret, -1),
      });
      return { secret: String(offer.secret), codes: confirmed.json().recovery_codes as string[] };
    };
    /** The token that goes with the code. */
    const firstStep = async (): Promise<string> => (await signIn()).answer.json().token;

    it("is set up with the password and a first code", async () => {
      const wrong = await call("POST", "second-factor/", { password: "guess" });
      expect(wrong.json()).toMatchObject({ details: { fields: { password: "invalid" } } });
      const offer = (await call("POST", "second-factor/", { password })).json();
      expect(offer.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
      expect(offer.qr_svg).toMatch(/^<svg/);
      // until it is confirmed, it does not count
      expect((await signIn()).answer.statusCode).toBe(200);
      const refused = await call("POST", "second-factor/confirm/", { code: "000 000" });
      expect(refused.json()).toMatchObject({ details: { fields: { code: "invalid" } } });

      const confirmed = await call("POST", "second-factor/confirm/", {
        code: codeOf(offer.secret),
      });
      expect(confirmed.json().recovery_codes).toHaveLength(10);
      expect((await call("GET", "")).json()).toMatchObject({
        has_second_factor: true,
        recovery_codes: 10,
      });
      await site.app.jobs.runAll();
      const subjects = (await readMails(site)).map(({ subject }) => subject);
      expect(subjects).toContain("Zweiter Faktor eingerichtet");
    });

    it("is asked for in a second step of signing in", async () => {
      const { secret } = await setUp();
      const { answer } = await signIn();
      expect(answer.statusCode).toBe(202);
      expect(answer.cookies).toEqual([]);
      const done = await secondStep(answer.json().token, codeOf(secret));
      expect(done.json()).toMatchObject({ email });
      expect(done.cookies[0]).toMatchObject({ name: sessionCookie, httpOnly: true });
    });

    it("takes no code twice, and no token", async () => {
      const { secret } = await setUp();
      const token = await firstStep();
      const code = codeOf(secret);
      expect((await secondStep(token, code)).statusCode).toBe(200);
      expect((await secondStep(token, codeOf(secret, 1))).json().code).toBe("not_found");
      expect((await secondStep(await firstStep(), code)).json().code).toBe("not_authenticated");
      expect((await secondStep("made up", code)).json().code).toBe("not_found");
    });

    it("lets only one of two use a code at the same time", async () => {
      const { secret } = await setUp();
      const token = await firstStep();
      const code = codeOf(secret);
      const answers = await Promise.all([1, 2].map(() => secondStep(token, code)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it("takes codes of the step before and after, and no others", async () => {
      const { secret } = await setUp();
      const token = await firstStep();
      for (const steps of [-3, 3]) {
        expect((await secondStep(token, codeOf(secret, steps))).statusCode).toBe(401);
      }
      expect((await secondStep(token, codeOf(secret, 1))).statusCode).toBe(200);
    });

    it("is not guessed: known passwords don't reset the count", async () => {
      await setUp();
      let status = 401;
      let tries = 0;
      for (; status === 401 && tries < 20; tries += 1) {
        const { answer } = await signIn();
        status = answer.statusCode;
        if (status === 202) status = (await secondStep(answer.json().token, "000000")).statusCode;
      }
      expect(status).toBe(429);
      expect(tries).toBeLessThan(8);
    });

    it("is replaced by a recovery code, each of them once", async () => {
      const { codes } = await setUp();
      const [code = ""] = codes;
      const typed = ` ${code.toUpperCase().replaceAll("-", " ")}`;
      expect((await secondStep(await firstStep(), typed)).statusCode).toBe(200);
      expect((await secondStep(await firstStep(), code)).statusCode).toBe(401);
      expect((await call("GET", "")).json().recovery_codes).toBe(9);
    });

    it("is stored encrypted, its recovery codes hashed", async () => {
      const { secret, codes } = await setUp();
      const stored = JSON.stringify([
        await site.database.select().from(users),
        await site.database.select().from(recoveryCodes),
      ]);
      expect(stored).not.toContain(secret);
      for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
    });

    it("is of no use in another's row", async () => {
      const { secret } = await setUp();
      const [mine] = await site.database.select().from(users).where(eq(users.email, email));
      const victim = await signedIn(site);
      const theirs = (await call("GET", "", undefined, victim)).json().email;
      await site.database
        .update(users)
        .set({ secondFactor: mine?.secondFactor ?? null })
        .where(eq(users.email, theirs));
      email = theirs;
      const answer = await secondStep(await firstStep(), codeOf(secret));
      expect(answer.json().code).toBe("not_authenticated");
    });

    it("is removed with password and code, or by an admin", async () => {
      const { secret, codes } = await setUp();
      const remove = (code: string, given = password) =>
        call("POST", "second-factor/remove/", { password: given, code });
      expect((await remove(codeOf(secret), "guess")).statusCode).toBe(422);
      expect((await remove("000000")).statusCode).toBe(422);
      expect((await remove(codes[3] ?? "")).statusCode).toBe(204);
      expect((await signIn()).answer.statusCode).toBe(200);

      await setUp();
      const admin = await signedIn(site, "admin");
      const found = await site.app.inject({
        url: `/de/pageeditor-api/users/?search=${email}`,
        ...admin,
      });
      const [{ id, has_second_factor: hasOne }] = found.json().results;
      expect(hasOne).toBe(true);
      await site.app.inject({
        method: "DELETE",
        url: `/de/pageeditor-api/users/${id}/second-factor/`,
        ...admin,
      });
      expect((await signIn()).answer.statusCode).toBe(200);
    });
  });
});
