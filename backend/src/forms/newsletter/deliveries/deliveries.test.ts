import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import {
  auditLog,
  newsletterDeliveries,
  newsletterSubscribers,
} from "../../../platform/database/schema/index.ts";
import { asVisitor } from "../../../testing/factories/forms.ts";
import { both, insertForm } from "../../../testing/factories.ts";
import { readMails } from "../../../testing/mailbox.ts";
import {
  startNewsletterReceivers,
  type NewsletterReceivers,
} from "../../../testing/newsletter/newsletterReceivers.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("deliveries of subscribers to other programs", () => {
  let site: TestApp;
  let receivers: NewsletterReceivers;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let version: string;
  let person: string;
  let people = 0;

  beforeAll(async () => {
    receivers = await startNewsletterReceivers();
    site = await createTestApp({ deliveryTargets: receivers.targets });
    admin = await signedIn(site, "admin");
    await insertForm(
      site.database,
      [
        { slug: "email", fieldType: fieldType.email, required: true },
        {
          slug: "interests",
          fieldType: fieldType.checkboxes,
          choices: ["chamber", "new"].map((value) => ({ value, label: both(value) })),
        },
        { slug: "privacy", fieldType: fieldType.checkbox, required: true, role: "consent" },
      ],
      { purpose: "newsletter" },
    );
    version = (await site.app.inject("/de/api/newsletter/")).json().consent.version;
  });
  afterAll(async () => {
    await site.close();
    await receivers.stop();
  });
  beforeEach(() => {
    // a quote that an expression of SQL must not end at
    person = `o'reader-${(people += 1)}@festival.example`;
  });

  const post = (path: string, payload: object) =>
    asVisitor(site, { method: "POST", url: `/de/api/newsletter/${path}`, payload });
  const order = (more: object = {}) =>
    post("", { email: person, consent_version: version, ...more });
  async function confirm(): Promise<string> {
    await site.app.jobs.runAll();
    const mails = (await readMails(site)).filter(({ to }) => JSON.stringify(to).includes(person));
    const [, token] = /newsletter\?token=([\w-]{43})&step=/.exec(mails.at(-1)?.text ?? "") ?? [];
    return (await post("confirm/", { token })).json().token;
  }
  async function subscribe(more: object = {}): Promise<string> {
    await order(more);
    const token = await confirm();
    await site.app.jobs.runAll();
    return token;
  }
  const told = async () =>
    (await receivers.state()).taken.filter(({ body }) => body.email === person);
  const inListmonk = async () =>
    (await receivers.state()).subscribers.find(({ email }) => email === person);
  const rows = () => site.database.select().from(newsletterDeliveries);
  const url = "/de/pageeditor-api/newsletter-deliveries/";
  const call = (path: string, caller = admin, method: "GET" | "POST" = "GET") =>
    site.app.inject({ method, url: url + path, ...caller });

  it("tell a webhook what happened, in a body that is signed, and forget the address then", async () => {
    const token = await subscribe({ interests: ["new"] });
    await post("settings/", { token, interests: ["chamber"], locale: "en" });
    await post("unsubscribe/", { token });
    await site.app.jobs.runAll();
    // several are sent at once; the receiver orders them by their id
    const bodies = (await told())
      .map(({ body }) => body)
      .toSorted((a, b) => Number(a.id) - Number(b.id));
    expect(bodies.map(({ action }) => action)).toEqual([
      "request",
      "confirm",
      "change",
      "unsubscribe",
    ]);
    expect(bodies[0]).toMatchObject({ locale: "de", confirmed_at: null, settings_link: null });
    expect(bodies[1]).toMatchObject({
      interests: ["new"],
      consent_version: version,
      settings_link: expect.stringContaining(`/de/newsletter?token=${token}&step=settings`),
      one_click_link: expect.stringContaining(`/newsletter/one-click/?token=${token}`),
    });
    expect(bodies[2]).toMatchObject({ locale: "en", interests: ["chamber"] });
    expect(Object.keys(bodies[3] ?? {})).toEqual(["id", "action", "at", "email"]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(bodies.length);
    expect(
      (await rows()).every(({ state, email, content }) => state === "sent" && !email && !content),
    ).toBe(true);
  });

  it("keep listmonk's subscriber as ours is", async () => {
    await order({ interests: ["new"] });
    await site.app.jobs.runAll();
    // nothing is sent about those who have not confirmed
    expect(await inListmonk()).toBeUndefined();
    const token = await confirm();
    await site.app.jobs.runAll();
    const confirmed = (...ids: number[]) =>
      ids.map((id) => ({ id, subscription_status: "confirmed" }));
    expect(await inListmonk()).toMatchObject({
      name: person,
      status: "enabled",
      attribs: { locale: "de", settings_link: expect.stringContaining(token) },
      lists: confirmed(1, 3),
    });
    await post("settings/", { token, interests: [] });
    await site.app.jobs.runAll();
    expect((await inListmonk())?.lists).toEqual(confirmed(1, 2, 3));
    await post("settings/", { token, interests: ["chamber"] });
    await site.app.jobs.runAll();
    expect((await inListmonk())?.lists).toEqual(confirmed(1, 2));

    await post("unsubscribe/", { token });
    await site.app.jobs.runAll();
    expect(await inListmonk()).toMatchObject({ status: "blocklisted" });
    // subscribers who come back get the issues again
    await subscribe({ interests: ["chamber"] });
    expect(await inListmonk()).toMatchObject({ status: "enabled", lists: confirmed(1, 2) });
  });

  it("leave lists and words of others in listmonk alone", async () => {
    const token = await subscribe();
    const api = receivers.targets.listmonk;
    const known = await inListmonk();
    const headers = { authorization: api?.authorization ?? "", "content-type": "application/json" };
    await fetch(`${api?.url}/api/subscribers/${known?.id}`, {
      method: "PUT",
      headers,
      body: JSON.stringify({
        ...known,
        name: "Clara",
        attribs: { ...known?.attribs, city: "Bonn" },
        lists: [1, 2, 3, 77],
      }),
    });
    await post("settings/", { token, interests: ["new"] });
    await site.app.jobs.runAll();
    const now = await inListmonk();
    expect(now).toMatchObject({ name: "Clara", attribs: { city: "Bonn", interests: ["new"] } });
    expect(now?.lists.map(({ id }) => id)).toEqual([77, 1, 3]);
  });

  it("erase everywhere, and nothing that still waits brings an address back", async () => {
    const token = await subscribe();
    await receivers.refuse(503, 2);
    await post("settings/", { token, interests: ["new"] });
    await site.app.jobs.runAll();
    await post("erase/", { token });
    await site.app.jobs.runAll({ early: true });
    expect((await told()).map(({ body }) => body.action)).toEqual(["request", "confirm", "erase"]);
    expect(await inListmonk()).toBeUndefined();
    expect(JSON.stringify(await rows())).not.toContain(person);
  });

  it("tell the webhook of orders that were not confirmed in time", async () => {
    await order();
    const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await site.database
      .update(newsletterSubscribers)
      .set({ requestedAt: longAgo })
      .where(eq(newsletterSubscribers.email, person));
    await site.app.jobs.runAll();
    await site.database.transaction((tx) => site.app.jobs.send(tx, "newsletter-sweep", {}));
    await site.app.jobs.runAll();
    expect((await told()).map(({ body }) => body.action)).toEqual(["request", "expire"]);
  });

  it("are tried again, then fail, and are sent again by an admin", async () => {
    const token = await subscribe();
    await receivers.refuse(500, 2);
    await post("settings/", { token, interests: ["new"] });
    await site.app.jobs.runAll();
    const [forListmonk, forWebhook] = (await call("?state=queued")).json().results;
    expect(forWebhook).toMatchObject({
      target: "webhook",
      action: "change",
      email: person,
      attempts: 1,
      problem: "The receiver answered 500.",
    });
    expect(forListmonk).toMatchObject({ problem: "listmonk answered 500: not now" });
    expect((await call(`${forWebhook.id}/`, admin, "POST")).statusCode).toBe(409);

    // what listmonk will never take fails at once
    await receivers.refuse(400, 1);
    await site.database
      .update(newsletterDeliveries)
      .set({ attempts: 12 })
      .where(eq(newsletterDeliveries.id, forWebhook.id));
    await site.app.jobs.runAll({ early: true });
    const failed = (await call("?state=failed")).json();
    expect(failed.count).toBeGreaterThanOrEqual(1);
    for (const { id } of failed.results)
      expect((await call(`${id}/`, admin, "POST")).json()).toMatchObject({ state: "queued" });
    await site.app.jobs.runAll();
    expect((await call("?state=failed")).json().count).toBe(0);
    expect((await told()).at(-1)?.body).toMatchObject({ action: "change", interests: ["new"] });
    expect((await inListmonk())?.lists.map(({ id }) => id)).toEqual([1, 3]);
    const log = JSON.stringify(await site.database.select().from(auditLog));
    expect(log).toContain("newsletter-delivery:");
    expect(log).not.toContain(person);
  });

  it("follow no redirect, and forge no signature", async () => {
    const { webhook } = receivers.targets;
    const before = webhook?.url ?? "";
    if (webhook) webhook.url = before.replace(/\/newsletter.*/, "/moved");
    await order();
    await site.app.jobs.runAll();
    const problem = async () => (await call("?state=queued")).json().results[0]?.problem;
    expect(await problem()).toBe("The receiver answered 307.");
    const right = webhook?.secret ?? "";
    if (webhook) Object.assign(webhook, { url: before, secret: "another secret altogether" });
    await site.app.jobs.runAll({ early: true });
    expect(await problem()).toBe("The receiver answered 401.");
    if (webhook) webhook.secret = right;
    await site.app.jobs.runAll({ early: true });
    expect((await told()).map(({ body }) => body.action)).toEqual(["request"]);
  });

  it("are for admins, and of known programs and states", async () => {
    const editor = await signedIn(site);
    expect((await call("", editor)).statusCode).toBe(403);
    expect((await call("1/", editor, "POST")).statusCode).toBe(403);
    expect((await call("999999/", admin, "POST")).statusCode).toBe(404);
    expect((await call("?target=fax")).statusCode).toBe(400);
    expect((await call("?target=listmonk")).json().results.length).toBeGreaterThan(0);
  });
});
