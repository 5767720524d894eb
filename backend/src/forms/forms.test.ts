import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { eq } from "drizzle-orm";
import { formEntries } from "../platform/database/schema/index.ts";
import { insertForm } from "../testing/factories.ts";
import { browser, createTestApp, internal, type TestApp } from "../testing/testApp.ts";

describe("forms", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const entries = (formId: number) =>
    site.database.select().from(formEntries).where(eq(formEntries.formId, formId));
  const values = { name: "Clara", email: "clara@festival.example" };

  it("are listed unless they are hidden or offline", async () => {
    const shown = await insertForm(site.database);
    await insertForm(site.database, [], { isListed: false });
    await insertForm(site.database, [], { isOnline: false });
    const answer = await site.app.inject("/en/api/forms/");
    expect(answer.json()).toEqual([
      { id: shown.id, slug: shown.slug, title: "Form (en)", intro: "", retention_days: 180 },
    ]);
  });

  it("end with the repeat of the email address, hidden where there is none to repeat and for the newsletter", async () => {
    const withEmail = await insertForm(site.database);
    const newsletter = await insertForm(site.database, undefined, { purpose: "newsletter" });
    const without = await insertForm(site.database, [{ slug: "name", fieldType: fieldType.text }]);
    const last = async (slug: string) =>
      (await site.app.inject(`/de/api/forms/${slug}/`)).json().fields.at(-1);
    expect(await last(withEmail.slug)).toMatchObject({
      slug: "email2",
      field_type: "emailconfirm",
      required: false,
      visible: true,
    });
    expect(await last(without.slug)).toMatchObject({ slug: "email2", visible: false });
    expect(await last(newsletter.slug)).toMatchObject({ slug: "email2", visible: false });
  });

  it("are not found where they do not exist or are offline", async () => {
    const offline = await insertForm(site.database, [], { isOnline: false });
    const nowhere = await site.app.inject("/de/api/forms/nowhere/");
    expect(nowhere.statusCode).toBe(404);
    // pages that go without it are kept until there is one
    expect(nowhere.headers[cacheTagsHeader]).toBe("forms");
    expect((await site.app.inject(`/de/api/forms/${offline.slug}/`)).statusCode).toBe(404);
  });

  it("store what a browser sends with its token", async () => {
    const form = await insertForm(site.database);
    const answer = await site.app.inject({
      method: "POST",
      url: "/en/api/forms-entries/",
      ...(await browser(site)),
      payload: { form: form.id, field_values: { ...values, email2: values.email } },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ success_title: "Thanks (en)" });
    expect(await entries(form.id)).toMatchObject([{ locale: "en", values }]);
  });

  it("store what the shell's server sends for a browser without scripts", async () => {
    const form = await insertForm(site.database);
    const payload = { form: form.id, field_values: values };
    const answer = await internal(site, { method: "POST", url: "/de/api/forms-entries/", payload });
    expect(answer.statusCode).toBe(201);
    expect(await entries(form.id)).toHaveLength(1);
  });

  it("are refused without a token, and with another visitor's", async () => {
    const form = await insertForm(site.database);
    const call = { method: "POST", url: "/de/api/forms-entries/" } as const;
    const payload = { form: form.id, field_values: values };
    const mine = await browser(site);
    const other = await browser(site);

    const bare = await site.app.inject({ ...call, payload });
    const mixed = await site.app.inject({
      ...call,
      payload,
      cookies: mine.cookies,
      headers: other.headers,
    });
    expect(bare.json()).toMatchObject({ code: "csrf_failed" });
    expect(mixed.json()).toMatchObject({ code: "csrf_failed" });
    expect(await entries(form.id)).toEqual([]);
  });

  it("name each field that is wrong, and store nothing", async () => {
    const form = await insertForm(site.database);
    const field_values = { name: "", email: "no address", email2: "another" };
    const payload = { form: form.id, field_values };
    const answer = await internal(site, { method: "POST", url: "/de/api/forms-entries/", payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: "validation_failed",
      details: {
        fields: { name: "required", email: "invalid_email", email2: "email_mismatch" },
      },
    });
    expect(await entries(form.id)).toEqual([]);
  });

  it("answer what is no entry at all with a plain refusal", async () => {
    const call = { method: "POST", url: "/de/api/forms-entries/" } as const;
    const unknown = await internal(site, { ...call, payload: { form: 999_999, field_values: {} } });
    const shapeless = await internal(site, { ...call, payload: { fields: 1 } });
    const headers = { "content-type": "application/json" };
    const broken = await internal(site, { ...call, headers, payload: "{" });
    const endless = await internal(site, { ...call, payload: { a: "x".repeat(300_000) } });
    const unstorable = await insertForm(site.database);
    const nul = await internal(site, {
      ...call,
      payload: { form: unstorable.id, field_values: { ...values, name: "a\u0000b" } },
    });
    expect(unknown.json()).toMatchObject({ code: "not_found" });
    expect(shapeless.json()).toMatchObject({ code: "bad_request" });
    expect(broken.json()).toMatchObject({ code: "bad_request" });
    expect(endless.json()).toMatchObject({ code: "payload_too_large" });
    expect(nul.json()).toMatchObject({ code: "bad_request" });
  });

  it("come too fast from one visitor without harm to the next", async () => {
    const form = await insertForm(site.database);
    const send = (visitor: string) =>
      internal(site, {
        method: "POST",
        url: "/de/api/forms-entries/",
        headers: { "x-festival-client": visitor },
        payload: { form: form.id, field_values: values },
      });
    let status = 201;
    for (let sent = 0; status === 201 && sent < 50; sent += 1) {
      status = (await send("203.0.113.7")).statusCode;
    }
    expect(status).toBe(429);
    expect((await send("203.0.113.8")).statusCode).toBe(201);
  });
});
