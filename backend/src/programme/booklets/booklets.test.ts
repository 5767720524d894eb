import type { Booklet } from "@festival/contracts/api/booklets";
import type { EventDetail } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getBooklet, getEvent } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import * as schema from "../../platform/database/schema/index.ts";
import { both, insertArtist, insertEnsemble, richText } from "../../testing/factories.ts";
import { insertEvent, insertWork } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
let eventId: number;
let bookletId: number;
let workId: number;

beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  eventId = await insertEvent(database);
  ({ workId } = await insertWork(database, "Schubert", "Erlkönig", [eventId]));
  const [booklet] = await database
    .insert(schema.booklets)
    .values({
      eventId,
      title: both("Evening of songs"),
      introduction: { de: richText("Zum Abend"), en: richText("About tonight") },
    })
    .returning();
  bookletId = booklet?.id ?? 0;
  await database.insert(schema.bookletWorks).values({
    bookletId,
    position: 0,
    compositionId: workId,
    note: { de: richText("Ein Ritt"), en: richText("A ride") },
    author: "Miriam Sternitz",
    sungTexts: [
      {
        title: both("Erlkönig"),
        language: "de",
        original: "Wer reitet so spät",
        translation: { de: "", en: "Who rides so late" },
      },
    ],
  });
  const artistId = await insertArtist(database, { biography: { de: richText("Leben"), en: null } });
  const hidden = await insertArtist(database, { isOnline: false });
  const ensembleId = await insertEnsemble(database, [artistId]);
  await database.insert(schema.bookletBiographies).values([
    { bookletId, position: 0, ensembleId },
    { bookletId, position: 1, artistId },
    { bookletId, position: 2, artistId: hidden },
  ]);
});
afterAll(() => site.close());

const read = (id: number, options: object = {}) =>
  site.app.inject({ url: addressOf(getBooklet, { locale: "en", id }), ...options });

describe("a programme booklet", () => {
  it("tells the evening, its works, what is sung, and whose lives belong to it", async () => {
    const answer = await read(eventId);
    expect(answer.statusCode).toBe(200);
    const booklet = answer.json<Booklet>();
    expect(booklet).toMatchObject({
      id: bookletId,
      title: "Evening of songs (en)",
      introduction: richText("About tonight"),
      event_obj: { id: eventId, has_booklet: true },
      works: [
        {
          work_obj: { id: workId, title: "Erlkönig", composer_obj: { name: "Schubert" } },
          note: richText("A ride"),
          author: "Miriam Sternitz",
          sung_texts: [
            {
              title: "Erlkönig (en)",
              language: "de",
              original: "Wer reitet so spät",
              translation: "Who rides so late",
            },
          ],
        },
      ],
      modules: [],
    });
    expect(booklet.biographies).toMatchObject([
      { artist_obj: null, ensemble_obj: { name: "Strom (en)" } },
      { artist_obj: { last_name: "Lindqvist" }, ensemble_obj: null },
    ]);
  });

  it("is named by its event, and by no other", async () => {
    const other = await insertEvent(site.database);
    const hasBooklet = async (id: number) =>
      (
        await site.app.inject({ url: addressOf(getEvent, { locale: "de", id }) })
      ).json<EventDetail>().has_booklet;
    expect([await hasBooklet(eventId), await hasBooklet(other)]).toEqual([true, false]);
    expect((await read(other)).statusCode).toBe(404);
  });

  it("is not found where there is none, nor while it or its event is not public", async () => {
    expect((await read(999_999)).statusCode).toBe(404);
    expect((await site.app.inject({ url: "/de/api/booklets/eroica/" })).statusCode).toBe(404);
    const hide = (isOnline: boolean) =>
      site.database
        .update(schema.booklets)
        .set({ isOnline })
        .where(eq(schema.booklets.id, bookletId));
    await hide(false);
    expect((await read(eventId)).statusCode).toBe(404);
    const { cookies } = await signedIn(site);
    expect((await read(eventId, { cookies })).statusCode).toBe(200);
    await hide(true);
    const hideEvent = (isOnline: boolean) =>
      site.database.update(schema.events).set({ isOnline }).where(eq(schema.events.id, eventId));
    await hideEvent(false);
    expect((await read(eventId)).statusCode).toBe(404);
    expect((await read(eventId, { cookies })).statusCode).toBe(200);
    await hideEvent(true);
    expect((await read(eventId)).statusCode).toBe(200);
  });
});
