import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { HotlineHours } from "@festival/contracts/api/settings";
import { settings } from "../../platform/database/schema/index.ts";
import { setClock } from "../../testing/factories/site.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { hotlineAt } from "./openingHours.ts";

const hours: HotlineHours = {
  is_enabled: true,
  phone: "0228 000 000",
  hours: { de: "werktags 9–15 Uhr", en: "weekdays 9 am – 3 pm" },
  text: { de: "", en: "" },
  weekdays: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "15:00",
  exceptions: [
    { date: "2025-10-03", opens: null, closes: null },
    { date: "2025-08-30", opens: "10:00", closes: "24:00" },
  ],
};

const at = (instant: string, changed: Partial<HotlineHours> = {}) => {
  const { isActive, changesAt } = hotlineAt(new Date(instant), { ...hours, ...changed });
  return [isActive, changesAt?.toISOString() ?? null];
};

describe("the hours of the hotline", () => {
  it("are Berlin's, in summer and in winter", () => {
    expect(at("2025-08-20T06:59:59Z")).toEqual([false, "2025-08-20T07:00:00.000Z"]);
    expect(at("2025-08-20T07:00:00Z")).toEqual([true, "2025-08-20T13:00:00.000Z"]);
    expect(at("2025-12-03T08:00:00Z")).toEqual([true, "2025-12-03T14:00:00.000Z"]);
  });

  it("begin again on the next weekday", () => {
    expect(at("2025-08-22T13:00:00Z")).toEqual([false, "2025-08-25T07:00:00.000Z"]);
    expect(at("2025-08-24T10:00:00Z")).toEqual([false, "2025-08-25T07:00:00.000Z"]);
  });

  it("know holidays, and days with hours of their own", () => {
    expect(at("2025-10-03T09:00:00Z")).toEqual([false, "2025-10-06T07:00:00.000Z"]);
    expect(at("2025-08-30T21:59:00Z")).toEqual([true, "2025-08-30T22:00:00.000Z"]);
    expect(at("2025-08-30T22:00:00Z")).toEqual([false, "2025-09-01T07:00:00.000Z"]);
  });

  it("follow Berlin's days in the two hours before midnight of UTC", () => {
    // half past midnight on Saturday the 30th, a day with hours of its own
    expect(at("2025-08-29T22:30:00Z")).toEqual([false, "2025-08-30T08:00:00.000Z"]);
    // on a Monday that is still Sunday in UTC and in America, with hours from midnight on
    const night = { opens: "00:00", closes: "02:00" };
    expect(at("2025-08-24T22:30:00Z", night)).toEqual([true, "2025-08-25T00:00:00.000Z"]);
    // and in winter, on a Saturday that is still Friday
    expect(at("2025-12-05T23:30:00Z", night)).toEqual([false, "2025-12-07T23:00:00.000Z"]);
    // two weeks without any begin on the 21st
    expect(at("2025-08-20T22:30:00Z", { weekdays: [], exceptions: [] })).toEqual([
      false,
      "2025-09-03T22:00:00.000Z",
    ]);
  });

  it("are computed again after two weeks without any", () => {
    expect(at("2025-08-20T10:00:00Z", { weekdays: [] })).toEqual([
      false,
      "2025-08-30T08:00:00.000Z",
    ]);
    expect(at("2025-08-20T10:00:00Z", { weekdays: [], exceptions: [] })).toEqual([
      false,
      "2025-09-02T22:00:00.000Z",
    ]);
  });

  it("never begin where the hotline is switched off", () => {
    expect(at("2025-08-20T10:00:00Z", { is_enabled: false })).toEqual([false, null]);
  });

  it("never begin while the hotline has no number, as on a new site", () => {
    expect(at("2025-08-20T10:00:00Z", { phone: " " })).toEqual([false, null]);
  });
});

describe("the ticket hotline", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await site.database.insert(settings).values({ values: { hotline: hours } });
  });
  afterAll(() => site.close());

  it("says whether the telephone is answered, and until when that holds", async () => {
    await setClock(site, "2025-08-20T10:00:00Z");
    const open = await site.app.inject("/api/ticket-hotline/en");
    expect(open.json()).toEqual({
      is_active: true,
      phone: "0228 000 000",
      hours: "weekdays 9 am – 3 pm",
      text: "",
    });
    expect(open.headers["x-festival-changes-at"]).toBe("2025-08-20T13:00:00.000Z");
    expect(open.headers["x-festival-tags"]).toContain("hotline");
    await setClock(site, "2025-08-23T10:00:00Z");
    expect((await site.app.inject("/api/ticket-hotline/de")).json().is_active).toBe(false);
  });

  it("speaks German and English, at exactly this address", async () => {
    for (const address of [
      "/api/ticket-hotline/fr",
      "/api/ticket-hotline/",
      "/api/ticket-hotline/de/",
    ]) {
      expect((await site.app.inject(address)).statusCode).toBe(404);
    }
  });
});
