import { fieldType } from "@festival/contracts/formFields";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditLog, mails } from "../platform/database/schema/index.ts";
import { asVisitor } from "../testing/factories/forms.ts";
import { insertForm } from "../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

describe("the office's work on an entry", () => {
  let site: TestApp;
  let editor: Awaited<ReturnType<typeof signedIn>>;
  let form: number;
  beforeAll(async () => {
    site = await createTestApp();
    editor = await signedIn(site);
    ({ id: form } = await insertForm(site.database, [
      { slug: "name", fieldType: fieldType.text },
      { slug: "email", fieldType: fieldType.email },
    ]));
  });
  afterAll(() => site.close());

  const call = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/forms-entries/${path}`,
      ...editor,
      ...(payload && { payload }),
    });
  const send = async (field_values: object): Promise<number> => {
    const payload = { form, field_values };
    return (
      await asVisitor(site, { method: "POST", url: "/en/api/forms-entries/", payload })
    ).json().id;
  };
  const listed = async (state: string): Promise<number[]> =>
    (await call("GET", `?state=${state}`)).json().results.map(({ id }: { id: number }) => id);

  it("begins with a new entry, whose state and note staff change, and by which list and table are filtered", async () => {
    const id = await send({ name: "Ada", email: "ada@visitor.example" });
    const entry = (await call("GET", `${id}/`)).json();
    expect(entry).toMatchObject({ state: "new", note: "", replies: [], revision: 1 });
    expect(await listed("new")).toContain(id);
    const noted = await call("POST", `${id}/`, { revision: 1, state: "done", note: "telefoniert" });
    expect(noted.json()).toMatchObject({ state: "done", note: "telefoniert", revision: 2 });
    expect([await listed("new"), await listed("done")]).toEqual([[], [id]]);
    const table = async (state: string) =>
      (await call("GET", `export/?form=${form}&state=${state}`)).body;
    expect(await table("done")).toContain("ada@visitor.example");
    expect(await table("new")).not.toContain("ada@visitor.example");
    const lines = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `form-entry:${id}`));
    expect(JSON.stringify(lines)).not.toContain("telefoniert");
  });

  it("overwrites no note that its writer has not seen", async () => {
    const id = await send({ name: "Bo", email: "bo@visitor.example" });
    await call("POST", `${id}/`, { revision: 1, note: "eins" });
    const stale = await call("POST", `${id}/`, { revision: 1, note: "zwei" });
    expect([stale.statusCode, stale.json().details.current.note]).toEqual([409, "eins"]);
  });

  it("answers by a mail that is kept with the entry and erased with its person", async () => {
    const email = "cleo@visitor.example";
    const id = await send({ name: "Cleo", email });
    const reply = { revision: 1, subject: "Ihre Frage", text: "Guten Tag,\n\n<b>ja</b>." };
    const answer = (await call("POST", `${id}/reply/`, reply)).json();
    expect(answer).toMatchObject({
      state: "answered",
      revision: 2,
      replies: [
        { subject: "Ihre Frage", text: "Guten Tag,\n\n<b>ja</b>.", by: expect.any(String) },
      ],
    });
    const sent = await site.database.select().from(mails).where(eq(mails.to, email));
    const mail = sent.find(({ subject }) => subject === "Ihre Frage");
    expect(mail?.content?.headers).toMatchObject({ "Auto-Submitted": "no" });
    expect(mail?.content?.html).toContain("&lt;b&gt;ja");
    expect((await call("POST", `${id}/reply/`, reply)).statusCode).toBe(409);
    const admin = await signedIn(site, "admin");
    const url = "/de/pageeditor-api/forms-entries/erase/";
    await site.app.inject({ method: "POST", url, payload: { email }, ...admin });
    expect((await call("GET", `${id}/`)).statusCode).toBe(404);
    const left = await site.database.select().from(mails).where(eq(mails.to, email));
    // a job takes the rows away, which hold nothing any more
    expect(left.map(({ content }) => content)).toEqual([null, null]);
  });

  it("refuses what is empty with its fields, and an answer to no address", async () => {
    const id = await send({ name: "Dan" });
    const empty = await call("POST", `${id}/reply/`, { revision: 1, subject: " ", text: "" });
    expect([empty.statusCode, empty.json().details.fields]).toEqual([
      422,
      { subject: "required", text: "required" },
    ]);
    const nowhere = await call("POST", `${id}/reply/`, { revision: 1, subject: "a", text: "b" });
    expect(nowhere.statusCode).toBe(422);
    const wrong = await call("POST", `${id}/`, { revision: 1, state: "lost" });
    expect([wrong.statusCode, wrong.json().details.fields]).toEqual([
      422,
      { state: "invalid_choice" },
    ]);
    expect((await call("POST", "999999/", { revision: 1 })).statusCode).toBe(404);
  });
});
