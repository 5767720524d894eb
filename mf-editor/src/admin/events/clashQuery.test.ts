import { describe, expect, it } from "@jest/globals";
import { clashQuery } from "./clashQuery.ts";

const form = {
  starts_at: "2025-09-01T20:00",
  ends_at: "2025-09-01T22:00",
  has_time: true,
  status: "scheduled",
  venue_id: 3,
  event_castmembers: [{ artist_id: 7 }, { artist_id: null }],
  event_compositions: [{ soloists: [{ artist_id: 7 }, { artist_id: 8 }] }, {}],
  ensemble_ids: [5],
};

describe("what an event takes up by its form", () => {
  it("names time, venue, cast and soloists once each, ensembles, and the event itself", () => {
    expect(clashQuery(form, 12)).toEqual({
      starts_at: "2025-09-01T18:00:00.000Z",
      ends_at: "2025-09-01T20:00:00.000Z",
      venue_id: 3,
      artist_ids: "7,8",
      ensemble_ids: "5",
      except: 12,
    });
  });

  it("leaves out an end that is before the start, and what is not chosen yet", () => {
    const begun = { starts_at: "2025-09-01T20:00", ends_at: "2025-08-01T20:00", venue_id: 3 };
    expect(clashQuery(begun, null)).toEqual({ starts_at: "2025-09-01T18:00:00.000Z", venue_id: 3 });
  });

  it.each([
    ["a day alone", { has_time: false }],
    ["a cancelled event", { status: "cancelled" }],
    ["half a moment", { starts_at: "" }],
    [
      "nothing needed",
      { venue_id: null, event_castmembers: [], event_compositions: [], ensemble_ids: [] },
    ],
  ])("asks nothing for %s", (_, change) => {
    expect(clashQuery({ ...form, ...change }, 12)).toBeUndefined();
  });
});
