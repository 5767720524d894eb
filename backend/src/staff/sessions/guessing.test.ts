import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { deviceCookie } from "@festival/contracts/cookiesAndHeaders";
import { auditLog, rateLimits, signInTries, users } from "../../platform/database/schema/index.ts";
import {
  createTestApp,
  insertStaff,
  internal,
  password,
  type TestApp,
} from "../../testing/testApp.ts";
import { addStaffToken } from "../users/staffTokens.repository.ts";

const better = "vier Bratschen im Regen";

describe("guessing passwords", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  let count = 0;
  const person = () => insertStaff(site);
  const signIn = (email: string, given: string, address = `198.51.100.${(count += 1)}`) =>
    internal(site, {
      method: "POST",
      url: "/internal/sessions/",
      headers: { "x-festival-client": address },
      payload: { email, password: given },
    });
  const fail = async (email: string, times: number) => {
    for (let index = 0; index < times; index += 1) await signIn(email, "guess");
  };
  /** As if a minute had passed for the limit of how often an address may sign in, which counts by itself. */
  const forgetRates = () => site.database.delete(rateLimits);
  /** As if this much time had passed since the failures. */
  const wait = async (milliseconds: number) => {
    const rows = await site.database.select().from(signInTries);
    for (const { key, lastAt, blockedUntil } of rows) {
      const earlier = (date: Date) => new Date(date.getTime() - milliseconds);
      await site.database
        .update(signInTries)
        .set({ lastAt: earlier(lastAt), blockedUntil: blockedUntil && earlier(blockedUntil) })
        .where(eq(signInTries.key, key));
    }
  };

  it("blocks the account from the fifth on, from whatever address the guesses come", async () => {
    const { email } = await person();
    await fail(email, 4);
    expect((await signIn(email, "guess")).statusCode).toBe(401);
    const refused = await signIn(email, password);
    expect(refused.json()).toMatchObject({ code: "too_many_requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  it("blocks longer with each failure, and ends the block after the time", async () => {
    const { email } = await person();
    await fail(email, 5);
    await wait(61_000);
    await fail(email, 1);
    const refused = await signIn(email, password);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(100);
    await wait(121_000);
    expect((await signIn(email, password)).statusCode).toBe(200);
    await fail(email, 4);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it("says the same of accounts that do not exist", async () => {
    const { email } = await person();
    const answers = async (address: string) => {
      const all = [];
      for (let tries = 0; tries < 6; tries += 1) all.push(await signIn(address, "guess"));
      return all.map(({ statusCode, body }) => [statusCode, body.replaceAll(/\d+/g, "n")]);
    };
    expect(await answers("unknown@festival.example")).toEqual(await answers(email));
  });

  it("counts guesses that come at once", async () => {
    const { email } = await person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "guess")));
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked).toHaveLength(5);
  });

  it("blocks an address that tries many accounts, and no other", async () => {
    const { email } = await person();
    const address = "203.0.113.7";
    for (let index = 0; index < 20; index += 1) {
      await forgetRates();
      await signIn(`other${index}@festival.example`, "guess", address);
    }
    await forgetRates();
    expect((await signIn(email, password, address)).statusCode).toBe(429);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it("counts a network of IPv6 as one address", async () => {
    const { email } = await person();
    for (let index = 0; index < 20; index += 1) {
      await forgetRates();
      await signIn(`neighbour${index}@festival.example`, "guess", `2001:db8:7:7::${index}`);
    }
    await forgetRates();
    expect((await signIn(email, password, "2001:db8:7:7::abcd")).statusCode).toBe(429);
    expect((await signIn(email, password, "2001:db8:8:8::1")).statusCode).toBe(200);
  });

  it("meets a limit of ten a minute for an address, for all accounts and right passwords too", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { email } = await person();
      statuses.push((await signIn(email, password, "198.18.0.9")).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  describe("from a browser in which the owner has signed in before", () => {
    type Answer = Awaited<ReturnType<typeof signIn>>;
    const deviceFrom = ({ cookies }: Answer) =>
      cookies.find(({ name }) => name === deviceCookie)?.value ?? "";
    const signInFrom = (device: string, email: string, given: string) =>
      internal(site, {
        method: "POST",
        url: "/internal/sessions/",
        headers: { "x-festival-client": `203.0.113.${(count += 1)}` },
        cookies: { [deviceCookie]: device },
        payload: { email, password: given },
      });

    it("is counted by itself, so that strangers can't keep the owner out", async () => {
      const { email } = await person();
      const device = deviceFrom(await signIn(email, password));
      await fail(email, 5);
      expect((await signIn(email, password)).statusCode).toBe(429);
      expect((await signInFrom(device, email, password)).statusCode).toBe(200);
      // what strangers have done still counts for them
      expect((await signIn(email, password)).statusCode).toBe(429);
    });

    it("blocks that browser alone from the fifth on", async () => {
      const { email } = await person();
      const device = deviceFrom(await signIn(email, password));
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await signInFrom(device, email, "guess")).statusCode).toBe(401);
      }
      expect((await signInFrom(device, email, password)).statusCode).toBe(429);
      expect((await signIn(email, password)).statusCode).toBe(200);
      await wait(61_000);
      expect((await signInFrom(device, email, password)).statusCode).toBe(200);
    });

    it("is worth nothing for another account, or where we did not mark it", async () => {
      const [one, other] = [await person(), await person()];
      const device = deviceFrom(await signIn(one.email, password));
      await fail(other.email, 5);
      for (const mark of [device, `${device}x`, "x", "x.y", ""]) {
        expect((await signInFrom(mark, other.email, password)).statusCode).toBe(429);
      }
    });

    it("is known from choosing a password by a link on", async () => {
      const { email, id } = await person();
      const token = await site.database.transaction((tx) =>
        addStaffToken(tx, id, "reset", new Date()),
      );
      const answer = await internal(site, {
        method: "POST",
        url: "/internal/passwords/",
        headers: { "x-festival-client": "203.0.113.77" },
        payload: { token, password: better },
      });
      expect(answer.statusCode).toBe(204);
      await fail(email, 5);
      expect((await signInFrom(deviceFrom(answer), email, better)).statusCode).toBe(200);
    });

    it("counts wrong codes of the second step, too", async () => {
      const { email, id } = await person();
      const device = deviceFrom(await signIn(email, password));
      const secret = site.app.secretBox.seal("GEZDGNBVGY3TQOJQ", `user:${id}`);
      await site.database.update(users).set({ secondFactor: secret }).where(eq(users.id, id));
      const { token } = (await signInFrom(device, email, password)).json();
      const code = () =>
        internal(site, {
          method: "POST",
          url: "/internal/sessions/second-factor/",
          headers: { "x-festival-client": `203.0.113.${(count += 1)}` },
          cookies: { [deviceCookie]: device },
          payload: { token, code: "000000" },
        });
      for (let tries = 0; tries < 5; tries += 1) expect((await code()).statusCode).toBe(401);
      expect((await code()).statusCode).toBe(429);
    });
  });

  it("is noted in the audit log, as is who signs in", async () => {
    const { email, id, username } = await person();
    await signIn(email, password);
    await fail(email, 5);
    const lines = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `user:${id}`));
    expect(lines.map(({ action }) => action)).toEqual([
      "sign-in",
      ...Array.from({ length: 5 }, () => "sign-in-failed"),
      "account-blocked",
    ]);
    expect(lines[0]).toMatchObject({ userId: id, actor: username });
    expect(lines[1]).toMatchObject({ userId: null, actor: "visitor" });
    expect(JSON.stringify(lines)).not.toContain('guess"');
  });
});
