import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BulkChange } from "@festival/contracts/api/editing/bulk";
import { both, insertArtist } from "../../testing/factories.ts";
import { insertEvent, perform } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("changes in bulk", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const post = (name: string, changes: readonly object[], isDry = false, locale = "de") =>
    site.app.inject({
      method: "POST",
      url: `/${locale}/pageeditor-api/${name}/bulk/`,
      payload: { dry_run: isDry, changes },
      ...staff,
    });
  const get = async (name: string, id: number) =>
    (await site.app.inject({ url: `/de/pageeditor-api/${name}/${id}/`, ...staff })).json();
  const three = () =>
    Promise.all(
      [false, false, true].map((isOnline, place) =>
        insertEvent(site.database, { isOnline, title: both(`Abend ${place}`) }),
      ),
    );
  const online = (id: number, revision = 1): BulkChange => ({
    id,
    revision,
    set: { is_online: true },
  });

  it("a dry run says what becomes public, and stores nothing", async () => {
    const [one, , shown] = (await three()) as [number, number, number];
    const answer = await post("events", [online(one), online(shown)], true);
    expect(answer.json()).toEqual({
      results: [
        {
          id: one,
          title: "Abend 0 (de)",
          revision: 2,
          before: { is_online: false },
          after: { is_online: true },
          was_public: false,
          is_public: true,
        },
        expect.objectContaining({ id: shown, before: {}, was_public: true, is_public: true }),
      ],
    });
    expect(await get("events", one)).toMatchObject({ is_online: false, revision: 1 });
  });

  it("name records in the reader's language, in German those that have no words in it", async () => {
    const title = { de: "Abend ohne Worte", en: "" };
    const one = await insertEvent(site.database, { title: both("Abend") });
    const two = await insertEvent(site.database, { title });
    const names = async (locale: string) =>
      (await post("events", [online(one), online(two)], true, locale))
        .json()
        .results.map((result: { title: string }) => result.title);
    expect(await names("en")).toEqual(["Abend (en)", "Abend ohne Worte"]);
    expect(await names("de")).toEqual(["Abend (de)", "Abend ohne Worte"]);
    const stale = await post("events", [online(one, 7)], false, "en");
    expect(stale.json().details.record).toEqual({ id: one, title: "Abend (en)" });
  });

  it("are public at once, and taken back by what was there before", async () => {
    const [one, two] = (await three()) as [number, number, number];
    const { results } = (await post("events", [online(one), online(two)])).json();
    expect((await site.app.inject(`/de/api/events/${two}/`)).statusCode).toBe(200);
    const back = results.map(({ id, revision, before }: Record<string, unknown>) => ({
      id,
      revision,
      set: before,
    }));
    expect((await post("events", back)).statusCode).toBe(200);
    expect((await site.app.inject(`/de/api/events/${two}/`)).statusCode).toBe(404);
    expect(await get("events", one)).toMatchObject({ is_online: false, revision: 3 });
  });

  it("are refused as a whole where another person has changed one of them", async () => {
    const [one, two] = (await three()) as [number, number, number];
    await post("events", [{ id: two, revision: 1, set: { status: "added" } }]);
    const answer = await post("events", [online(one), online(two)]);
    expect([answer.statusCode, answer.json().details]).toEqual([
      409,
      expect.objectContaining({
        record: { id: two, title: "Abend 1 (de)" },
        current: expect.objectContaining({ status: "added" }),
      }),
    ]);
    expect(await get("events", one)).toMatchObject({ is_online: false, revision: 1 });
  });

  it("delete all or none: one that is in use holds the others, and is named", async () => {
    const free = await insertArtist(site.database);
    const used = await insertArtist(site.database);
    await perform(site.database, await insertEvent(site.database), used);
    const gone = (id: number) => ({ id, revision: 1, remove: true });
    const refused = await post("artists", [gone(free), gone(used)]);
    expect([refused.statusCode, refused.json().details.record.id]).toEqual([409, used]);
    expect(await get("artists", free)).toMatchObject({ id: free });
    const done = await post("artists", [gone(free)]);
    expect(done.json().results).toMatchObject([{ id: free, revision: null, is_public: false }]);
    expect((await get("artists", free)).code).toBe("not_found");
  });

  it("refuse a record named twice, one without a change, an unknown value, and more than 100", async () => {
    const [one] = (await three()) as [number, number, number];
    const fieldsOf = async (changes: readonly object[]) => {
      const answer = await post("events", changes);
      expect(answer.statusCode).toBe(422);
      return answer.json().details.fields;
    };
    expect(await fieldsOf([online(one), online(one)])).toEqual({ changes: "invalid" });
    expect(await fieldsOf([{ id: one, revision: 1 }])).toEqual({ changes: "invalid" });
    expect(await fieldsOf([{ ...online(one), remove: true }])).toEqual({ changes: "invalid" });
    expect(await fieldsOf([{ id: one, revision: 1, set: { venue_id: 999_999 } }])).toEqual({
      venue_id: "unknown",
    });
    const many = Array.from({ length: 101 }, (_, place) => online(place + 1));
    expect(await fieldsOf(many)).toEqual({ changes: "too_long" });
  });

  it("are not for users who may not write the resource", async () => {
    const visitor = await site.app.inject({
      method: "POST",
      url: "/de/pageeditor-api/events/bulk/",
      payload: { dry_run: true, changes: [online(1)] },
    });
    expect(visitor.statusCode).toBe(401);
  });
});
