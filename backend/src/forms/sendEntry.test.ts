import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import { formEntries, newsletterSubscribers } from "../platform/database/schema/index.ts";
import { asVisitor } from "../testing/factories/forms.ts";
import { both, insertForm } from "../testing/factories.ts";
import { readMails } from "../testing/mailbox.ts";
import { createTestApp, type TestApp } from "../testing/testApp.ts";

describe("an entry", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  let people = 0;
  const person = () => `person-${(people += 1)}@festival.example`;
  const send = (form: number, payload: object, locale = "de") =>
    asVisitor(site, {
      method: "POST",
      url: `/${locale}/api/forms-entries/`,
      payload: { form, field_values: {}, ...payload },
    });
  const entriesOf = (formId: number) =>
    site.database.select().from(formEntries).where(eq(formEntries.formId, formId));
  const name = { slug: "name", fieldType: fieldType.text };
  const email = { slug: "email", fieldType: fieldType.email };

  describe("that is sent more than once", () => {
    it("is stored once under its key, however often and at the same time", async () => {
      const form = await insertForm(site.database, [name, email]);
      const mail = person();
      const idempotency_key = randomUUID();
      const field_values = { name: "Clara", email: mail };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => send(form.id, { idempotency_key, field_values })),
      );
      const stored = await entriesOf(form.id);
      expect(stored).toHaveLength(1);
      for (const answer of answers) {
        expect(answer.statusCode).toBe(201);
        expect(answer.json()).toEqual({
          id: stored[0]?.id,
          success_title: "Thanks (de)",
          success_text: "",
        });
      }
      const reordered = { email: mail, name: "Clara" };
      expect(
        (await send(form.id, { idempotency_key, field_values: reordered })).json(),
      ).toMatchObject({ id: stored[0]?.id });
      await site.app.jobs.runAll();
      const mails = await readMails(site);
      expect(mails.filter(({ to }) => JSON.stringify(to).includes(mail))).toHaveLength(1);
    });

    it("is refused where the key was another's", async () => {
      const form = await insertForm(site.database, [name]);
      const idempotency_key = randomUUID();
      await send(form.id, { idempotency_key, field_values: { name: "Clara" } });
      const other = await send(form.id, { idempotency_key, field_values: { name: "Robert" } });
      expect(other.json()).toMatchObject({ code: "conflict" });
      expect(await entriesOf(form.id)).toHaveLength(1);
      for (const key of ["mine", `urn:uuid:${idempotency_key}`, ""]) {
        expect((await send(form.id, { idempotency_key: key })).statusCode).toBe(400);
      }
    });
  });

  describe("that may not come from a person", () => {
    it("is asked about where the hidden control is filled, and stored once that is answered", async () => {
      const form = await insertForm(site.database, [name]);
      const filled = { field_values: { name: "Clara" }, website_confirm: "https://x.example" };
      const asked = await send(form.id, filled, "en");
      expect(asked.statusCode).toBe(422);
      const { details } = asked.json();
      expect(details).toMatchObject({
        confirm_human: true,
        message: "We are not sure that a person is sending this. Please confirm once more.",
      });
      expect(await entriesOf(form.id)).toEqual([]);
      const confirmed = await send(form.id, { ...filled, confirm_human: details.token });
      expect(confirmed.statusCode).toBe(201);
      expect(await entriesOf(form.id)).toHaveLength(1);
    });

    it("is asked about again where the answer is of another form, or made up", async () => {
      const form = await insertForm(site.database, [name]);
      const other = await insertForm(site.database, [name]);
      const { details } = (await send(other.id, { website_confirm: "x" })).json();
      for (const confirm_human of [details.token, "made.up", "", "a.b.c"]) {
        const answer = await send(form.id, { website_confirm: "x", confirm_human });
        expect(answer.json().details).toMatchObject({ confirm_human: true });
      }
      expect(await entriesOf(form.id)).toEqual([]);
    });

    it("is asked about where the form was opened only just now", async () => {
      const form = await insertForm(site.database, [name]);
      const opened = await site.app.inject(`/de/api/forms/${form.slug}/token/`);
      expect(opened.headers["cache-control"]).toBe("no-store");
      const { token: form_token } = opened.json();
      const field_values = { name: "Clara" };
      const answer = await send(form.id, { form_token, field_values });
      expect(answer.json().details).toMatchObject({ confirm_human: true });

      const long = site.app.signing.sign("form opened", `form:${form.id} ${Date.now() - 4000}`);
      expect((await send(form.id, { form_token: long, field_values })).statusCode).toBe(201);
      const forged = await send(form.id, { form_token: "b.c", field_values });
      expect(forged.json().details).toMatchObject({ confirm_human: true });
      expect((await site.app.inject("/de/api/forms/nowhere/token/")).statusCode).toBe(404);
    });
  });

  it("is refused with words in the reader's language", async () => {
    const form = await insertForm(site.database, [
      { ...name, required: true, settings: { max_length: 3 } },
      { slug: "seats", fieldType: fieldType.number, settings: { min: 1, max: 8 } },
      { slug: "day", fieldType: fieldType.date, settings: { earliest: "2025-08-28" } },
      { slug: "agree", fieldType: fieldType.checkbox, required: true },
    ]);
    const field_values = { name: "Clara", seats: "9", day: "2025-08-27" };
    const german = (await send(form.id, { field_values })).json();
    expect(german.details).toEqual({
      fields: {
        name: "too_long",
        seats: "out_of_range",
        day: "out_of_range",
        agree: "required",
      },
      messages: {
        name: "Bitte höchstens 3 Zeichen.",
        seats: "Bitte höchstens 8 eingeben.",
        day: "Bitte ein Datum ab dem 28. August 2025 wählen.",
        agree: "Bitte ankreuzen.",
      },
    });
    const english = (await send(form.id, { field_values }, "en")).json();
    expect(english.details.messages.seats).toBe("Please enter at most 8.");
    expect(await entriesOf(form.id)).toEqual([]);
  });

  it("of text that cannot be stored is refused", async () => {
    const form = await insertForm(site.database, [name, email]);
    const half = String.fromCodePoint(0xd8_00);
    for (const field_values of [
      { name: "a\u0000b" },
      { name: `a${half}b` },
      { name: "a", email: `a${half}@festival.example` },
      { name: "a", email: "a\u0000b@festival.example" },
    ]) {
      expect((await send(form.id, { field_values })).statusCode).toBeLessThan(500);
    }
  });

  describe("is told", () => {
    it("to the form's people, who can answer it, and to who sent it, without what was typed", async () => {
      const people = ["kasse@festival.example", "buero@festival.example"];
      const choice = {
        slug: "topic",
        fieldType: fieldType.select,
        choices: [{ value: "tickets", label: { de: "Karten", en: "Tickets" } }],
      };
      const form = await insertForm(site.database, [name, email, choice], {
        recipients: people,
        title: { de: "Kontakt", en: "Contact" },
        mailsEntry: true,
      });
      const mail = person();
      const typed = "Buy <b>now</b>\r\nBcc: all@festival.example";
      const field_values = { name: typed, email: mail, topic: "tickets" };
      expect((await send(form.id, { field_values }, "en")).statusCode).toBe(201);
      await site.app.jobs.runAll();

      const mails = await readMails(site);
      const to = (address: string) =>
        mails.filter((sent) => JSON.stringify(sent.to).includes(address));
      for (const address of people) {
        const [sent] = to(address);
        expect(sent?.subject).toBe("Neuer Eintrag: Kontakt");
        expect(sent?.replyTo?.text).toBe(mail);
        expect(sent?.text).toContain("Karten");
        expect(sent?.html).toContain("Buy &lt;b&gt;now&lt;/b&gt;");
        expect(sent?.bcc).toBeUndefined();
      }
      const [thanks] = to(mail);
      expect(thanks?.subject).toBe("Your message has arrived");
      expect(thanks?.text).toContain("Contact");
      expect(thanks?.text).not.toContain("Buy");
    });

    it("to the form's people by a link alone, unless the form is set otherwise", async () => {
      const people = "notices@festival.example";
      const form = await insertForm(site.database, [name, email], { recipients: [people] });
      const mail = person();
      const answer = await send(form.id, { field_values: { name: "Ada Lovelace", email: mail } });
      await site.app.jobs.runAll();
      const read = await readMails(site);
      const notice = read.find(({ to }) => JSON.stringify(to).includes(people));
      expect(notice?.text).toContain(`/admin/forms-entries/${answer.json().id}`);
      expect(notice?.text).not.toMatch(/Ada/);
      expect(notice?.html).not.toMatch(/Ada/);
      expect(notice?.replyTo).toBeUndefined();
    });

    it("not again and again to an address that a visitor enters", async () => {
      const form = await insertForm(site.database, [email]);
      const mail = person();
      for (let sent = 0; sent < 6; sent += 1) {
        await send(form.id, { field_values: { email: mail } });
      }
      await site.app.jobs.runAll();
      const mails = await readMails(site);
      expect(mails.filter(({ to }) => JSON.stringify(to).includes(mail))).toHaveLength(3);
      expect(await entriesOf(form.id)).toHaveLength(6);
    });

    it("to no one where it was not stored", async () => {
      const before = (await readMails(site)).length;
      const form = await insertForm(site.database, [{ ...name, required: true }, email]);
      await send(form.id, { field_values: { email: person() } });
      await site.app.jobs.runAll();
      expect(await readMails(site)).toHaveLength(before);
    });
  });

  it("orders the newsletter where its box is ticked", async () => {
    const tick = { slug: "news", fieldType: fieldType.checkbox, role: "newsletter" } as const;
    const form = await insertForm(site.database, [email, tick]);
    const [yes, no] = [person(), person()];
    await send(form.id, { field_values: { email: yes, news: "true" } });
    await send(form.id, { field_values: { email: no } });
    const subscribers = await site.database.select().from(newsletterSubscribers);
    const found = subscribers.filter((row) => [yes, no].includes(row.email));
    expect(found).toMatchObject([{ email: yes, confirmedAt: null, locale: "de" }]);
    expect(found[0]?.consentVersion).toEqual(expect.any(String));
  });

  it("of the newsletter's form orders it, and is kept nowhere else", async () => {
    const topics = ["chamber", "new"].map((value) => ({ value, label: both(value) }));
    const form = await insertForm(
      site.database,
      [email, { slug: "interests", fieldType: fieldType.checkboxes, choices: topics }],
      { purpose: "newsletter" },
    );
    const mail = person();
    const answer = await send(form.id, { field_values: { email: mail, interests: ["new"] } }, "en");
    expect(answer.json()).toMatchObject({ id: 0, success_title: "Thanks (en)" });
    expect(await entriesOf(form.id)).toEqual([]);
    const [subscriber] = await site.database
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, mail));
    expect(subscriber).toMatchObject({ locale: "en", interests: ["new"], confirmedAt: null });
  });
});
