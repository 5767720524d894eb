import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eventCompositions } from "../database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { insertEvent, insertWork } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("numbers that are too large to be any", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("are refused in queries, and lead nowhere in addresses", async () => {
    expect((await site.app.inject("/de/api/articles/?page=1e309")).statusCode).toBe(400);
    expect((await site.app.inject("/de/api/articles/1e309/")).statusCode).toBe(404);
  });

  it("are refused in bodies, however deep", async () => {
    const staff = await signedIn(site);
    const send = (eventIds: unknown[]) =>
      site.app.inject({
        method: "POST",
        url: "/de/pageeditor-api/moods/",
        payload: { title: both("quiet"), event_ids: eventIds },
        ...staff,
      });
    expect((await send(["1e309"])).json()).toMatchObject({ code: "bad_request" });
    expect((await send([])).statusCode).toBe(201);
  });
});

describe("a value that was stored before a bound", () => {
  it("is read in lists and by itself, and refused when it is written", async () => {
    const site = await createTestApp();
    try {
      const staff = await signedIn(site);
      const eventId = await insertEvent(site.database);
      const { workId } = await insertWork(site.database, "Clara Schumann", "Trio", [eventId]);
      const minutes = 1140;
      await site.database.update(eventCompositions).set({ durationMinutes: minutes });
      for (const address of ["events/", `events/${eventId}/`]) {
        const url = `/de/pageeditor-api/${address}`;
        const answer = await site.app.inject({ url, ...staff });
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.body).toContain(`"duration_minutes":${minutes}`);
      }
      const answer = await site.app.inject({
        method: "POST",
        url: `/de/pageeditor-api/events/${eventId}/`,
        payload: {
          revision: 1,
          event_compositions: [{ composition_id: workId, duration_minutes: minutes }],
        },
        ...staff,
      });
      expect(answer.json().details).toEqual({
        fields: { "event_compositions.0.duration_minutes": "out_of_range" },
      });
    } finally {
      await site.close();
    }
  });
});
