import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import { newsletterProofs, newsletterSubscribers } from "../../platform/database/schema/index.ts";
import { asVisitor } from "../../testing/factories/forms.ts";
import { both, insertForm } from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import { browser, createTestApp, type TestApp } from "../../testing/testApp.ts";

const day = 24 * 60 * 60 * 1000;

describe("the newsletter", () => {
  let site: TestApp;
  let version: string;
  let person: string;
  let people = 0;
  beforeAll(async () => {
    site = await createTestApp();
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
  afterAll(() => site.close());
  beforeEach(() => {
    person = `reader-${(people += 1)}@festival.example`;
  });

  const post = (path: string, payload: object, locale = "de") =>
    asVisitor(site, { method: "POST", url: `/${locale}/api/newsletter/${path}`, payload });
  const get = (path: string) => asVisitor(site, { url: `/de/api/newsletter/${path}` });
  const order = (more: object = {}, locale = "de") =>
    post("", { email: person, consent_version: version, ...more }, locale);
  const subscriber = async (email = person) =>
    (
      await site.database
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, email))
    )[0];
  const proofs = (email = person) =>
    site.database.select().from(newsletterProofs).where(eq(newsletterProofs.email, email));
  async function mailsTo(email: string) {
    await site.app.jobs.runAll();
    return (await readMails(site)).filter(({ to }) => JSON.stringify(to).includes(email));
  }
  /** The token in the link of the newest mail. */
  async function tokenFor(email: string): Promise<string> {
    const mail = (await mailsTo(email)).at(-1);
    return /newsletter\?token=([\w-]{43})&step=/.exec(mail?.text ?? "")?.[1] ?? "";
  }
  async function subscribe(more: object = {}) {
    await order(more);
    const answer = await post("confirm/", { token: await tokenFor(person) });
    return answer.json();
  }

  it("says what can be ordered, and what one agrees to", async () => {
    const answer = await site.app.inject("/en/api/newsletter/");
    expect(answer.json()).toMatchObject({
      interests: [
        { value: "chamber", label: "chamber (en)" },
        { value: "new", label: "new (en)" },
      ],
      consent: { version: expect.any(String), text: "privacy (en)" },
    });
  });

  it("sends nothing but a question until the owner of the address confirms", async () => {
    const answer = await order({ interests: ["new"], locale: "en" });
    expect(answer.statusCode).toBe(202);
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Would you like our newsletter?");
    expect(mail?.text).toMatch(/\/en\/newsletter\?token=[\w-]{43}&step=confirm/);
    expect(await subscriber()).toMatchObject({
      locale: "en",
      interests: ["new"],
      confirmedAt: null,
    });

    const token = await tokenFor(person);
    // what the mail's link opens is read, by people and by programs, and changes nothing
    expect((await get(`settings/?token=${token}`)).statusCode).toBe(404);
    expect((await subscriber())?.confirmedAt).toBeNull();

    const confirmed = await post("confirm/", { token });
    expect(confirmed.json()).toMatchObject({
      settings: { email: person, locale: "en", interests: ["new"] },
    });
    expect((await subscriber())?.confirmedAt).toBeInstanceOf(Date);
    const again = await post("confirm/", { token });
    expect(again.json()).toEqual(confirmed.json());
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      "Would you like our newsletter?",
      "Good to have you with us",
    ]);
    const kept = await proofs();
    expect(kept.map(({ action, consentVersion }) => [action, consentVersion])).toEqual([
      ["request", version],
      ["confirm", version],
    ]);
  });

  it("answers the same for addresses that it knows and those that it does not", async () => {
    await subscribe();
    const known = await order();
    person = `unknown-${person}`;
    const unknown = await order();
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it("does not let visitors change what others ordered, and does not flood them", async () => {
    await subscribe({ interests: ["chamber"] });
    await site.database
      .update(newsletterSubscribers)
      .set({ mailedAt: new Date(Date.now() - day) })
      .where(eq(newsletterSubscribers.email, person));
    for (let times = 0; times < 3; times += 1) await order({ email: person.toUpperCase() });
    expect(await subscriber()).toMatchObject({ interests: ["chamber"] });
    const mails = await mailsTo(person);
    // after the two of the subscription, in whatever order the jobs were worked off
    expect(mails).toHaveLength(3);
    expect(mails.map(({ subject }) => subject)).toContain("Sie bekommen unseren Newsletter schon");
  });

  it("keeps the first mail's link good where one orders again at once", async () => {
    await order();
    const token = await tokenFor(person);
    await order({ interests: ["new"] });
    expect(await mailsTo(person)).toHaveLength(1);
    expect((await post("confirm/", { token })).json().settings.interests).toEqual(["new"]);
  });

  it("refuses what is no order, in words", async () => {
    const wrong = await order({
      email: "no address",
      interests: ["brass"],
      consent_version: "old",
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().details).toMatchObject({
      fields: {
        email: "invalid_email",
        interests: "invalid_choice",
        consent_version: "consent_changed",
      },
      messages: { email: expect.stringContaining("E-Mail-Adresse") },
    });
    for (const payload of [{}, { email: person }, { email: 1, consent_version: version, x: 1 }]) {
      expect((await post("", payload)).statusCode).toBe(400);
    }
    const asked = await order({ website_confirm: "x" });
    expect(asked.json().details).toMatchObject({ confirm_human: true });
    expect(await subscriber()).toBeUndefined();
    const { token } = asked.json().details;
    expect((await order({ website_confirm: "x", confirm_human: token })).statusCode).toBe(202);
  });

  it("is changed by those who have a mail of it", async () => {
    const { token } = await subscribe();
    const changed = await post("settings/", { token, interests: ["chamber"], locale: "en" });
    expect(changed.json()).toMatchObject({ interests: ["chamber"], locale: "en" });
    const answer = await get(`settings/?token=${token}`);
    expect(answer.json()).toEqual(changed.json());
    expect(answer.headers["cache-control"]).toBe("no-store");
    const wrong = await post("settings/", { token, interests: ["brass"] });
    expect(wrong.json().details.fields).toEqual({ interests: "invalid_choice" });
  });

  it("is of no use to those without such a mail", async () => {
    const token = "A".repeat(43);
    const statuses = async (given: string) => [
      (await get(`settings/?token=${given}`)).statusCode,
      (await get(`export/?token=${given}`)).statusCode,
      (await post("confirm/", { token: given })).statusCode,
      (await post("settings/", { token: given })).statusCode,
      (await post("erase/", { token: given })).statusCode,
    ];
    expect(await statuses(token)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses("short")).toEqual([400, 400, 400, 400, 400]);
  });

  it("ends when its reader says so, and keeps for a while what shows that they wanted it", async () => {
    const { token } = await subscribe();
    expect((await post("unsubscribe/", { token })).statusCode).toBe(204);
    expect((await post("unsubscribe/", { token })).statusCode).toBe(204);
    expect(await subscriber()).toBeUndefined();
    const kept = await proofs();
    expect(kept.map(({ action }) => action)).toEqual(["request", "confirm", "unsubscribe"]);
    for (const { expiresAt } of kept) {
      expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / day)).toBe(3 * 365);
    }
  });

  it("ends with one click of a mail program", async () => {
    await subscribe();
    const mail = (await mailsTo(person)).at(-1);
    const list = mail?.headers.get("list") as { unsubscribe?: { url: string } } | undefined;
    const address = new URL(list?.unsubscribe?.url ?? "");
    expect(mail?.headerLines.find(({ key }) => key === "list-unsubscribe-post")?.line).toBe(
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    );
    const answer = await site.app.inject({
      method: "POST",
      url: address.pathname + address.search,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(204);
    expect(await subscriber()).toBeUndefined();
    const wrong = await site.app.inject({
      method: "POST",
      url: "/de/api/newsletter/one-click/?token=x",
    });
    expect(wrong.statusCode).toBe(400);
    expect((await site.app.inject(address.pathname + address.search)).statusCode).toBe(404);
  });

  it("gives its reader all that is kept of them, and erases it", async () => {
    const { token } = await subscribe();
    expect((await get(`export/?token=${token}`)).json()).toMatchObject({
      subscriber: { email: person, confirmed_at: expect.any(String) },
      history: [
        { action: "request", consent: { version, text: "privacy (de)" } },
        { action: "confirm", consent: { version } },
      ],
    });
    expect((await post("erase/", { token })).statusCode).toBe(204);
    expect(await subscriber()).toBeUndefined();
    expect(await proofs()).toEqual([]);
  });

  it("deletes orders that were not confirmed within a week, and proofs whose time is over", async () => {
    await order();
    const waiting = person;
    const token = await tokenFor(waiting);
    person = `old-${person}`;
    await order();
    const late = await tokenFor(person);
    await site.database
      .update(newsletterSubscribers)
      .set({ requestedAt: new Date(Date.now() - 8 * day) })
      .where(eq(newsletterSubscribers.email, person));
    expect((await post("confirm/", { token: late })).statusCode).toBe(404);
    await site.database.insert(newsletterProofs).values({
      email: "gone@festival.example",
      action: "unsubscribe",
      locale: "de",
      at: new Date(0),
      expiresAt: new Date(Date.now() - 1000),
    });
    await site.database.transaction((transaction) =>
      site.app.jobs.send(transaction, "newsletter-sweep", {}),
    );
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect(await subscriber()).toBeUndefined();
    expect(await proofs()).toEqual([]);
    expect(await proofs("gone@festival.example")).toEqual([]);
    expect(await subscriber(waiting)).toBeDefined();
    expect((await post("confirm/", { token })).statusCode).toBe(200);
  });

  it("is ordered by a browser with its token, and by no other site", async () => {
    const payload = { email: person, consent_version: version };
    const call = { method: "POST", url: "/de/api/newsletter/", payload } as const;
    expect((await site.app.inject(call)).json()).toMatchObject({ code: "csrf_failed" });
    const mine = await browser(site);
    expect((await site.app.inject({ ...call, ...mine })).statusCode).toBe(202);
  });
});

describe("a site without a newsletter", () => {
  it("answers 404 for its form and for an order", async () => {
    const site = await createTestApp();
    expect((await site.app.inject("/de/api/newsletter/")).statusCode).toBe(404);
    const payload = { email: "a@festival.example", consent_version: "x" };
    const answer = await asVisitor(site, { method: "POST", url: "/de/api/newsletter/", payload });
    expect(answer.statusCode).toBe(404);
    await site.close();
  });
});
