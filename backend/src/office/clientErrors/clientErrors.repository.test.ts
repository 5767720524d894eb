import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { clientErrors } from "../../platform/database/schema/index.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import {
  addClientErrors,
  forgetClientErrorsBefore,
  listClientErrors,
  type CountedError,
} from "./clientErrors.repository.ts";
import { firstKeptDay } from "./collectErrors.ts";

const version = "a".repeat(12);

describe("errors that are kept", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const today = festivalDay(new Date());
  const error = (fingerprint: string, more: Partial<CountedError> = {}): CountedError => ({
    fingerprint,
    kind: "error",
    part: "mf-quiz",
    version,
    message: `Error: ${fingerprint}`,
    frames: ["Ask (mf-quiz/quiz.js:1:234)"],
    route: "quiz",
    browser: "Firefox 145",
    routes: ["quiz"],
    browsers: ["Firefox 145"],
    count: 1,
    firstAt: new Date("2026-01-02T10:00:00.000Z"),
    lastAt: new Date("2026-01-02T10:00:00.000Z"),
    ...more,
  });

  it("are one over all days, since the first and as often as on all of them", async () => {
    const later = new Date("2026-01-03T10:00:00.000Z");
    await addClientErrors(site.database, "2026-01-02", [error("one", { count: 2 })]);
    await addClientErrors(site.database, "2026-01-02", [
      error("one", { browsers: ["Safari 18"], lastAt: new Date("2026-01-02T11:00:00.000Z") }),
    ]);
    await addClientErrors(site.database, "2026-01-03", [
      error("one", { count: 4, firstAt: later, lastAt: later }),
    ]);
    await addClientErrors(site.database, "2026-01-02", [error("first by name")]);
    const found = await listClientErrors(site.database, "2026-01-01");
    expect(found.map(({ id }) => id)).toEqual(["one", "first by name"]);
    expect(found[0]).toMatchObject({
      count: 7,
      first_at: "2026-01-02T10:00:00.000Z",
      last_at: "2026-01-03T10:00:00.000Z",
      browsers: ["Firefox 145", "Safari 18"],
      routes: ["quiz"],
    });
    const [ofLast, ...others] = await listClientErrors(site.database, "2026-01-03");
    expect([ofLast?.id, ofLast?.count, others]).toEqual(["one", 4, []]);
  });

  it("are of the earliest and the latest time that any backend stores", async () => {
    const at = (hour: string) => new Date(`2026-02-02T${hour}:00:00.000Z`);
    for (const [first, last] of [
      ["10", "11"],
      ["08", "09"],
      ["10", "12"],
    ] as const) {
      const times = { firstAt: at(first), lastAt: at(last) };
      await addClientErrors(site.database, "2026-02-02", [error("time", times)]);
    }
    const found = await listClientErrors(site.database, "2026-02-02");
    expect(found).toMatchObject([
      { first_at: "2026-02-02T08:00:00.000Z", last_at: "2026-02-02T12:00:00.000Z" },
    ]);
  });

  it("name eight routes and browsers of a day, and are two hundred in a list", async () => {
    const names = (prefix: string) => Array.from({ length: 12 }, (_, at) => `${prefix}${at}`);
    const named = (prefix: string) =>
      error("named", { routes: names(prefix), browsers: names(prefix) });
    const kept = async () => {
      const [found] = await listClientErrors(site.database, "2026-03-03");
      return [found?.routes.length, found?.browsers.length];
    };
    await addClientErrors(site.database, "2026-03-03", [named("a")]);
    expect(await kept()).toEqual([8, 8]);
    await addClientErrors(site.database, "2026-03-03", [named("b")]);
    expect(await kept()).toEqual([8, 8]);
    const many = Array.from({ length: 250 }, (_, at) => error(`shown${at}`));
    await addClientErrors(site.database, "2026-03-03", many);
    expect(await listClientErrors(site.database, "2026-03-03")).toHaveLength(200);
  });

  it("are forgotten after 30 days by the job of each night", async () => {
    await addClientErrors(site.database, today, [error("new")]);
    await site.database.transaction((tx) => site.app.jobs.send(tx, "client-errors-sweep", {}));
    expect(await site.app.jobs.runAll()).toEqual([]);
    const found = await listClientErrors(site.database, "2000-01-01");
    expect(found.map(({ id }) => id)).toEqual(["new"]);
    const days = (Date.parse(today) - Date.parse(firstKeptDay())) / 86_400_000;
    expect(days).toBe(30);
  });

  it("are bounded for each day; those that are there count on", async () => {
    const many = (prefix: string) =>
      Array.from({ length: 400 }, (_, at) => error(`${prefix}${at}`));
    await addClientErrors(site.database, "2020-02-02", many("x"));
    await addClientErrors(site.database, "2020-02-02", [...many("y"), error("x7", { count: 5 })]);
    const rows = await site.database.select().from(clientErrors);
    const ofDay = rows.filter(({ day }) => day === "2020-02-02");
    expect(ofDay).toHaveLength(500);
    expect(ofDay.find(({ fingerprint }) => fingerprint === "x7")?.count).toBe(6);
    await forgetClientErrorsBefore(site.database, today);
  });
});
