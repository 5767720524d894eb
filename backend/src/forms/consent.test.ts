import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import { consentTexts, formEntries } from "../platform/database/schema/index.ts";
import { asVisitor } from "../testing/factories/forms.ts";
import { insertForm } from "../testing/factories.ts";
import { createTestApp, type TestApp } from "../testing/testApp.ts";

const name = { slug: "name", fieldType: fieldType.text };
const agree = {
  slug: "privacy",
  fieldType: fieldType.checkbox,
  required: true,
  role: "consent",
} as const;

describe("the consent that comes with an entry", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const send = (form: number, payload: object, locale = "de") =>
    asVisitor(site, {
      method: "POST",
      url: `/${locale}/api/forms-entries/`,
      payload: { form, ...payload },
    });
  const entriesOf = (formId: number) =>
    site.database.select().from(formEntries).where(eq(formEntries.formId, formId));

  it("keeps the text that was shown, when it was agreed to, and until when all is kept", async () => {
    const form = await insertForm(site.database, [name, agree], { retentionDays: 30 });
    const before = Date.now();
    const shown = (await site.app.inject(`/en/api/forms/${form.slug}/`)).json();
    expect(shown.consent_version).toMatch(/^[0-9a-f]{16}$/);
    const { consent_version } = shown;
    const field_values = { name: "Clara", privacy: "true" };
    expect((await send(form.id, { field_values, consent_version }, "en")).statusCode).toBe(201);
    const [entry] = await entriesOf(form.id);
    expect(entry?.consentVersion).toBe(consent_version);
    expect(entry?.consentedAt?.getTime()).toBeGreaterThanOrEqual(before);
    const days = ((entry?.expiresAt.getTime() ?? 0) - before) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    const [text] = await site.database
      .select()
      .from(consentTexts)
      .where(eq(consentTexts.version, consent_version));
    expect(text).toMatchObject({ locale: "en", text: "privacy (en)" });
  });

  it("of parents is required of minors only, and ignored where an adult sends it", async () => {
    const born = { slug: "born", fieldType: fieldType.birthDate };
    const form = await insertForm(site.database, [
      born,
      { ...agree, slug: "parents", settings: { below_age: 18 } },
    ]);
    const consent_version = "0123456789abcdef";
    const grown = { born: "1960-05-01", parents: "true" };
    expect((await send(form.id, { field_values: grown, consent_version })).statusCode).toBe(201);
    const [entry] = await entriesOf(form.id);
    expect([entry?.values, entry?.consentVersion]).toEqual([{ born: "1960-05-01" }, null]);
    const child = { born: `${new Date().getFullYear() - 12}-01-01` };
    const refused = await send(form.id, { field_values: child });
    expect(refused.json().details.fields).toEqual({ parents: "required" });
  });

  it("is asked for again where the text is another one by now", async () => {
    const form = await insertForm(site.database, [name, agree]);
    const field_values = { name: "Clara", privacy: "true" };
    const answer = await send(form.id, { field_values, consent_version: "0123456789abcdef" });
    expect(answer.json().details.fields).toEqual({ privacy: "consent_changed" });
  });
});
