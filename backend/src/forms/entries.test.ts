import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import { auditLog, formEntries, mails } from "../platform/database/schema/index.ts";
import { asVisitor, uploadFile } from "../testing/factories/forms.ts";
import { both, insertForm } from "../testing/factories.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { fileKey } from "./uploads/fileKey.ts";

describe("entries, for staff", () => {
  let site: TestApp;
  let editor: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = await signedIn(site);
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());

  const call = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    {
      caller = editor,
      payload,
      lang = "de",
    }: { caller?: typeof editor; payload?: object; lang?: string } = {},
  ) =>
    site.app.inject({
      method,
      url: `/${lang}/pageeditor-api/forms-entries/${path}`,
      ...caller,
      ...(payload && { payload }),
    });
  const makeForm = () =>
    insertForm(site.database, [
      { slug: "name", fieldType: fieldType.text },
      { slug: "email", fieldType: fieldType.email },
      {
        slug: "topics",
        fieldType: fieldType.checkboxes,
        choices: ["strings", "voices"].map((value) => ({ value, label: both(value) })),
      },
      { slug: "files", fieldType: fieldType.file },
      { slug: "why", fieldType: fieldType.notice },
      { slug: "privacy", fieldType: fieldType.checkbox, role: "consent" },
    ]);
  const send = async (form: number, field_values: object): Promise<number> => {
    const payload = { form, field_values };
    const url = "/en/api/forms-entries/";
    return (await asVisitor(site, { method: "POST", url, payload })).json().id;
  };

  it("are none at first, and of no form that there is not", async () => {
    const none = { count: 0, next: null, previous: null, results: [] };
    expect((await call("GET", "")).json()).toEqual(none);
    expect((await call("GET", "?form=999999")).json()).toEqual(none);
    expect((await call("GET", "export/?form=999999", { caller: admin })).statusCode).toBe(404);
  });

  it("are shown with their files and what was agreed to", async () => {
    const form = await makeForm();
    const file = (await uploadFile(site, "Geige", "Liste.txt")).json();
    const values = {
      name: "Clara",
      email: "clara@festival.example",
      topics: ["voices"],
      files: [file.id],
      privacy: "true",
    };
    const id = await send(form.id, values);
    const entry = (await call("GET", `${id}/`)).json();
    expect(entry).toEqual({
      id,
      form: { id: form.id, slug: form.slug, title: form.title },
      locale: "en",
      created_at: expect.any(String),
      expires_at: expect.any(String),
      revision: 1,
      state: "new",
      note: "",
      replies: [],
      email: "clara@festival.example",
      consent: {
        version: expect.any(String),
        text: "privacy (en)",
        locale: "en",
        at: expect.any(String),
      },
      field_values: values,
      files: [{ id: file.id, field: "files", name: "Liste.txt", size: 5, type: "text/plain" }],
    });
    expect((await call("GET", `?form=${form.id}`)).json().results).toEqual([entry]);
    expect((await call("GET", "999999/")).statusCode).toBe(404);
    expect((await call("GET", "nine/")).statusCode).toBe(404);
  });

  it("are listed page by page, the newest first, searched, and by the days they came on", async () => {
    const form = await makeForm();
    const ids: number[] = [];
    for (const name of ["Änne", "Berta", "Anne 100%"]) ids.push(await send(form.id, { name }));
    const days = ["2025-08-21T21:59:00Z", "2025-08-21T22:01:00Z", "2025-08-22T21:59:00Z"];
    for (const [place, day] of days.entries()) {
      await site.database
        .update(formEntries)
        .set({ createdAt: new Date(day) })
        .where(eq(formEntries.id, ids[place] ?? 0));
    }
    const found = async (query: string) =>
      (await call("GET", `?form=${form.id}&${query}`))
        .json()
        .results.map(({ id }: { id: number }) => ids.indexOf(id));
    expect(await found("")).toEqual([2, 1, 0]);
    expect(await found("search=anne")).toEqual([2, 0]);
    expect(await found("search=100%25")).toEqual([2]);
    expect(await found("search=name")).toEqual([]);
    expect(await found("from=2025-08-22")).toEqual([2, 1]);
    expect(await found("from=2025-08-22&to=2025-08-22")).toEqual([2, 1]);
    expect(await found("to=2025-08-21")).toEqual([0]);
    const first = (await call("GET", `?form=${form.id}&per_page=2`)).json();
    expect(first).toMatchObject({ count: 3, previous: null });
    const next = await site.app.inject({ url: first.next, cookies: editor.cookies });
    expect(next.json()).toMatchObject({ next: null, results: [{ id: ids[0] }] });
    for (const query of [
      "from=soon",
      "to=9999-12-31",
      "from=0000-01-01",
      "per_page=101",
      "page=0",
      `search=${"a".repeat(101)}`,
    ]) {
      expect((await call("GET", `?${query}`)).statusCode).toBe(400);
    }
  });

  it("are taken out as a table that runs nothing where it is opened", async () => {
    const form = await makeForm();
    const formula = `=HYPERLINK("https://x.example";"a")`;
    await send(form.id, { name: formula, topics: ["strings", "voices"], privacy: "true" });
    for (const name of ["+49 30 1", "-1+1", "@SUM(A1)", "\t=1", 'Grüße; "so"\nund so']) {
      await send(form.id, { name });
    }
    const german = await call("GET", `export/?form=${form.id}`);
    expect(german.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${form.slug}-de.csv"`,
      "x-content-type-options": "nosniff",
    });
    expect(german.body).toMatch(
      /^\ufeffNummer;Eingegangen;Sprache;name \(de\);email \(de\);topics \(de\);/,
    );
    expect(german.body).toContain(`"'=HYPERLINK(""https://x.example"";""a"")"`);
    expect(german.body).toContain("strings (de), voices (de)");
    expect(german.body).toContain(";ja;");
    for (const safe of ["'+49 30 1", "'-1+1", "'@SUM(A1)", "'=1"]) {
      expect(german.body).toContain(safe);
    }
    expect(german.body).toContain(`"Grüße; ""so""\nund so"`);
    const english = await call("GET", `export/?form=${form.id}&search=HYPER`, { lang: "en" });
    expect(english.body.split("\r\n")).toHaveLength(3);
    expect(english.body).toContain('"strings (en), voices (en)"');
    expect((await call("GET", "export/")).statusCode).toBe(400);
    const log = await site.database.select().from(auditLog);
    expect(log).toContainEqual(
      expect.objectContaining({ action: "export", what: `form:${form.id}` }),
    );
  });

  it("are all in the table, however many", async () => {
    const form = await makeForm();
    const rows = Array.from({ length: 1203 }, (_, number) => ({
      formId: form.id,
      locale: "de" as const,
      values: { name: `Person ${number}` },
      createdAt: new Date(),
    }));
    await site.database.insert(formEntries).values(rows);
    const { body } = await call("GET", `export/?form=${form.id}`);
    const lines = body.trim().split("\r\n").slice(1);
    expect(new Set(lines.map((line) => line.split(";")[3])).size).toBe(1203);
  });

  it("are deleted with their files", async () => {
    const form = await makeForm();
    const file = (await uploadFile(site, "Geige", "Liste.txt")).json();
    const id = await send(form.id, { name: "Clara", files: [file.id] });
    expect((await call("DELETE", `${id}/`)).statusCode).toBe(204);
    expect((await call("GET", `${id}/`)).statusCode).toBe(404);
    expect((await call("DELETE", `${id}/`)).statusCode).toBe(404);
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect(await site.app.media.store.read(fileKey(file.id))).toBeNull();
  });

  it("of a person are erased together, in whichever field the address is", async () => {
    const form = await makeForm();
    const file = (await uploadFile(site, "Geige", "Liste.txt")).json();
    await send(form.id, { email: "Fanny@festival.example", files: [file.id] });
    await send(form.id, { name: "fanny@festival.example" });
    const other = await send(form.id, { email: "felix@festival.example" });
    const payload = { email: "fanny@FESTIVAL.example" };
    const erased = await call("POST", "erase/", { caller: admin, payload });
    expect(erased.json()).toEqual({ erased: 2 });
    const left = (await call("GET", `?form=${form.id}`)).json();
    expect(left.results.map(({ id }: { id: number }) => id)).toEqual([other]);
    await site.app.jobs.runAll();
    expect(await site.app.media.store.read(fileKey(file.id))).toBeNull();
    const kept = JSON.stringify(await site.database.select().from(mails));
    expect(kept).toContain("felix@festival.example");
    expect(kept.toLowerCase()).not.toContain("fanny@festival.example");
    const log = await site.database.select().from(auditLog).where(eq(auditLog.action, "erase"));
    expect(log).toMatchObject([{ details: { erased: 2 } }]);
    const again = await call("POST", "erase/", { caller: admin, payload });
    expect(again.json()).toEqual({ erased: 0 });
  });

  it("are for staff, and erased by admins alone", async () => {
    const caller = await browser(site);
    const payload = { email: "a@festival.example" };
    expect((await call("GET", "", { caller })).statusCode).toBe(401);
    expect((await call("DELETE", "1/", { caller })).statusCode).toBe(401);
    expect((await call("POST", "erase/", { payload })).statusCode).toBe(403);
    const wrong = { caller: admin, payload: { email: "no address" } };
    expect((await call("POST", "erase/", wrong)).statusCode).toBe(400);
    const bare = { ...editor, headers: {} };
    expect((await call("DELETE", "1/", { caller: bare })).statusCode).toBe(403);
  });
});
