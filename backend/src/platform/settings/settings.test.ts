import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Settings } from "@festival/contracts/api/settings";
import { desc, eq } from "drizzle-orm";
import { auditLog, changes, settings } from "../database/schema/index.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { defaultSettings } from "./defaultSettings.ts";

describe("the settings", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site, "admin"));
  });
  afterAll(() => site.close());

  const revision = async (): Promise<number> => (await call("GET", "settings/")).json().revision;
  const save = async (values: object) =>
    call("POST", "settings/", { ...values, revision: await revision() });

  it("are the defaults until staff set them", async () => {
    const answer = await call("GET", "settings/");
    expect(answer.json()).toEqual({ ...defaultSettings, revision: 1 });
  });

  it("give browsers what they need, in the reader's language, and nothing else", async () => {
    const festival_name = { de: "Musikfest", en: "Music festival" };
    const fees_words = { de: "Alle Gebühren inbegriffen", en: "All fees included" };
    const ticket_shop = { seller: "Musikfest gGmbH", address: "", fees_words };
    await save({ festival_name, ticket_shop, mail_recipients: ["office@festival.example"] });
    const answer = await site.app.inject("/en/api/settings/");
    expect(answer.json()).toEqual({
      festival_name: "Music festival",
      my_account_url: "",
      ticket_shop: { seller: "Musikfest gGmbH", address: "", fees_words: "All fees included" },
      social_links: { tiktok: "", instagram: "", facebook: "", youtube: "" },
      tag_manager_id: "",
      consent_version: 1,
      consent_services: [],
      starmate_domain: "",
      map_provider: "none",
      map_river: "",
      shows_outdated_pages: false,
    });
    expect(answer.headers["x-festival-tags"]).toBe("settings");
  });

  it("have each legal basis, also where an earlier version stored fewer of them", async () => {
    await site.database.delete(settings);
    const newsletter = { de: "Art. 6", en: "Art. 6" };
    const values = { legal_bases: { newsletter } } as unknown as Partial<Settings>;
    await site.database.insert(settings).values({ id: 1, values, revision: 1 });
    const { legal_bases } = (await call("GET", "settings/")).json();
    expect(legal_bases).toEqual({ ...defaultSettings.legal_bases, newsletter });
  });

  it("keep what is not sent, and note who changed what", async () => {
    await save({ tag_manager_id: "GTM-ABC123" });
    const saved = await save({ consent_version: 2 });
    expect(saved.json()).toMatchObject({ tag_manager_id: "GTM-ABC123", consent_version: 2 });
    const lines = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, "settings:1"));
    expect(lines.at(-1)).toMatchObject({
      action: "update",
      actor: expect.stringMatching(/^Person/),
      details: { fields: ["consent_version"] },
    });
    const [last] = await site.database.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(last?.tags).toEqual(["hotline", "settings"]);
  });

  it("keep what they were, with who changed which of them", async () => {
    await save({ tag_manager_id: "GTM-AAA111" });
    const before = await revision();
    await save({ tag_manager_id: "GTM-BBB222" });
    const [newest, earlier] = (await call("GET", "settings/1/versions/")).json();
    expect(newest).toMatchObject({
      revision: before + 1,
      actor: expect.stringMatching(/^Person/),
      fields: ["tag_manager_id"],
    });
    expect(earlier.revision).toBe(before);
    const was = await call("GET", `settings/1/versions/${before}/`);
    expect(was.json()).toMatchObject({ tag_manager_id: "GTM-AAA111" });
  });

  it("answer a stale change with both versions, and keep the first", async () => {
    const seen = await revision();
    const first = await call("POST", "settings/", { map_provider: "google", revision: seen });
    const second = await call("POST", "settings/", { map_provider: "none", revision: seen });
    expect(first.statusCode).toBe(200);
    expect(second.statusCode).toBe(409);
    expect(second.json().details).toMatchObject({
      current: { map_provider: "google", revision: seen + 1 },
      yours: { map_provider: "none", revision: seen },
    });
  });

  it.each([
    ["an address that is none", { my_account_url: "javascript:alert(1)" }],
    ["a sender with a line break", { mail_sender: { name: "A\nBcc: b", address: "" } }],
    ["a seller in two lines", { ticket_shop: { ...defaultSettings.ticket_shop, seller: "A\nB" } }],
    ["a recipient that is none", { mail_recipients: ["no-address"] }],
    ["a domain with a path", { starmate_domain: "starmate.example/embed" }],
    ["a tag manager that is a script", { tag_manager_id: 'GTM-X"><script>' }],
  ])("refuse %s", async (_what, values) => {
    const answer = await save(values);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().details.fields)).toEqual(Object.keys(values));
  });

  it.each([
    ["without a name", "name", ""],
    ["in a country that is no code", "country", "Deutschland"],
    ["of data that the site does not have", "data_sets", ["x"]],
  ])("refuse a processor %s", async (_what, field, value) => {
    const processor = { name: "Hafen-IT", country: "DE", contract_on: "", data_sets: ["logs"] };
    const answer = await save({ processors: [{ ...processor, [field]: value }] });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().details.fields)).toEqual([`processors.0.${field}`]);
  });

  it("refuse a field that they do not have", async () => {
    expect((await save({ colour: "blue" })).statusCode).toBe(422);
  });

  it("refuse hours that end before they begin", async () => {
    const { hotline } = defaultSettings;
    const reversed = await save({ hotline: { ...hotline, opens: "15:00", closes: "09:00" } });
    expect(reversed.statusCode).toBe(422);
    expect(reversed.json().details).toEqual({ fields: { hotline: "invalid" } });
    const half = { date: "2025-09-01", opens: "09:00", closes: null };
    expect((await save({ hotline: { ...hotline, exceptions: [half] } })).statusCode).toBe(422);
  });

  it("are read by editors and changed by admins alone", async () => {
    const editor = await signedIn(site);
    const payload = { consent_version: 9, revision: await revision() };
    expect((await call("GET", "settings/", undefined, editor)).statusCode).toBe(200);
    expect((await call("POST", "settings/", payload, editor)).statusCode).toBe(403);
    const visitor = await browser(site);
    expect((await call("POST", "settings/", payload, visitor)).statusCode).toBe(401);
    expect((await call("GET", "settings/", undefined, visitor)).statusCode).toBe(401);
  });
});
