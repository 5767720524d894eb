import type { Today } from "@festival/contracts/api/programme/today";
import { addressOf } from "@festival/contracts/calls/call";
import { getToday } from "@festival/contracts/calls/programme";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { insertEvent } from "../../testing/factories/programme.ts";
import { setClock } from "../../testing/factories/site.ts";
import { type TestApp, createTestApp } from "../../testing/testApp.ts";

let site: TestApp;
const ids = new Map<string, number>();

// the season is from Thursday to Sunday of the week after
const events = {
  thursday: ["2025-08-28T17:30:00Z", "2025-08-28T19:00:00Z"],
  night: ["2025-08-29T21:00:00Z", "2025-08-29T22:45:00Z"],
  morning: ["2025-08-30T09:00:00Z", "2025-08-30T10:10:00Z"],
  evening: ["2025-08-30T18:00:00Z", "2025-08-30T19:45:00Z"],
  sunday: ["2025-08-31T15:00:00Z", "2025-08-31T16:00:00Z"],
  tuesday: ["2025-09-02T17:30:00Z", "2025-09-02T19:00:00Z"],
} as const;

beforeAll(async () => {
  site = await createTestApp();
  await site.app.database.insert(schema.seasons).values({
    title: both("Season"),
    motto: both("Motto"),
    startsOn: "2025-08-28",
    endsOn: "2025-09-07",
    description: both(""),
    isCurrent: true,
  });
  for (const [name, [start, end]] of Object.entries(events)) {
    const times = { startsAt: new Date(start), endsAt: new Date(end) };
    ids.set(name, await insertEvent(site.app.database, times));
  }
  await insertEvent(site.app.database, {
    startsAt: new Date("2025-08-30T10:00:00Z"),
    isOnline: false,
  });
});
afterAll(() => site.close());

async function at(instant: string) {
  await setClock(site, instant);
  const answer = await site.app.inject({ url: addressOf(getToday, { locale: "de" }) });
  expect(answer.statusCode).toBe(200);
  const names = (shown: { id: number }[]) =>
    shown.map(({ id }) => [...ids].find(([, known]) => known === id)?.[0]);
  const { day, today, weekend, playing } = answer.json<Today>();
  return {
    day,
    today: names(today),
    playing: names(playing.map((id) => ({ id }))),
    weekend: names(weekend),
    changesAt: answer.headers[changesAtHeader],
    tags: String(answer.headers[cacheTagsHeader]),
  };
}

describe("today", () => {
  it("is nothing before the season, until its first day begins in Berlin", async () => {
    expect(await at("2025-08-27T12:00:00Z")).toMatchObject({
      day: "2025-08-27",
      today: [],
      weekend: [],
      changesAt: "2025-08-27T22:00:00.000Z",
    });
  });

  it("is nothing after the season", async () => {
    const after = await at("2025-09-08T12:00:00Z");
    expect(after).toMatchObject({ today: [], weekend: [], changesAt: undefined });
    expect(after.tags).toContain("season");
  });

  it("is what is not over, until the next one begins", async () => {
    expect(await at("2025-08-30T08:00:00Z")).toMatchObject({
      day: "2025-08-30",
      today: ["morning", "evening"],
      playing: [],
      weekend: ["sunday"],
      changesAt: "2025-08-30T09:00:00.000Z",
    });
  });

  it("knows what plays, until that is over", async () => {
    expect(await at("2025-08-30T09:30:00Z")).toMatchObject({
      today: ["morning", "evening"],
      playing: ["morning"],
      changesAt: "2025-08-30T10:10:00.000Z",
    });
    expect(await at("2025-08-30T10:30:00Z")).toMatchObject({ today: ["evening"], playing: [] });
  });

  it("has after midnight what still plays of the night before", async () => {
    expect(await at("2025-08-29T22:30:00Z")).toMatchObject({
      day: "2025-08-30",
      today: ["night", "morning", "evening"],
      playing: ["night"],
      changesAt: "2025-08-29T22:45:00.000Z",
    });
  });

  it("tells within the week of its weekend, and on Sunday of none", async () => {
    expect(await at("2025-08-28T08:00:00Z")).toMatchObject({
      today: ["thursday"],
      weekend: ["morning", "evening", "sunday"],
    });
    expect(await at("2025-08-31T08:00:00Z")).toMatchObject({ today: ["sunday"], weekend: [] });
    expect(await at("2025-09-03T08:00:00Z")).toMatchObject({
      today: [],
      weekend: [],
      changesAt: "2025-09-03T22:00:00.000Z",
    });
  });

  it("depends on its events and the season", async () => {
    const { tags } = await at("2025-08-30T08:00:00Z");
    expect(tags.split(",")).toEqual(
      expect.arrayContaining(["season", "events", `event:${ids.get("morning")}`]),
    );
  });
});
