import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { consentRecords } from "../../platform/database/schema/index.ts";
import { asVisitor } from "../../testing/factories/forms.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("decisions of the consent dialog", () => {
  let site: TestApp;
  let editor: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = await signedIn(site);
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());

  const decision = (consent_id: string, more: object = {}) => ({
    consent_id,
    version: 1,
    action: "save",
    groups: ["required", "external_media"],
    services: ["youtube"],
    ...more,
  });
  const record = (payload: object) =>
    asVisitor(site, { method: "POST", url: "/en/api/consent/", payload });
  const read = (path: string, caller = editor) =>
    site.app.inject({ url: `/de/pageeditor-api/consent-records/${path}`, ...caller });

  it("are recorded one after the other, none in place of another", async () => {
    const id = randomUUID();
    expect((await record(decision(id))).statusCode).toBe(201);
    const withdrawn = { action: "withdraw", groups: ["required"], services: [] };
    const answer = await record(decision(id, withdrawn));
    expect(Date.parse(answer.json().recorded_at)).toBeCloseTo(Date.now(), -5);
    const found = (await read(`?consent_id=${id}`)).json();
    expect(found.count).toBe(2);
    expect(found.results).toMatchObject([
      { ...decision(id, withdrawn), locale: "en" },
      { ...decision(id), locale: "en" },
    ]);
    expect((await read(`?consent_id=${randomUUID()}`)).json()).toMatchObject({
      count: 0,
      results: [],
    });
    expect((await read("?from=2000-01-01&to=2000-01-02")).json().count).toBe(0);
  });

  it("are refused where they are none", async () => {
    const id = randomUUID();
    const wrong = [
      {},
      // no visitor has seen it
      decision(id, { version: 2 }),
      decision("me"),
      decision(id, { action: "perhaps" }),
      decision(id, { groups: ["all"] }),
      decision(id, { groups: ["marketing", "marketing"] }),
      decision(id, { services: ["<b>"] }),
      decision(id, { services: Array.from({ length: 51 }, (_, n) => `s${n}`) }),
      decision(id, { version: 0 }),
      decision(id, { email: "clara@festival.example" }),
    ];
    for (const payload of wrong) expect((await record(payload)).statusCode).toBe(400);
    const call = { method: "POST", url: "/de/api/consent/", payload: decision(id) } as const;
    expect((await site.app.inject(call)).json()).toMatchObject({ code: "csrf_failed" });
    expect((await read(`?consent_id=${id}`)).json().count).toBe(0);
    const mine = await browser(site);
    expect((await site.app.inject({ ...call, ...mine })).statusCode).toBe(201);
  });

  it("are shown to staff, and taken out as a table by admins", async () => {
    const id = randomUUID();
    await record(decision(id));
    expect((await read("", await browser(site))).statusCode).toBe(401);
    expect((await read("export/")).statusCode).toBe(403);
    const table = await read(`export/?consent_id=${id}`, admin);
    const [header, line] = table.body.split("\r\n");
    expect(header).toBe(
      "\ufeffKennung;Zeitpunkt;Fassung;Entscheidung;Gruppen;Dienste;Sprache;Prüfsumme des Gezeigten;Gezeigter Text",
    );
    expect(line).toMatch(
      new RegExp(`^${id};.*;1;save;required, external_media;youtube;en;[0-9a-f]{32};`),
    );
    expect(table.body).toContain("Without your consent we load nothing");
    expect((await read("?consent_id=me")).statusCode).toBe(400);
    expect((await read("?from=yesterday")).statusCode).toBe(400);
  });

  it("are deleted after three years", async () => {
    const day = 24 * 60 * 60 * 1000;
    const [old, recent] = [randomUUID(), randomUUID()];
    for (const [consentId, days] of [
      [old, 1096],
      [recent, 1094],
    ] as const) {
      await record(decision(consentId));
      await site.database
        .update(consentRecords)
        .set({ recordedAt: new Date(Date.now() - days * day) })
        .where(eq(consentRecords.consentId, consentId));
    }
    await site.database.transaction((transaction) =>
      site.app.jobs.send(transaction, "consent-sweep", {}),
    );
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect((await read(`?consent_id=${old}`)).json().count).toBe(0);
    expect((await read(`?consent_id=${recent}`)).json().count).toBe(1);
  });
});
