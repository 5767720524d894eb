import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { formEntries } from "../platform/database/schema/index.ts";
import { both } from "../testing/factories.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

describe("forms, as staff keep them", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  let count = 0;
  const formWith = (fields: object[], more: object = {}) => ({
    slug: `formular-${(count += 1)}`,
    title: both("Form"),
    fields,
    ...more,
  });
  const call = (
    method: "GET" | "POST" | "DELETE",
    path = "",
    payload?: object,
    caller: Partial<typeof staff> = staff,
  ) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/forms/${path}`,
      ...caller,
      ...(payload && { payload }),
    });
  const create = async (fields: object[], more?: object) =>
    (await call("POST", "", formWith(fields, more))).json();
  const choices = [{ value: "a", label: both("A") }];

  it("are made with fields of every type, and shown to visitors in their language", async () => {
    const fields = Object.entries(fieldType).map(([name, number]) => ({
      slug: name.toLowerCase(),
      label: both(name),
      field_type: number,
      ...(["checkboxes", "select", "multiSelect", "radio"].includes(name) && { choices }),
    }));
    const made = await create(fields, {
      recipients: ["kasse@festival.example"],
      retention_days: 30,
    });
    expect(made).toMatchObject({ revision: 1, retention_days: 30, purpose: "message" });
    expect(made.fields).toHaveLength(Object.keys(fieldType).length);
    expect(made.fields[0]).toEqual({
      slug: "text",
      label: both("text"),
      field_type: 1,
      required: false,
      visible: true,
      choices: [],
      default: { de: "", en: "" },
      placeholder_text: { de: "", en: "" },
      help_text: { de: "", en: "" },
      role: "none",
      settings: {},
    });
    const shown = (await site.app.inject(`/en/api/forms/${made.slug}/`)).json();
    expect(shown.fields.map((field: { field_type: unknown }) => field.field_type)).toEqual([
      ...Object.values(fieldType),
      "emailconfirm",
    ]);
    expect(shown.fields[5]).toMatchObject({ label: "select (en)" });
    expect(shown).not.toHaveProperty("recipients");
    expect((await call("GET", `${made.id}/`)).json()).toEqual(made);
  });

  it("ask by age below a date of birth, and not above it", async () => {
    const born = { slug: "born", label: both("Born"), field_type: 15 };
    const guardian = {
      slug: "guardian",
      label: both("Guardian"),
      field_type: 1,
      settings: { below_age: 18 },
    };
    expect((await create([born, guardian])).fields[1].settings).toEqual({ below_age: 18 });
    const refused = await call("POST", "", formWith([guardian, born]));
    expect(refused.json().details.fields).toEqual({ "fields.0.settings": "invalid" });
  });

  it("keep the ids of fields that stay, and the order in which they are sent", async () => {
    const text = (slug: string) => ({ slug, label: both(slug), field_type: 1 });
    const made = await create([text("one"), text("two"), text("three")]);
    const idsOf = async () => {
      const { fields } = (await site.app.inject(`/de/api/forms/${made.slug}/`)).json();
      const named = fields.filter(({ id }: { id: number }) => id > 0);
      return named.map(({ slug, id }: { slug: string; id: number }) => [slug, id] as const);
    };
    const before = new Map<string, number>(await idsOf());
    const fields = [text("three"), text("four"), text("one")];
    const answer = await call("POST", `${made.id}/`, { revision: 1, fields });
    expect(answer.statusCode).toBe(200);
    const after = await idsOf();
    expect(after.map(([slug]: readonly [string, number]) => slug)).toEqual([
      "three",
      "four",
      "one",
    ]);
    const ids = new Map<string, number>(after);
    expect(ids.get("one")).toBe(before.get("one"));
    expect(ids.get("three")).toBe(before.get("three"));
    const stale = await call("POST", `${made.id}/`, { revision: 1, fields: [] });
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { revision: 2 } } });
    const untouched = await call("POST", `${made.id}/`, { revision: 2, is_listed: false });
    expect(untouched.json().fields).toHaveLength(3);
  });

  it.each<[string, object, string]>([
    ["a slug twice", { slug: "name" }, "slug"],
    ["the slug of the repeated address", { slug: "email2" }, "slug"],
    ["choices that there are not", { field_type: 6 }, "choices"],
    ["a choice twice", { field_type: 8, choices: [...choices, ...choices] }, "choices"],
    ["a default that is no choice", { field_type: 6, choices, default: both("b") }, "default"],
    ["a default for a file", { field_type: 9, default: both("a.pdf") }, "default"],
    ["bounds the wrong way round", { field_type: 13, settings: { min: 2, max: 1 } }, "settings"],
    [
      "a day that does not exist",
      { field_type: 10, settings: { latest: "2025-02-30" } },
      "settings",
    ],
    ["consent by typing", { role: "consent" }, "role"],
    ["a notice that must be answered", { field_type: 16, required: true }, "required"],
    ["an answer to a notice", { field_type: 16, default: both("x") }, "default"],
    ["an age that nothing above asks for", { settings: { below_age: 18 } }, "settings"],
  ])("are refused with %s", async (_, more, property) => {
    const field = { slug: "other", label: both("Other"), field_type: 1, ...more };
    const name = { slug: "name", label: both("Name"), field_type: 1 };
    const answer = await call("POST", "", formWith([name, field]));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().details.fields)).toEqual([`fields.1.${property}`]);
  });

  it("are refused where they are none", async () => {
    const field = { slug: "name", label: both("Name"), field_type: 1 };
    const wrong = [
      { slug: "a" },
      formWith([field], { recipients: ["no-address"] }),
      formWith([field], { recipients: ["a@b.example\r\nBcc: c@d.example"] }),
      formWith([field], { retention_days: 0 }),
      formWith([{ ...field, field_type: Math.max(...Object.values(fieldType)) + 1 }]),
      formWith([{ ...field, slug: "Not a slug" }]),
      formWith([{ ...field, settings: { file_kinds: ["svg"] } }]),
      formWith([field], { slug: "../a" }),
    ];
    for (const payload of wrong) expect((await call("POST", "", payload)).statusCode).toBe(422);
    const taken = await create([field]);
    const again = await call("POST", "", formWith([field], { slug: taken.slug }));
    expect(again.json().details.fields).toEqual({ slug: "taken" });
    const newsletter = await call("POST", "", formWith([field], { purpose: "newsletter" }));
    expect(newsletter.json().details.fields).toEqual({ purpose: "invalid" });
  });

  it("are deleted with their fields, but not while there are entries", async () => {
    const made = await create([{ slug: "name", label: both("Name"), field_type: 1 }]);
    await site.database
      .insert(formEntries)
      .values({ formId: made.id, locale: "de", values: {}, createdAt: new Date() });
    const refused = await call("DELETE", `${made.id}/`);
    expect(refused.json()).toMatchObject({
      code: "conflict",
      details: { used_by: [{ what: `forms-entries:${made.id}`, title: "1" }] },
    });
    await site.database.delete(formEntries);
    expect((await call("DELETE", `${made.id}/`)).statusCode).toBe(204);
    expect((await site.app.inject(`/de/api/forms/${made.slug}/`)).statusCode).toBe(404);
  });

  it("are for staff", async () => {
    const visitor = await browser(site);
    expect((await call("GET", "", undefined, visitor)).statusCode).toBe(401);
    expect((await call("POST", "", formWith([]), visitor)).statusCode).toBe(401);
  });

  it("lead from an old address to the new one, in both languages", async () => {
    const { id, revision, slug } = await create([]);
    const renamed = await call("POST", `${id}/`, { revision, slug: `${slug}-neu` });
    expect(renamed.statusCode).toBe(200);
    const url = `/de/pageeditor-api/redirects/?search=${slug}&sort=old_path`;
    const { results } = (await site.app.inject({ url, ...staff })).json();
    const pathsOf = (name: string) => locales.map((locale) => href("form", locale, { slug: name }));
    expect(results.map((one: { old_path: string }) => one.old_path)).toEqual(pathsOf(slug));
    expect(results.map((one: { new_path: string }) => one.new_path)).toEqual(
      pathsOf(`${slug}-neu`),
    );
  });
});
