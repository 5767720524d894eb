import { describe, expect, it } from "@jest/globals";
import { ApiError } from "@festival/contracts/errors";
import { eventList, eventTeaser } from "../../testing/factories.ts";
import { calls, load } from "../../testing/programmeCalls.ts";

describe("calendar and banners of the programme page", () => {
  const calendarCall = "/de/api/events/calendar/?from_date=2025-08-28&to_date=2025-09-27";
  const days = { days: [{ date: "2025-08-30", count: 2 }] };

  it("shows a calendar of the season with the days that have events", async () => {
    const { data } = await load("/de/programm-tickets?from_date=2025-08-30&to_date=2025-09-02", {
      ...calls("from_date=2025-08-30&to_date=2025-09-02"),
      [calendarCall]: days,
    });
    expect(data.season.months.map(({ title }) => title)).toEqual(["August 2025", "September 2025"]);
    expect(data.season.weekdays[0]).toEqual({ short: "Mo", long: "Montag" });
    const [august, september] = data.season.months;
    expect(august).toMatchObject({ month: "2025-08", offset: 4 });
    expect(august?.counts).toEqual(Array.from({ length: 31 }, (_, day) => (day === 29 ? 2 : 0)));
    expect(september?.counts).toHaveLength(30);
  });

  const banner = {
    id: 1,
    title: "Abonnement",
    text: "",
    link: "",
    link_text: "",
    calendar_position: 2,
    image_obj: null,
    mark: "Anzeige",
  };
  const three = eventList([1, 2, 3].map((id) => eventTeaser({ id })));

  it("shows each banner behind its row, while nothing is filtered", async () => {
    const answers = {
      ...calls("", three),
      ...calls("genres=2", three),
      "/de/api/events/?page=1": three,
      "/de/api/marketing-banners/": [banner, { ...banner, id: 2, calendar_position: 40 }],
    };
    const { data } = await load("/de/programm-tickets", answers);
    const { calendar_position: _position, image_obj: _image, ...shown } = banner;
    expect(data.banners).toEqual([{ after: 2, banner: shown }]);
    const filtered = await load("/de/programm-tickets?genres=2", answers);
    expect(filtered.data.banners).toEqual([]);
  });

  it("is complete without banners that the backend refuses", async () => {
    const failed = new ApiError("unavailable", "The backend is being restarted.");
    const { data } = await load("/de/programm-tickets", {
      ...calls("", three),
      "/de/api/marketing-banners/": failed,
    });
    expect(data.banners).toEqual([]);
    expect(data.count).toBe(3);
  });

  it("is complete without options, choices and season that the backend refuses", async () => {
    const failed = new ApiError("unavailable", "The backend is being restarted.");
    const { data } = await load("/de/programm-tickets", {
      ...calls("", three),
      "/de/api/event-options/": failed,
      "/de/api/events/choices/": failed,
      "/de/api/season/": failed,
    });
    expect(data.flags).toEqual([]);
    expect(data.groups.map(({ name }) => name)).toEqual(["access"]);
    expect(data.count).toBe(3);
  });
});
