import { planSecretHeader } from "@festival/contracts/cookiesAndHeaders";
import type { NewPlan, Plan } from "@festival/contracts/api/plans";
import { addressOf } from "@festival/contracts/calls/call";
import {
  createPlan,
  getEventIcs,
  getEventsIcs,
  getPlan,
  getPlanCode,
  getPlanIcs,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import readQrCode from "jsqr";
import sharp from "sharp";
import { plans } from "../../platform/database/schema/index.ts";
import { insertEvent } from "../../testing/factories/programme.ts";
import { browser, createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
let visitor: Awaited<ReturnType<typeof browser>>;
let first: number;
let second: number;

beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  visitor = await browser(site);
  const title = (text: string) => ({ de: text, en: text });
  first = await insertEvent(site.database, { title: title("Eroica"), revision: 3 });
  second = await insertEvent(site.database, {
    title: title("Lieder vom Fluss"),
    status: "cancelled",
    startsAt: new Date("2025-09-02T18:00:00Z"),
    endsAt: new Date("2025-09-02T19:30:00Z"),
  });
});
afterAll(() => site.close());

/** What a telephone's camera reads from a picture of a QR code. */
async function readCode(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg)).resize(600).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return readQrCode.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const create = (payload: unknown, caller: object = visitor) =>
  site.app.inject({
    method: "POST",
    url: addressOf(createPlan, { locale: "de" }),
    payload: payload as object,
    ...caller,
  });
const made = async (ids: number[]): Promise<NewPlan> =>
  (await create({ event_ids: ids })).json<NewPlan>();
const change = (
  method: "PUT" | "DELETE",
  { id }: Plan,
  secret: string,
  payload?: object,
  headers = visitor.headers,
) =>
  site.app.inject({
    method,
    url: addressOf(getPlan, { locale: "de", token: id }),
    cookies: visitor.cookies,
    headers: { ...headers, [planSecretHeader]: secret },
    ...(payload && { payload }),
  });
const read = (id: string) =>
  site.app.inject({ url: addressOf(getPlan, { locale: "de", token: id }) });

describe("a visitor's plan", () => {
  it("is made without a name, read by its id, and not cached", async () => {
    const answer = await create({ event_ids: [first, second, first] });
    expect(answer.statusCode).toBe(201);
    const plan = answer.json<NewPlan>();
    expect(plan).toMatchObject({ event_ids: [first, second], revision: 1 });
    expect(plan.id).toMatch(/^[\w-]{24}$/);
    expect(plan.secret).toMatch(/^[\w-]{24}$/);
    const shown = await read(plan.id);
    expect(shown.json()).toEqual({
      id: plan.id,
      event_ids: [first, second],
      revision: 1,
      updated_at: plan.updated_at,
    });
    expect(shown.headers["cache-control"]).toBe("no-store");
    const [stored] = await site.database.select().from(plans).where(eq(plans.token, plan.id));
    expect(JSON.stringify(stored)).not.toContain(plan.secret);
  });

  it("can be empty", async () => {
    expect(await made([])).toMatchObject({ event_ids: [] });
  });

  it("is changed and deleted only with its secret", async () => {
    const plan = await made([first]);
    const other = await made([second]);
    const payload = { event_ids: [second], revision: 1 };
    expect((await change("PUT", plan, other.secret, payload)).statusCode).toBe(403);
    expect((await change("PUT", plan, plan.secret, payload)).json()).toMatchObject({
      event_ids: [second],
      revision: 2,
    });
    expect((await change("DELETE", plan, other.secret)).statusCode).toBe(403);
    expect((await change("DELETE", plan, plan.secret)).statusCode).toBe(204);
    expect((await read(plan.id)).statusCode).toBe(404);
    expect((await change("PUT", plan, plan.secret, payload)).statusCode).toBe(404);
  });

  it("is not overwritten by a browser that has not seen its last change", async () => {
    const plan = await made([first]);
    await change("PUT", plan, plan.secret, { event_ids: [second], revision: 1 });
    const stale = await change("PUT", plan, plan.secret, { event_ids: [], revision: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().details).toMatchObject({
      current: { event_ids: [second], revision: 2 },
      yours: { event_ids: [], revision: 1 },
    });
  });

  it("needs the token that other sites do not have", async () => {
    expect((await create({ event_ids: [] }, {})).statusCode).toBe(403);
    const plan = await made([first]);
    const { statusCode } = await change("DELETE", plan, plan.secret, undefined, {});
    expect(statusCode).toBe(403);
  });

  it("is refused where it can be none", async () => {
    const tooMany = Array.from({ length: 201 }, (_, i) => i + 1);
    for (const wrong of [{}, { event_ids: ["a"] }, { event_ids: [0] }, { event_ids: tooMany }]) {
      expect((await create(wrong)).statusCode).toBe(400);
    }
    for (const id of ["1", "x".repeat(24), "../../../../../../etc/pwd"]) {
      expect((await read(id)).statusCode).toBe(404);
    }
  });

  it("is deleted when it was not read for thirteen months", async () => {
    const old = await made([first]);
    const read13 = new Date();
    read13.setMonth(read13.getMonth() - 14);
    await site.database.update(plans).set({ readAt: read13 }).where(eq(plans.token, old.id));
    const kept = await made([first]);
    await site.app.jobs.send(site.database, "delete-unread-plans", {});
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect((await read(old.id)).statusCode).toBe(404);
    expect((await read(kept.id)).statusCode).toBe(200);
  });

  it("is a picture of its address for other devices, without being stored", async () => {
    const answer = await site.app.inject({
      url: addressOf(getPlanCode, { locale: "en", events: [first, second].join(",") }),
    });
    expect(answer.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(await readCode(answer.body)).toBe(
      `${site.app.siteUrl}/en/my-festival?events=${first},${second}`,
    );
    const other = await site.app.inject({
      url: addressOf(getPlanCode, { locale: "en", events: [second].join(",") }),
    });
    expect(other.body).not.toBe(answer.body);
    for (const wrong of [
      "",
      "?events=",
      "?events=0",
      "?events=1;2",
      `?events=${"1,".repeat(100)}1`,
    ]) {
      const url = `/de/api/plans/code.svg${wrong}`;
      expect([wrong, (await site.app.inject({ url })).statusCode]).toEqual([wrong, 400]);
    }
  });

  it("is kept as long as calendars read it", async () => {
    const plan = await made([first]);
    const longAgo = new Date("2020-01-01T00:00:00Z");
    await site.database.update(plans).set({ readAt: longAgo }).where(eq(plans.token, plan.id));
    await site.app.inject({ url: addressOf(getPlanIcs, { locale: "de", token: plan.id }) });
    const [stored] = await site.database.select().from(plans).where(eq(plans.token, plan.id));
    expect(stored?.readAt.getTime()).toBeGreaterThan(longAgo.getTime());
  });
});

/** A calendar's lines, those that were broken put together again. */
const lines = (body: string) => body.replaceAll("\r\n ", "").split("\r\n");

/** The line that names an event, as its own calendar file has it. */
async function uidOf(id: number): Promise<string> {
  const { body } = await site.app.inject({ url: addressOf(getEventIcs, { locale: "de", id }) });
  return lines(body).find((line) => line.startsWith("UID:")) ?? "";
}

describe("calendar files", () => {
  it("tell a plan's events in their time zone, with what is called off", async () => {
    const { id } = await made([first, second]);
    const answer = await site.app.inject({
      url: addressOf(getPlanIcs, { locale: "de", token: id }),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const calendar = lines(answer.body);
    expect(calendar).toEqual(
      expect.arrayContaining([
        "BEGIN:VTIMEZONE",
        "TZID:Europe/Berlin",
        await uidOf(first),
        "SEQUENCE:2",
        "SUMMARY:Eroica",
        "DTSTART;TZID=Europe/Berlin:20250901T200000",
        "DTEND;TZID=Europe/Berlin:20250901T230000",
        "STATUS:CONFIRMED",
        "SUMMARY:Abgesagt: Lieder vom Fluss",
        "DTEND;TZID=Europe/Berlin:20250902T213000",
        "STATUS:CANCELLED",
        `URL;VALUE=URI:http://localhost:3000/de/programm-tickets/abend/${first}`,
      ]),
    );
    expect(calendar.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(2);
  });

  it("tell one event, or a filtered list", async () => {
    const one = await site.app.inject({
      url: addressOf(getEventIcs, { locale: "en", id: second }),
    });
    expect(lines(one.body)).toContain("SUMMARY:Cancelled: Lieder vom Fluss");
    expect(one.headers["content-disposition"]).toBe('attachment; filename="evening.ics"');
    const url = addressOf(getEventsIcs, { locale: "de", to_date: "2025-09-01" });
    const list = lines((await site.app.inject({ url })).body);
    expect(list.filter((line) => line.startsWith("UID:"))).toEqual([await uidOf(first)]);
    const none = addressOf(getEventsIcs, { locale: "de", genres: 999_999 });
    expect(lines((await site.app.inject({ url: none })).body)).not.toContain("BEGIN:VEVENT");
  });

  it("tell the day alone of an event without a time, and their own zone of those elsewhere", async () => {
    const day = await insertEvent(site.database, {
      startsAt: new Date("2025-09-04T22:00:00Z"),
      hasTime: false,
    });
    const dayFile = await site.app.inject({
      url: addressOf(getEventIcs, { locale: "de", id: day }),
    });
    expect(lines(dayFile.body)).toContain("DTSTART;VALUE=DATE:20250905");
    const abroad = await insertEvent(site.database, {
      startsAt: new Date("2025-09-04T23:30:00Z"),
      timeZone: "America/New_York",
    });
    const file = await site.app.inject({
      url: addressOf(getEventIcs, { locale: "de", id: abroad }),
    });
    expect(lines(file.body)).toContain("DTSTART;TZID=America/New_York:20250904T193000");
  });

  it("are not found for what is not public", async () => {
    const hidden = await insertEvent(site.database, { isOnline: false });
    for (const url of [
      addressOf(getEventIcs, { locale: "de", id: hidden }),
      addressOf(getPlanIcs, { locale: "de", token: "y".repeat(24) }),
    ]) {
      expect((await site.app.inject({ url })).statusCode).toBe(404);
    }
  });
});
