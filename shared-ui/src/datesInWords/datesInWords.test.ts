import { describe, expect, it } from "@jest/globals";
import { describeEvent, describeMoment, describeRange } from "./datesInWords.ts";

describe("describeMoment", () => {
  it("describes a summer evening in German", () => {
    expect(describeMoment("2025-08-30T17:30:00.000Z", "de")).toEqual({
      iso: "2025-08-30T17:30:00.000Z",
      local: "2025-08-30T19:30:00+02:00",
      date: "2025-08-30",
      day: "30",
      weekday: "Samstag",
      weekdayShort: "Sa",
      month: "August",
      monthShort: "Aug",
      year: "2025",
      time: "19:30",
      dateLong: "30.\u00a0August 2025",
      long: "Samstag, 30.\u00a0August 2025, 19:30 Uhr",
    });
  });

  it("describes the same evening in English", () => {
    const moment = describeMoment("2025-08-30T17:30:00.000Z", "en");
    expect(moment).toMatchObject({
      weekdayShort: "Sat",
      time: "7.30\u00a0pm",
      long: "Saturday 30\u00a0August 2025, 7.30\u00a0pm",
    });
  });

  it.each([
    ["2025-09-05T10:00:00Z", "12.00\u00a0pm"],
    ["2025-09-05T09:15:00Z", "11.15\u00a0am"],
    ["2025-09-04T22:00:00Z", "12.00\u00a0am"],
  ])("writes the English clock of %s as %s", (iso, time) => {
    expect(describeMoment(iso, "en").time).toBe(time);
  });

  it("shortens months to three letters", () => {
    expect(describeMoment("2025-09-05T10:00:00Z", "de").monthShort).toBe("Sep");
    expect(describeMoment("2025-12-05T10:00:00Z", "de").monthShort).toBe("Dez");
  });

  it("belongs to the next day where Berlin is already past midnight", () => {
    expect(describeMoment("2025-08-30T22:30:00Z", "de")).toMatchObject({
      date: "2025-08-31",
      day: "31",
      time: "00:30",
    });
  });

  it("describes another town's clock where one is named", () => {
    expect(describeMoment("2025-09-13T00:00:00Z", "de", "America/New_York")).toMatchObject({
      local: "2025-09-12T20:00:00-04:00",
      long: "Freitag, 12.\u00a0September 2025, 20:00 Uhr",
    });
    const range = ["2025-09-13T00:00:00Z", "2025-09-13T02:00:00Z"] as const;
    expect(describeRange(...range, "de", "America/New_York").times).toBe("20:00 bis 22:00 Uhr");
  });

  it("follows the clocks when they go forward", () => {
    expect(describeMoment("2025-03-30T00:59:00Z", "de").local).toBe("2025-03-30T01:59:00+01:00");
    expect(describeMoment("2025-03-30T01:00:00Z", "de").local).toBe("2025-03-30T03:00:00+02:00");
  });

  it("describes the hour that comes twice apart by its offset", () => {
    expect(describeMoment("2025-10-26T00:30:00Z", "de").local).toBe("2025-10-26T02:30:00+02:00");
    expect(describeMoment("2025-10-26T01:30:00Z", "de").local).toBe("2025-10-26T02:30:00+01:00");
  });

  it("refuses what is no date", () => {
    expect(() => describeMoment("soon", "de")).toThrow(RangeError);
  });
});

describe("a moment that was described before", () => {
  const iso = "2025-08-30T17:30:00.000Z";

  it("is the same for each language and zone, and none can change it", () => {
    const first = describeMoment(iso, "de");
    expect(describeMoment(iso, "de")).toBe(first);
    expect(() => Object.assign(first, { day: "31" })).toThrow(TypeError);
    expect(describeMoment(iso, "en").weekday).toBe("Saturday");
    expect(describeMoment(iso, "de", "America/New_York").time).toBe("13:30");
    expect(describeMoment(iso, "de")).toBe(first);
  });

  it("is forgotten where too many others follow", () => {
    const first = describeMoment(iso, "de");
    for (let second = 1; second <= 5000; second += 1) {
      describeMoment(new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString(), "de");
    }
    expect(describeMoment(iso, "de")).not.toBe(first);
    expect(describeMoment(iso, "de")).toEqual(first);
  });
});

describe("describeRange", () => {
  it("names one day and both times", () => {
    const range = describeRange("2025-08-30T09:00:00Z", "2025-08-30T10:10:00Z", "de");
    expect(range.severalDays).toBe(false);
    expect(range.dates).toBe("Samstag, 30.\u00a0August 2025");
    expect(range.times).toBe("11:00 bis 12:10 Uhr");
  });

  it("names am and pm once where both are the same", () => {
    const evening = describeRange("2025-08-30T17:30:00Z", "2025-08-30T19:10:00Z", "en");
    expect(evening.times).toBe("7.30 to 9.10\u00a0pm");
    const noon = describeRange("2025-08-30T09:00:00Z", "2025-08-30T10:10:00Z", "en");
    expect(noon.times).toBe("11.00\u00a0am to 12.10\u00a0pm");
  });

  it("keeps a night that ends in the small hours on its day", () => {
    const night = describeRange("2025-08-30T20:00:00Z", "2025-08-31T00:30:00Z", "de");
    expect(night).toMatchObject({
      severalDays: false,
      dates: "Samstag, 30.\u00a0August 2025",
      times: "22:00 bis 02:30 Uhr",
    });
  });

  it("counts the night in which the clocks go back as one", () => {
    const night = describeRange("2025-10-25T20:00:00Z", "2025-10-26T03:00:00Z", "de");
    expect(night).toMatchObject({ severalDays: false, times: "22:00 bis 04:00 Uhr" });
  });

  it.each([
    ["2025-08-28T08:00:00Z", "2025-08-30T16:00:00Z", "de", "28. bis 30.\u00a0August 2025"],
    ["2025-08-28T08:00:00Z", "2025-08-30T16:00:00Z", "en", "28 to 30\u00a0August 2025"],
    [
      "2025-08-28T08:00:00Z",
      "2025-09-02T16:00:00Z",
      "de",
      "28.\u00a0August bis 2.\u00a0September 2025",
    ],
    [
      "2025-12-30T08:00:00Z",
      "2026-01-02T16:00:00Z",
      "en",
      "30\u00a0December 2025 to 2\u00a0January 2026",
    ],
  ] as const)("names the days from %s to %s in %s", (start, end, locale, dates) => {
    expect(describeRange(start, end, locale)).toMatchObject({ severalDays: true, dates });
  });

  it.each([
    ["de", "Sa 18:00 bis So 13:00 Uhr"],
    ["en", "Sat 6.00\u00a0pm to Sun 1.00\u00a0pm"],
  ] as const)("names the day of each time where they differ, in %s", (locale, times) => {
    const range = describeRange("2025-09-06T16:00:00Z", "2025-09-07T11:00:00Z", locale);
    expect(range.times).toBe(times);
  });

  it("leaves out an end that is unknown or not after the start", () => {
    for (const end of [null, "2025-08-30T09:00:00Z", "2025-08-29T09:00:00Z"]) {
      const range = describeRange("2025-08-30T09:00:00Z", end, "de");
      expect(range.end).toBeNull();
      expect(range.times).toBe("11:00 Uhr");
    }
  });
});

describe("describeEvent", () => {
  const event = {
    date_and_time: "2025-08-30T17:30:00Z",
    ends_at: "2025-08-30T19:00:00Z",
    has_time: true,
  };

  it("describes day and time, and both ends for programs that read the page", () => {
    expect(describeEvent(event, "de")).toMatchObject({
      dateTime: "2025-08-30T19:30:00+02:00",
      endDateTime: "2025-08-30T21:00:00+02:00",
      time: "19:30",
      times: "19:30 bis 21:00 Uhr",
      when: "Samstag, 30.\u00a0August 2025, 19:30 Uhr",
    });
  });

  it("describes the day alone where the time is not known", () => {
    expect(describeEvent({ ...event, has_time: false }, "de")).toMatchObject({
      dateTime: "2025-08-30",
      endDateTime: "2025-08-30",
      time: "",
      times: "",
      when: "Samstag, 30.\u00a0August 2025",
    });
  });

  it("describes all days of an event that lasts several", () => {
    const festival = { ...event, ends_at: "2025-09-01T10:00:00Z" };
    expect(describeEvent(festival, "en").when).toBe("30\u00a0August to 1\u00a0September 2025");
  });

  it("describes the time in the event's own zone, and no end where none is known", () => {
    const tour = { ...event, ends_at: null, time_zone: "America/New_York" };
    expect(describeEvent(tour, "en")).toMatchObject({
      dateTime: "2025-08-30T13:30:00-04:00",
      endDateTime: null,
      when: "Saturday 30\u00a0August 2025, 1.30\u00a0pm",
    });
  });
});
