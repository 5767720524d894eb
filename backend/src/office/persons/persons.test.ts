import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { deleteEntries } from "../../forms/entries.repository.ts";
import {
  auditLog,
  erasures,
  formEntries,
  mails,
  newsletterProofs,
  newsletterSubscribers,
} from "../../platform/database/schema/index.ts";
import { erasuresFile, keepErasures } from "../../platform/erasures/erasures.ts";
import { listErasures } from "../../platform/erasures/erasures.repository.ts";
import { insertForm } from "../../testing/factories.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { eraseAgain } from "./eraseAgain.ts";

describe("the data of a person", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site, "admin"));
  });
  afterAll(() => site.close());

  let count = 0;
  /** An entry, an entry that names the address in another field, a subscription with its proof, and a mail. */
  async function insertPerson(): Promise<string> {
    count += 1;
    const email = `clara${count}@festival.example`;
    const { database } = site;
    const form = await insertForm(database);
    const entry = { formId: form.id, locale: "de", createdAt: new Date() } as const;
    await database.insert(formEntries).values([
      { ...entry, values: { text: `Frei <${count}>` }, email },
      { ...entry, values: { companion: email.toUpperCase() }, email: null },
    ]);
    await database.insert(newsletterSubscribers).values({
      email,
      locale: "de",
      token: `token ${email}`,
      requestedAt: new Date(),
      confirmedAt: new Date(),
    });
    await database
      .insert(newsletterProofs)
      .values({ email, action: "confirm", locale: "de", at: new Date() });
    await database.insert(mails).values({ to: email, subject: "Willkommen" });
    return email;
  }

  const find = async (email: string) => (await call("POST", "persons/find/", { email })).json();
  const nothing = { entries: [], subscriber: null, account: null };

  it("is found in every room by the address, in any case of letters, and not in those of others", async () => {
    const email = await insertPerson();
    await insertPerson();
    const person = await find(email.toUpperCase());
    expect(person).toMatchObject({
      email,
      entries: [{ email }, { field_values: { companion: email.toUpperCase() } }],
      subscriber: { email },
      newsletter_history: [{ action: "confirm" }],
      mails: [{ to: email, subject: "Willkommen" }],
      account: null,
      erasures: [],
    });
    expect(await find("unknown@festival.example")).toMatchObject({ ...nothing, mails: [] });
  });

  it("names the account of a member of staff", async () => {
    await signedIn(site);
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "sign-in"));
    expect(line?.userId).toBeTruthy();
    const { email } = (await call("GET", "users/")).json().results[0];
    expect((await find(email)).account).toMatchObject({
      role: expect.any(String),
      is_active: true,
    });
  });

  it("is handed out as JSON and as a page, in which what was typed is text", async () => {
    const email = await insertPerson();
    const json = await call("POST", "persons/export/", { email, format: "json" });
    expect(JSON.parse(json.json().content)).toMatchObject({ email, subscriber: { email } });
    const page = (await call("POST", "persons/export/", { email, format: "html" })).json();
    expect(page).toMatchObject({ name: "person.html", type: "text/html" });
    expect(page.content).toContain(`<h1>Was über ${email} gespeichert ist</h1>`);
    expect(page.content).toContain("Willkommen");
    expect(page.content).toContain("Frei &lt;");
    expect(page.content).not.toMatch(/Frei <\d/);
  });

  it("is erased with a record of what it was, and the log does not say whose", async () => {
    const email = await insertPerson();
    const other = await insertPerson();
    const erased = await call("POST", "persons/erase/", { email: email.toUpperCase() });
    const counts = { entries: 2, newsletter: 1, mails: 1 };
    expect(erased.json()).toMatchObject({ scope: "person", counts });
    await site.app.jobs.runAll();
    const left = await find(email);
    expect(left).toMatchObject({ ...nothing, mails: [], erasures: [{ scope: "person", counts }] });
    // the proof outlives it: those who know the address find it, those who read the table do not
    expect(left.newsletter_history).toMatchObject([{ action: "confirm" }]);
    expect(JSON.stringify(await site.database.select().from(newsletterProofs))).not.toContain(
      email,
    );
    expect(JSON.stringify(await site.database.select().from(auditLog))).not.toContain(email);
    expect(readFileSync(join(site.dataDir, erasuresFile), "utf8")).not.toContain(email);
    expect(statSync(join(site.dataDir, erasuresFile)).mode & 0o077).toBe(0);
    expect((await find(other)).entries).toHaveLength(2);
  });

  it("is erased again where a restored backup has brought it back, and once", async () => {
    const email = await insertPerson();
    const other = await insertPerson();
    const rows = await site.database.select().from(formEntries);
    const brought = rows.filter((row) => row.email === email || row.values.companion);
    await call("POST", "persons/erase/", { email });
    // as after a restore: the rows are back, and the table of erasures is as old as they are
    await site.database.delete(erasures);
    await deleteEntries(
      site.database,
      brought.map(({ id }) => id),
      new Date(),
    );
    await site.database.insert(formEntries).values(brought);
    expect((await find(email)).entries).toHaveLength(2);

    const again = await eraseAgain(site.app);
    expect(again).toBeGreaterThan(0);
    expect(await find(email)).toMatchObject({ ...nothing, erasures: [{ scope: "person" }] });
    expect((await find(other)).entries).toHaveLength(2);
    expect(await eraseAgain(site.app)).toBe(0);
  });

  it("keeps its erasures in the file when a restore makes the table an older one", async () => {
    const known = await listErasures(site.database);
    const file = join(site.dataDir, erasuresFile);
    const before = readFileSync(file, "utf8");
    await keepErasures(site.dataDir, known);
    expect(readFileSync(file, "utf8")).toBe(before);
    const [first] = known;
    if (!first) throw new Error("Nothing was erased.");
    await keepErasures(site.dataDir, [{ ...first, id: "00000000-0000-4000-8000-000000000000" }]);
    expect(readFileSync(file, "utf8").split("\n")).toHaveLength(before.split("\n").length + 1);
  });

  it("is for admins alone, and for addresses", async () => {
    const editor = await signedIn(site);
    for (const act of ["find", "erase"]) {
      const payload = { email: "clara@festival.example" };
      expect((await call("POST", `persons/${act}/`, payload, editor)).statusCode).toBe(403);
      expect((await call("POST", `persons/${act}/`, { email: "no address" })).statusCode).toBe(400);
    }
  });
});
