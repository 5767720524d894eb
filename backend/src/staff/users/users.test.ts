import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { auditLog, mails } from "../../platform/database/schema/index.ts";
import { desc, eq } from "drizzle-orm";
import {
  createTestApp,
  internal,
  password,
  signedIn,
  type TestApp,
} from "../../testing/testApp.ts";
import { createStaffUser } from "./createStaffUser.ts";

type Caller = Awaited<ReturnType<typeof signedIn>>;

describe("the users that admins keep", () => {
  let site: TestApp;
  let admin: Caller;
  let editor: Caller;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
    editor = await signedIn(site);
  });
  afterAll(() => site.close());

  const call = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: object,
    caller: Partial<Caller> = admin,
  ) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/users/${path}`,
      ...(payload ? { payload } : {}),
      ...caller,
    });
  let count = 0;
  const invite = (values: object = {}) => {
    const email = `neu${(count += 1)}@festival.example`;
    return call("POST", "", {
      email,
      username: "Neu Hier",
      role: "editor",
      locale: "de",
      ...values,
    });
  };
  const lastMail = async () => {
    await site.app.jobs.runAll();
    const [mail] = await site.database.select().from(mails).orderBy(desc(mails.id)).limit(1);
    return mail;
  };

  it("are listed with what admins must know of them", async () => {
    const answer = await call("GET", "?search=Person&sort=-email&per_page=1");
    expect(answer.json()).toMatchObject({ count: 2, previous: null });
    expect(answer.json().next).toMatch(/^\/de\/pageeditor-api\/users\/\?.*page=2/);
    const [person] = answer.json().results;
    expect(person).toMatchObject({
      role: "editor",
      is_active: true,
      is_invited: false,
      has_second_factor: false,
      blocked_until: null,
      last_seen_at: expect.any(String),
    });
    expect(JSON.stringify(answer.json())).not.toContain("argon2");
    expect((await call("GET", `${person.id}/`)).json()).toEqual(person);
    expect((await call("GET", "?search=unknown%25")).json()).toMatchObject({
      count: 0,
      results: [],
    });
    expect((await call("GET", "?role=admin&is_active=true")).json().count).toBe(1);
  });

  it("are for admins alone", async () => {
    for (const path of ["", "1/"]) {
      expect((await call("GET", path, undefined, editor)).json().code).toBe("forbidden");
      expect((await call("GET", path, undefined, {})).json().code).toBe("not_authenticated");
    }
    const body = { email: "x@festival.example", username: "X", role: "admin", locale: "de" };
    expect((await call("POST", "", body, editor)).statusCode).toBe(403);
  });

  it.each([
    ["GET", "999999/"],
    ["GET", "none/"],
    ["POST", "999999/invitation/"],
    ["DELETE", "999999/sessions/"],
    ["DELETE", "999999/second-factor/"],
    ["DELETE", "999999/block/"],
  ] as const)("are not found where there are none: %s %s", async (method, path) => {
    expect((await call(method, path)).json().code).toBe("not_found");
  });

  it("are invited by a mail in their language", async () => {
    const answer = await invite({ email: "Neue.Person@Festival.example", locale: "en" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: "neue.person@festival.example",
      is_invited: true,
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: "neue.person@festival.example" });
    expect(mail?.subject).toBe("Your access to the editorial area");
  });

  it.each([
    ["no address", { email: "no address" }],
    ["two addresses", { email: "a@b.example,c@d.example" }],
    ["no name", { username: " " }],
    ["an unknown role", { role: "owner" }],
    ["more than there is", { password }],
  ])("are not invited with %s", async (_, values) => {
    expect((await invite(values)).statusCode).toBe(400);
  });

  it("are not invited twice", async () => {
    const values = { email: "zweimal@festival.example" };
    await invite(values);
    const again = await invite(values);
    expect(again.json()).toMatchObject({
      code: "validation_failed",
      details: { fields: { email: "taken" } },
    });
  });

  it("get their invitation once more, until they have accepted it", async () => {
    const { id, email } = (await invite()).json();
    expect((await call("POST", `${id}/invitation/`)).statusCode).toBe(204);
    expect((await lastMail())?.to).toBe(email);
    const accepted = await createStaffUser(site.database, {
      email,
      username: "Neu",
      password,
      role: "editor",
    });
    expect((await call("POST", `${accepted}/invitation/`)).json().code).toBe("conflict");
  });

  it("change, and the audit log says how", async () => {
    const { id } = (await invite()).json();
    const changed = await call("POST", `${id}/`, {
      revision: 1,
      role: "admin",
      username: "Anders",
    });
    expect(changed.json()).toMatchObject({ revision: 2, role: "admin", username: "Anders" });
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `user:${id}`))
      .orderBy(desc(auditLog.id));
    expect(line).toMatchObject({
      action: "update",
      details: { role: ["editor", "admin"], username: ["Neu Hier", "Anders"] },
    });

    const stale = await call("POST", `${id}/`, { revision: 1, role: "editor" });
    expect(stale.json()).toMatchObject({
      code: "conflict",
      details: { current: { revision: 2 }, yours: { revision: 1, role: "editor" } },
    });
    expect((await call("POST", `${id}/`, { role: "editor" })).statusCode).toBe(400);
    expect((await call("POST", `${id}/`, { revision: 2, email: "a@b.example" })).statusCode).toBe(
      400,
    );
  });

  it("are signed out at once when they leave", async () => {
    const leaver = await signedIn(site);
    const whoIs = () =>
      site.app.inject({ url: "/de/pageeditor-api/user", cookies: leaver.cookies });
    const { email } = (await whoIs()).json();
    const found = await call("GET", `?search=${encodeURIComponent(email)}`);
    const [{ id, revision }] = found.json().results;
    await call("POST", `${id}/`, { revision, is_active: false });
    expect((await whoIs()).statusCode).toBe(401);
    const back = await internal(site, {
      method: "POST",
      url: "/internal/sessions/",
      headers: { "x-festival-client": "leaver" },
      payload: { email, password },
    });
    expect(back.json().code).toBe("not_authenticated");
  });

  it("are signed out everywhere by an admin", async () => {
    const person = await signedIn(site);
    const whoIs = () =>
      site.app.inject({ url: "/de/pageeditor-api/user", cookies: person.cookies });
    const { email } = (await whoIs()).json();
    const [{ id }] = (await call("GET", `?search=${email}`)).json().results;
    expect((await call("DELETE", `${id}/sessions/`)).statusCode).toBe(204);
    expect((await whoIs()).statusCode).toBe(401);
  });

  it("are let in again by an admin after too many wrong passwords", async () => {
    const email = "gesperrt@festival.example";
    const person = { email, username: "Gesa Perrt", password, role: "editor" } as const;
    const id = await createStaffUser(site.database, person);
    const signIn = (given: string) =>
      internal(site, {
        method: "POST",
        url: "/internal/sessions/",
        headers: { "x-festival-client": `blocked-${(count += 1)}` },
        payload: { email, password: given },
      });
    for (let tries = 0; tries < 5; tries += 1) await signIn("guess");
    const { blocked_until: until } = (await call("GET", `${id}/`)).json();
    expect(new Date(until).getTime()).toBeGreaterThan(Date.now());
    expect((await signIn(password)).statusCode).toBe(429);

    expect((await call("DELETE", `${id}/block/`)).statusCode).toBe(204);
    expect((await call("GET", `${id}/`)).json().blocked_until).toBeNull();
    expect((await signIn(password)).statusCode).toBe(200);
  });

  it("always have an admin left, also where the last two step down at once", async () => {
    const other = await signedIn(site, "admin");
    const stepDown = async (caller: Caller, values: object) => {
      const { email } = (
        await site.app.inject({ url: "/de/pageeditor-api/user", cookies: caller.cookies })
      ).json();
      const [me] = (await call("GET", `?search=${email}`)).json().results;
      return () => call("POST", `${me.id}/`, { revision: me.revision, ...values }, caller);
    };
    const both = [
      await stepDown(admin, { role: "editor" }),
      await stepDown(other, { is_active: false }),
    ];
    const answers = await Promise.all(both.map((step) => step()));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.json()).toMatchObject({
      code: "conflict",
      details: { problem: "last_admin" },
    });
  });
});
