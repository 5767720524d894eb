import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startOfFestivalDay, festivalDay } from "@festival/contracts/time/festivalTime";
import { contentPresence, events, formEntries, mails } from "../platform/database/schema/index.ts";
import {
  both,
  insertForm,
  insertPage,
  insertSection,
  insertTextPage,
  insertVenue,
  richText,
} from "../testing/factories.ts";
import { changesOf, editorOf, insertDraft } from "../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

const hour = 60 * 60 * 1000;

describe("the office's morning", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const read = async (caller = staff, locale = "de") =>
    (await site.app.inject({ url: `/${locale}/pageeditor-api/office/`, ...caller })).json();

  it("names today's concerts, online or not, and none of another day", async () => {
    const start = startOfFestivalDay(festivalDay(site.app.clock.now())).getTime();
    const venue = await insertVenue(site.database);
    const insert = (title: string, after: number, isOnline = true) =>
      site.database.insert(events).values({
        title: both(title),
        slug: both("abend"),
        startsAt: new Date(start + after),
        venueId: venue,
        isOnline,
      });
    await insert("Abends", 20 * hour);
    await insert("Früh", 0, false);
    await insert("Gestern", -1);
    await insert("Übermorgen", 30 * hour);
    const { today } = await read();
    expect(today).toMatchObject([
      { title: "Früh (de)", is_online: false },
      { title: "Abends (de)", is_online: true, status: "scheduled" },
    ]);
    expect((await read(staff, "en")).today[1].title).toBe("Abends (en)");
  });

  it("names content that was written and not published, until it is", async () => {
    const draft = await insertDraft(site, staff);
    const named = async () => (await read()).drafts.map(({ what }: { what: string }) => what);
    await draft.write("Ein Entwurf", 1);
    expect(await named()).toContain(`page:${draft.page.id}`);
    const { drafts } = await read();
    const path = `/de/${draft.page.urls.de}`;
    expect(drafts).toContainEqual(expect.objectContaining({ path }));
    const editor = editorOf(site, staff);
    const { revision } = (await editor.get(`${draft.path}/content/`)).json();
    expect((await editor.post(`${draft.path}/publish/`, { revision })).statusCode).toBe(200);
    expect(await named()).not.toContain(`page:${draft.page.id}`);
    await draft.write("Noch einer", revision);
    const again = (await editor.get(`${draft.path}/content/`)).json().has_changes;
    expect([again, (await named()).includes(`page:${draft.page.id}`)]).toEqual([true, true]);
  });

  it("names what is published within 14 days, and nothing later", async () => {
    const draft = await insertDraft(site, staff);
    const editor = editorOf(site, staff);
    const at = (days: number) =>
      new Date(site.app.clock.now().getTime() + days * 24 * hour).toISOString();
    await editor.post(`${draft.path}/schedules/`, { action: "publish", at: at(3) });
    await editor.post(`${draft.path}/schedules/`, { action: "unpublish", at: at(20) });
    const { schedules } = await read();
    expect(schedules).toMatchObject([{ what: `page:${draft.page.id}`, action: "publish" }]);
  });

  it("counts the entries of each form with which nothing was done yet", async () => {
    const form = await insertForm(site.database);
    const formId = typeof form === "number" ? form : form.id;
    const entry = (state: "new" | "answered" | "done") => ({
      formId,
      locale: "de" as const,
      values: {},
      createdAt: site.app.clock.now(),
      state,
    });
    await site.database
      .insert(formEntries)
      .values([entry("new"), entry("new"), entry("answered"), entry("done")]);
    expect((await read()).entries).toMatchObject([{ form: formId, count: 2 }]);
  });

  it("names who is in which content at this moment", async () => {
    const draft = await insertDraft(site, staff);
    const editor = editorOf(site, staff);
    const place = { owner: "page", id: draft.page.id, section: null, field: "", idle: false };
    expect((await editor.post("presence/", place)).statusCode).toBe(200);
    expect((await read()).people).toMatchObject([
      { what: `page:${draft.page.id}`, name: expect.any(String), is_idle: false },
    ]);
    await site.database
      .update(contentPresence)
      .set({ seenAt: new Date(Date.now() - 10 * 60 * 1000) });
    expect((await read()).people).toEqual([]);
  });

  it("names content with broken links, missing words and texts that are behind, the broken first", async () => {
    const findings = async (app: TestApp, caller: typeof staff) =>
      (await app.app.inject({ url: "/de/pageeditor-api/office/findings/", ...caller })).json();
    const other = await createTestApp();
    const person = await signedIn(other);
    const { page } = await insertTextPage(other.database);
    const links = { link: "/de/programm-tickets/nirgends/999" };
    const texts = { de: { content: "Hin", ...links }, en: { content: "", ...links } };
    await insertSection(other.database, {
      model: "link",
      ownerType: "page",
      ownerId: page.id,
      texts,
    });
    const [found] = await findings(other, person);
    const path = `/de/${page.urls.de}`;
    expect(found).toMatchObject({ what: `page:${page.id}`, title: page.title.de, path });
    expect(found.broken).toBeGreaterThan(0);
    expect(found.incomplete).toBeGreaterThan(0);
    await other.close();
  });

  it("lists content whose words are older in one language, with its address, until staff say that they agree", async () => {
    const stale = async (locale: string) =>
      (await site.app.inject({ url: `/${locale}/pageeditor-api/office/stale/`, ...staff })).json();
    const path = { de: "anfahrt-alt", en: "arrival-old" };
    const [other, page] = [
      await insertPage(site.database, { title: both("Zuletzt") }),
      await insertPage(site.database, { title: both("Älter"), urls: path }),
    ];
    const editor = editorOf(site, staff);
    for (const { id } of [other, page]) {
      const { change, copy } = changesOf(editor, { id });
      const texts = { de: { content: "Haus" }, en: { content: "House" } };
      const insert = {
        op: "insert",
        model: "headline",
        at: { parent: null, column: 0, before: null },
      };
      await change((await copy()).revision, { ...insert, texts }, { ...insert, texts });
      const { revision, sections } = await copy();
      const set = { op: "set", locale: "de", fields: { content: "Altes Haus" } };
      await change(revision, ...sections.map((section) => ({ ...set, section: section.id })));
    }
    const named = { what: `page:${page.id}`, count: 2 };
    const mine = (all: { what: string }[]) =>
      all.filter(({ what }) => [other, page].some(({ id }) => what === `page:${id}`));
    expect(mine(await stale("de"))).toEqual([
      { ...named, title: "Älter (de)", path: "/de/anfahrt-alt" },
      expect.objectContaining({ what: `page:${other.id}`, title: "Zuletzt (de)" }),
    ]);
    expect(mine(await stale("en"))).toContainEqual({
      ...named,
      title: "Älter (en)",
      path: "/en/arrival-old",
    });

    const { copy } = changesOf(editor, page);
    const { revision, sections } = await copy();
    const ids = sections.map(({ id }) => id);
    const fine = { base: revision, sections: ids, locale: "en" };
    await editor.post(`page/${page.id}/twins/`, { ...fine, sections: ids.slice(0, 1) });
    expect(await stale("de")).toContainEqual(expect.objectContaining({ ...named, count: 1 }));
    await editor.post(`page/${page.id}/twins/`, fine);
    expect(await stale("de")).not.toContainEqual(expect.objectContaining({ what: named.what }));
  });

  it("lists records whose words are older in one language, until both are written or agreed on", async () => {
    const stale = async (locale: string) =>
      (await site.app.inject({ url: `/${locale}/pageeditor-api/office/stale/`, ...staff })).json();
    const id = await insertVenue(site.database);
    const venues = `/de/pageeditor-api/venues/${id}/`;
    const write = async (values: object) => {
      const { revision } = (await site.app.inject({ url: venues, ...staff })).json();
      const payload = { ...values, revision };
      const answer = await site.app.inject({ method: "POST", url: venues, ...staff, payload });
      expect(answer.statusCode).toBe(200);
    };
    const named = async (locale = "de") =>
      (await stale(locale)).filter(({ what }: { what: string }) => what === `venue:${id}`);
    await write({ name: { de: "Alte Halle", en: "Old hall" } });
    await write({ city: "Bonn" });
    expect(await named()).toEqual([]);
    await write({ name: { de: "Neue Halle", en: "Old hall" } });
    const found = { what: `venue:${id}`, count: 1, path: null };
    expect(await named()).toEqual([{ ...found, title: "Neue Halle" }]);
    expect(await named("en")).toEqual([{ ...found, title: "Old hall" }]);
    const titles = (await stale("de")).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(
      titles.toSorted((one: string, other: string) => one.localeCompare(other, "de")),
    );
    await write({ name: { de: "Neue Halle", en: "New hall" } });
    expect(await named()).toEqual([]);
    await write({ name: { de: "Halle", en: "New hall" } });
    expect(await named()).toHaveLength(1);
    const { revision } = (await site.app.inject({ url: venues, ...staff })).json();
    await site.app.inject({
      method: "POST",
      url: `${venues}agree/`,
      ...staff,
      payload: { revision },
    });
    expect(await named()).toEqual([]);
  });

  it("names a record by each part of its name, and leaves words of pages to their drafts", async () => {
    const editor = editorOf(site, staff);
    const write = async (path: string, start: object, changed: object) => {
      const { id, revision } = (await editor.post(path, start)).json();
      expect((await editor.post(`${path}${id}/`, { ...changed, revision })).statusCode).toBe(200);
      return id;
    };
    const slug = { de: "probe-alt", en: "trial-old" };
    const biography = { de: richText("Sie singt."), en: richText("She sings.") };
    const singer = { first_name: "Ada", last_name: "Altmann", slug, biography };
    const rewritten = { biography: { ...biography, de: richText("Sie sang.") } };
    const artist = await write("artists/", singer, rewritten);
    const title = both("Haus");
    const house = { title, urls: { de: "haus-alt", en: "house-old" } };
    const page = await write("pages/", house, { title: { ...title, de: "Altes Haus" } });
    const stale = (await editor.get("office/stale/")).json();
    const named = (name: string) => stale.filter(({ what }: { what: string }) => what === name);
    expect(named(`artist:${artist}`)).toMatchObject([{ title: "Ada Altmann", count: 1 }]);
    expect(named(`page:${page}`)).not.toContainEqual(expect.objectContaining({ path: null }));
  });

  it("says to admins alone how many jobs and mails have failed", async () => {
    await site.database
      .insert(mails)
      .values({ to: "a@festival.example", subject: "Karten", state: "failed" });
    expect(await read()).toMatchObject({ failed_jobs: null, failed_mails: null });
    const admin = await signedIn(site, "admin");
    expect(await read(admin)).toMatchObject({ failed_mails: 1, failed_jobs: expect.any(Number) });
  });
});
