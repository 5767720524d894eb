import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { mergeable, type Mergeable } from "@festival/contracts/resources/mergeable";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { byName } from "@festival/contracts/fieldsByName";
import { locales, type Locale } from "@festival/contracts/locales";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { desc, eq } from "drizzle-orm";
import { auditLog, changes, events, venues } from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { lookedThrough } from "./referring.repository.ts";

interface Answer {
  id: number;
  revision: number;
  [field: string]: unknown;
}

describe("one record of two", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const post = (path: string, payload: object) =>
    site.app.inject({ method: "POST", url: `/de/pageeditor-api/${path}`, payload, ...staff });
  const get = async (path: string) =>
    (await site.app.inject({ url: `/de/pageeditor-api/${path}`, ...staff })).json();
  const merge = (resource: Mergeable, id: number, body: object) =>
    post(`${resource}/${id}/merge/`, { dry_run: false, ...body });
  async function make(resource: string, values: object): Promise<Answer> {
    const answer = await post(`${resource}/`, values);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { revision: 1 }]);
    return answer.json();
  }

  let copies = 0;
  const slug = () => {
    copies += 1;
    return { de: `name-${copies}`, en: `name-${copies}` };
  };
  const startsAt = "2027-05-01T18:00:00.000Z";
  const makeEvent = (values: object) =>
    make("events", { title: both("Abend"), slug: slug(), starts_at: startsAt, ...values });
  const makeQuiz = (weights: object) => {
    const answers = [weights, {}].map((each) => ({ id: null, text: both("Das"), weights: each }));
    const questions = [{ id: null, kind: "one", text: both("Was?"), answers }];
    return make("quizzes", { title: both("Quiz"), questions });
  };

  /** Two of a resource, everything that can name the first, and what each of these says then. */
  const scenes: Record<
    Mergeable,
    () => Promise<{
      gone: Answer;
      kept: Answer;
      naming: [resource: string, record: Answer, after: (keptId: number) => object][];
    }>
  > = {
    async artists() {
      const artist = (last_name: string) =>
        make("artists", { first_name: "Ada", last_name, slug: slug() });
      const [gone, kept] = [await artist("Alt"), await artist("Neu")];
      const { id: composer } = await make("composers", {
        name: both("Clara"),
        short_name: both("C"),
      });
      const { id: work } = await make("works", { title: both("Lied"), composer_id: composer });
      const event = await makeEvent({
        event_castmembers: [{ artist_id: kept.id }, { artist_id: gone.id, role: both("Sopran") }],
        event_compositions: [{ composition_id: work, soloists: [{ artist_id: gone.id }] }],
      });
      const ensemble = await make("ensembles", {
        name: both("Trio"),
        slug: slug(),
        members: [{ artist_id: gone.id, role: both("Geige") }],
      });
      const booklet = await make("booklets", {
        event_id: event.id,
        biographies: [{ artist_id: gone.id }],
      });
      return {
        gone,
        kept,
        naming: [
          ["booklets", booklet, (id) => ({ biographies: [{ artist_id: id }] })],
          ["ensembles", ensemble, (id) => ({ members: [{ artist_id: id, role: both("Geige") }] })],
          [
            "events",
            event,
            (id) => ({
              event_castmembers: [{ artist_id: id }],
              event_compositions: [{ soloists: [{ artist_id: id, name: "Ada Neu" }] }],
            }),
          ],
        ],
      };
    },
    async composers() {
      const gone = await make("composers", { name: both("J. S. Bach"), short_name: both("Bach") });
      const kept = await make("composers", {
        name: both("Johann Sebastian Bach"),
        short_name: both("Bach"),
      });
      const quiz = await makeQuiz({ composers: { [gone.id]: 3 }, length: { short: 1 } });
      const work = await make("works", { title: both("Messe"), composer_id: gone.id });
      const weights = (id: number) => ({ weights: { composers: { [id]: 3 } } });
      return {
        gone,
        kept,
        naming: [
          ["quizzes", quiz, (id) => ({ questions: [{ answers: [weights(id), {}] }] })],
          ["works", work, (id) => ({ composer_id: id })],
        ],
      };
    },
    async ensembles() {
      const gone = await make("ensembles", { name: both("Orchester"), slug: slug() });
      const kept = await make("ensembles", { name: both("Das Orchester"), slug: slug() });
      const event = await makeEvent({ ensemble_ids: [gone.id, kept.id] });
      const booklet = await make("booklets", {
        event_id: event.id,
        biographies: [{ ensemble_id: gone.id }],
      });
      return {
        gone,
        kept,
        naming: [
          ["booklets", booklet, (id) => ({ biographies: [{ ensemble_id: id }] })],
          ["events", event, (id) => ({ ensemble_ids: [id] })],
        ],
      };
    },
    async venues() {
      const gone = await make("venues", { name: both("Halle"), slug: slug() });
      const kept = await make("venues", { name: both("Große Halle"), slug: slug() });
      const event = await makeEvent({ venue_id: gone.id });
      const moved = await makeEvent({ venue_id: kept.id, previous_venue_id: gone.id });
      // the kept one's own weight stays
      const quiz = await makeQuiz({ venues: { [gone.id]: 2, [kept.id]: -1 } });
      const weights = (id: number) => ({ weights: { venues: { [id]: -1 } } });
      return {
        gone,
        kept,
        naming: [
          ["events", event, (id) => ({ venue_id: id })],
          ["events", moved, (id) => ({ venue_id: id, previous_venue_id: id })],
          ["quizzes", quiz, (id) => ({ questions: [{ answers: [weights(id), {}] }] })],
        ],
      };
    },
  };
  const singular = (resource: string) =>
    resourceDescriptions.find(({ name }) => name === resource)?.singular ?? "";

  it.each(mergeable)("of %s: a dry run names all places, and stores nothing", async (resource) => {
    const { gone, kept, naming } = await scenes[resource]();
    const answer = await merge(resource, gone.id, { into: kept.id, dry_run: true });
    const places: { what: string; fields: string[] }[] = answer.json().places;
    expect([answer.statusCode, places.map(({ what }) => what)]).toEqual([
      200,
      naming.map(([name, { id }]) => `${singular(name)}:${id}`),
    ]);
    for (const [place, [name, record, after]] of naming.entries()) {
      expect(await get(`${name}/${record.id}/`)).toEqual(record);
      expect(Object.keys(after(kept.id))).toEqual(
        expect.arrayContaining(places[place]?.fields ?? []),
      );
    }
  });

  it.each(mergeable)(
    "of %s: all that named the one names the other, once, and its addresses lead on",
    async (resource) => {
      const { gone, kept, naming } = await scenes[resource]();
      expect((await merge(resource, gone.id, { into: kept.id })).statusCode).toBe(200);
      for (const [name, record, after] of naming) {
        const stored: Answer = await get(`${name}/${record.id}/`);
        expect(stored).toMatchObject({ ...after(kept.id), revision: 2 });
      }
      expect((await get(`${resource}/${gone.id}/`)).code).toBe("not_found");
      expect(await get(`${resource}/${kept.id}/`)).toEqual(kept);
      const pathOf = (record: Answer, locale: Locale) => publicPath(resource, record, locale) ?? "";
      for (const locale of locales) {
        const from = pathOf(gone, locale);
        const redirects = await get(`redirects/?search=${encodeURIComponent(from)}`);
        expect(redirects.results).toEqual([
          expect.objectContaining({ old_path: from, new_path: pathOf(kept, locale) }),
        ]);
      }
    },
  );

  it("is found by imports under the key of the one that went", async () => {
    const { gone, kept } = await scenes.venues();
    const row = eq(venues.id, gone.id);
    await site.database.update(venues).set({ externalId: "hall-7" }).where(row);
    await merge("venues", gone.id, { into: kept.id });
    const [stored] = await site.database.select().from(venues).where(eq(venues.id, kept.id));
    expect(stored?.externalId).toBe("hall-7");
  });

  it("keeps its own key, where both were imported", async () => {
    const { gone, kept } = await scenes.venues();
    for (const [id, externalId] of [
      [gone.id, "hall-8"],
      [kept.id, "hall-9"],
    ] as const) {
      await site.database.update(venues).set({ externalId }).where(eq(venues.id, id));
    }
    expect((await merge("venues", gone.id, { into: kept.id })).statusCode).toBe(200);
    const [stored] = await site.database.select().from(venues).where(eq(venues.id, kept.id));
    expect(stored?.externalId).toBe("hall-9");
  });

  it("is made though a menu leads to the old address, and the answer names texts that say its name", async () => {
    const name = { de: "Quartett Alt", en: "Old Quartet" };
    const gone = await make("ensembles", { name, slug: slug() });
    const kept = await make("ensembles", { name: both("Quartett Neu"), slug: slug() });
    const evening = await makeEvent({ title: both("Das Quartett Alt spielt") });
    const url = byName(locales, (locale) => publicPath("ensembles", gone, locale) ?? "");
    await make("navigation", { title: both("Quartett"), area: "menu", url });
    const answer = await merge("ensembles", gone.id, { into: kept.id });
    expect([answer.statusCode, answer.json().mentions]).toEqual([
      200,
      [{ what: `event:${evening.id}`, title: "Das Quartett Alt spielt (de)" }],
    ]);
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "merge"))
      .orderBy(desc(auditLog.id));
    expect(line).toMatchObject({ what: `ensemble:${gone.id}`, details: { into: kept.id } });
    const tags = await site.database.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(tags[0]?.tags).toEqual(expect.arrayContaining(["redirects", `ensemble:${kept.id}`]));
  });

  it("is not made where one place refuses it, which the answer names", async () => {
    const { gone, kept, naming } = await scenes.venues();
    const [first = 0, moved = 0] = naming.map(([, { id }]) => id);
    // as an older version may have stored it
    const early = { endsAt: new Date("2020-01-01T00:00:00Z") };
    await site.database.update(events).set(early).where(eq(events.id, moved));
    const answer = await merge("venues", gone.id, { into: kept.id });
    expect([answer.statusCode, answer.json().details]).toEqual([
      422,
      { fields: { ends_at: "out_of_range" }, record: { id: moved, title: "Abend (de)" } },
    ]);
    expect((await get(`venues/${gone.id}/`)).revision).toBe(1);
    expect((await get(`events/${first}/`)).venue_id).toBe(gone.id);
  });

  it("is refused of a record and itself, of one that is not there, and of one that is gone", async () => {
    const { gone } = await scenes.composers();
    const fields = async (into: number) =>
      (await merge("composers", gone.id, { into })).json().details.fields;
    expect(await fields(gone.id)).toEqual({ into: "invalid" });
    expect(await fields(999_999)).toEqual({ into: "unknown" });
    expect((await merge("composers", 999_999, { into: gone.id })).statusCode).toBe(404);
  });
});

/** Whether one of the fields names a record of a resource, in rows or in the weights of the quiz too. */
function names(fields: Fields, resource: string): boolean {
  return Object.values<Field>(fields).some((field) => {
    if (field.kind === "rows") return names(field.fields, resource);
    if (field.kind === "weights") return resource === "composers" || resource === "venues";
    return "to" in field && field.to === resource;
  });
}

it.each(mergeable)("all resources with a field that names %s are looked through", (resource) => {
  const naming = resourceDescriptions.filter(({ fields }) => names(fields, resource));
  expect(naming.map(({ name }) => name).toSorted()).toEqual(lookedThrough(resource).toSorted());
});
