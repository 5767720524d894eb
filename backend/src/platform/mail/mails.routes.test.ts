import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { mails } from "../database/schema/index.ts";
import { readMails } from "../../testing/mailbox.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { queueMail } from "./mail.ts";

const url = "/en/pageeditor-api/mails/";

describe("the calls of mails", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.delete(mails);
  });

  const queue = (to: string, subject = "Welcome") =>
    site.database.transaction((tx) =>
      queueMail(site.app, tx, { to, subject, text: "Hello", html: "<p>Hello</p>" }),
    );
  const get = async (address = url) => {
    const answer = await site.app.inject({ url: address, ...admin });
    return answer.json();
  };
  const post = async (id: number) => {
    const answer = await site.app.inject({ method: "POST", url: `${url}${id}/`, ...admin });
    return answer.json();
  };

  it("list nothing where there is nothing", async () => {
    expect(await get()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it("list mails, the newest first, by state and by words", async () => {
    await queue("ada@visitors.example");
    await site.app.jobs.runAll();
    await queue("bob@visitors.example", "100 % concert");
    expect(await get()).toMatchObject({
      count: 2,
      results: [
        { to: "bob@visitors.example", state: "queued", attempts: 0, sent_at: null },
        { to: "ada@visitors.example", state: "sent", attempts: 1 },
      ],
    });
    expect(await get(`${url}?state=sent`)).toMatchObject({ count: 1 });
    expect(await get(`${url}?search=ADA`)).toMatchObject({ count: 1 });
    expect(await get(`${url}?search=100%20%25`)).toMatchObject({ count: 1 });
    expect(await get(`${url}?per_page=1`)).toMatchObject({ next: `${url}?per_page=1&page=2` });
  });

  it("show what a mail says: before it is sent, and as the file it became", async () => {
    await queue("ada@visitors.example");
    const [{ id }] = (await get()).results;
    expect(await get(`${url}${id}/`)).toMatchObject({ text: "Hello", source: null });
    await site.app.jobs.runAll();
    const { text, source } = await get(`${url}${id}/`);
    expect(text).toBeNull();
    expect(source).toContain("To: ada@visitors.example");
  });

  it("send again what could not be sent", async () => {
    await queue("ada@visitors.example");
    await site.database.update(mails).set({ state: "failed", attempts: 13, problem: "Gone." });
    const [{ id }] = (await get(`${url}?state=failed`)).results;
    const before = (await readMails(site)).length;
    expect(await post(id)).toMatchObject({ id, state: "queued", attempts: 0 });
    await site.app.jobs.runAll();
    expect(await readMails(site)).toHaveLength(before + 1);
    expect(await post(id)).toMatchObject({ code: "conflict" });
  });

  it("know nothing of what does not exist, and refuse what is no query", async () => {
    expect(await get(`${url}2147483647/`)).toMatchObject({ code: "not_found" });
    expect(await get(`${url}first/`)).toMatchObject({ code: "not_found" });
    expect(await post(2_147_483_647)).toMatchObject({ code: "not_found" });
    expect(await get(`${url}?state=lost`)).toMatchObject({ code: "bad_request" });
    expect(await get(`${url}?per_page=0`)).toMatchObject({ code: "bad_request" });
  });

  it("are for admins", async () => {
    const refused = await site.app.inject({ url, ...(await signedIn(site)) });
    expect(refused.json()).toMatchObject({ code: "forbidden" });
    const visitor = await site.app.inject({ url, ...(await browser(site)) });
    expect(visitor.json()).toMatchObject({ code: "not_authenticated" });
  });
});
