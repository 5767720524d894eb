import { describe, expect, it } from "@jest/globals";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { eventList, eventTeaser } from "../testing/factories.ts";
import { loadConcerts } from "./loadConcerts.ts";

const now = "2025-08-20T08:00:00.000Z";
const context = (answers: Record<string, unknown>) =>
  ({ locale: "de", now, api: testApi("de", answers) }) as const;
const hrefOf = (page: number) => (page > 1 ? `/de/ort?page=${page}` : "/de/ort");

describe("concerts at a venue or of an artist", () => {
  it("tells all that is to come, on however many pages the backend tells it", async () => {
    const more = "/de/api/events/?venues=3&page=2";
    const data = await loadConcerts(
      { venue: 3 },
      context({
        "/de/api/events/?venues=3": eventList([eventTeaser({ id: 1 })], { count: 2, next: more }),
        [more]: eventList([eventTeaser({ id: 2 })], { count: 2 }),
        "/de/api/events/?venues=3&past=1&page=1": eventList(),
      }),
    );
    expect(data.upcoming.map(({ id }) => id)).toEqual([1, 2]);
    expect(data).toMatchObject({ past: [], page: 1, pages: 1, pageHrefs: [] });
  });

  it("does not repeat a venue's name in its own list, but tells it of an artist's concerts", async () => {
    const list = eventList([eventTeaser()]);
    const answers = {
      "/de/api/events/?venues=3": list,
      "/de/api/events/?venues=3&past=1&page=1": eventList(),
      "/de/api/events/?cast_members=1": list,
      "/de/api/events/?cast_members=1&past=1&page=1": eventList(),
    };
    const atVenue = await loadConcerts({ venue: 3 }, context(answers));
    const ofArtist = await loadConcerts({ artist: 1 }, context(answers));
    expect(atVenue.upcoming[0]?.venue).toBeUndefined();
    expect(ofArtist.upcoming[0]?.venue).toBe("Alte Schmiede");
  });

  it("tells the year of another year's concert", async () => {
    const old = eventTeaser({ date_and_time: "2019-03-01T18:00:00.000Z", is_past: true });
    const { upcoming, past } = await loadConcerts(
      { ensemble: 5 },
      context({
        "/de/api/events/?ensembles=5": eventList([eventTeaser()]),
        "/de/api/events/?ensembles=5&past=1&page=1": eventList([old]),
      }),
    );
    expect([upcoming[0]?.year, past[0]?.year]).toEqual([undefined, "2019"]);
  });

  it("turns the pages of the past, where what is to come is not told again", async () => {
    const old = eventTeaser({ is_past: true });
    const answers = {
      "/de/api/events/?venues=3&past=1&page=2": eventList([old], { count: 3, next: "/more" }),
      "/de/api/events/?venues=3&past=1&page=9": eventList(),
    };
    const data = await loadConcerts({ venue: 3 }, context(answers), { page: 2, hrefOf });
    expect(data).toMatchObject({ upcoming: [], page: 2, pages: 3 });
    expect(data.pageHrefs).toEqual(["/de/ort", "/de/ort?page=2", "/de/ort?page=3"]);
    const beyond = loadConcerts({ venue: 3 }, context(answers), { page: 9, hrefOf });
    await expect(beyond).rejects.toMatchObject({ code: "not_found" });
  });
});
