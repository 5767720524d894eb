import type { EventCount, EventYears } from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import { countEvents, getEventYears } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { insertEvent } from "../../testing/factories/programme.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
});
afterAll(() => site.close());

const get = async <T>(url: string) => (await site.app.inject({ url })).json<T>();

it("the years of past concerts are those in Berlin of public ones that are over, the first one first", async () => {
  const made = [
    { startsAt: new Date("1920-03-04T19:00:00Z") },
    { startsAt: new Date("1921-03-04T19:00:00Z"), isOnline: false },
    // after midnight in Berlin, where it is another year
    { startsAt: new Date("2023-12-31T23:30:00Z") },
    { startsAt: new Date("2025-08-01T18:00:00Z") },
    { startsAt: new Date("2026-08-01T18:00:00Z") },
  ];
  for (const values of made) await insertEvent(site.database, values);
  const { years } = await get<EventYears>(addressOf(getEventYears, { locale: "de" }));
  expect(years).toEqual([
    { year: 1920, count: 1 },
    { year: 2024, count: 1 },
    { year: 2025, count: 1 },
  ]);
  for (const { year, count } of years) {
    const within = { past: 1, from_date: `${year}-01-01`, to_date: `${year}-12-31` };
    const found = await get<EventCount>(addressOf(countEvents, { locale: "de", ...within }));
    expect([year, found.count]).toEqual([year, count]);
  }
});
