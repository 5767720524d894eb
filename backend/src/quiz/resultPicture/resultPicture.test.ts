import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { like } from "drizzle-orm";
import sharp from "sharp";
import { eventGenres, genres, rateLimits } from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { insertEvent, setClock, staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { createDrawings, mostInWork } from "./drawings.ts";
import { drawResultPicture } from "./drawResultPicture.ts";
import { linesOf, outlineOf, shortened, widthOf } from "./letters.ts";

describe("letters as outlines", () => {
  const style = { weight: 700, size: 40 } as const;

  it("need no font of the machine, and write what the first file lacks with the second", () => {
    expect(outlineOf("Dvořák", style, 10, 50)).toMatch(/^M/);
    expect(widthOf("Dvořák", style)).toBeGreaterThan(widthOf("Dvoák", style));
  });

  it("stand in lines that are no wider than their place", () => {
    const lines = linesOf("Die Kunst der Fuge, um Mitternacht gespielt", style, 300);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => widthOf(line, style) > 300)).toEqual([]);
  });

  it("are cut with an ellipsis where there is no room", () => {
    const cut = shortened("Kammermusikmarathonabschlussveranstaltung", style, 300);
    expect(cut).toMatch(/…$/);
    expect(widthOf(cut, style)).toBeLessThanOrEqual(300);
    expect(shortened("Kurz", style, 300)).toBe("Kurz");
  });
});

describe("the picture of a result", () => {
  it.each([1, 3000])("fills its place with a picture %i pixels wide", async (width) => {
    const bytes = await sharp({ create: { width, height: 700, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const drawn = await drawResultPicture({
      label: "Mein Concert-O-Mat sagt:",
      titles: ["Nachtstücke"],
      festival: "Musikfest",
      picture: { bytes, focus: { x: 1, y: 0 } },
    });
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("drawings", () => {
  const never = () => new Promise<Buffer>(() => {});

  it("are made once, however many ask", async () => {
    const draw = createDrawings();
    let drawn = 0;
    const make = async () => Buffer.from(String((drawn += 1)));
    const drawing = { draw: make };
    await Promise.all([draw("a", drawing), draw("a", drawing)]);
    expect(String(await draw("a", drawing))).toBe("1");
  });

  it("are tried again where they failed", async () => {
    const draw = createDrawings();
    const failing = () => Promise.reject(new Error("no ink"));
    await expect(draw("a", { draw: failing })).rejects.toThrow("no ink");
    expect(String(await draw("a", { draw: async () => Buffer.from("b") }))).toBe("b");
  });

  it("are refused where enough is in work, so that all else is answered", async () => {
    const draw = createDrawings();
    for (let count = 0; count < mostInWork; count += 1) void draw(String(count), { draw: never });
    await expect(draw("more", { draw: never })).rejects.toMatchObject({
      code: "too_many_requests",
    });
  });
});

describe("the call for a result's picture", () => {
  let site: TestApp;
  let answer = 0;
  beforeAll(async () => {
    site = await createTestApp();
    const call = staffCalls(site, await signedIn(site));
    await setClock(site, "2025-08-20T10:00:00Z");
    const slug = { de: "lied", en: "song" };
    const [song] = await site.database
      .insert(genres)
      .values({ title: both("Song"), slug })
      .returning();
    const genreId = song?.id ?? 0;
    const eventId = await insertEvent(site.database, {
      startsAt: new Date("2025-09-01T18:00:00Z"),
      buttonStatus: "on_sale",
    });
    await site.database.insert(eventGenres).values({ eventId, genreId });
    const answers = [
      { text: both("Yes"), weights: { genres: { [genreId]: 2 } } },
      { text: both("No"), weights: {} },
    ];
    const questions = [{ kind: "one", text: both("Songs?"), answers }];
    const quiz = (await call("POST", "quizzes/", { title: both("Quiz"), questions })).json();
    answer = quiz.questions[0].answers[0].id;
  });
  afterAll(() => site.close());

  const get = (answers: string, headers: Record<string, string> = {}) =>
    site.app.inject({
      url: `/de/api/quiz/recommendations/picture.jpg?answers=${answers}`,
      headers,
    });

  it("answers with a JPEG of 1200 by 630 pixels that depends on the events", async () => {
    const answered = await get(String(answer));
    expect(answered.statusCode).toBe(200);
    expect(answered.headers["content-type"]).toBe("image/jpeg");
    expect(answered.headers["x-festival-tags"]).toContain("events");
    expect(await sharp(answered.rawPayload).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  it("draws nothing for clients that have it already", async () => {
    const { etag } = (await get(String(answer))).headers;
    const again = await get(String(answer), { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const english = await site.app.inject(
      `/en/api/quiz/recommendations/picture.jpg?answers=${answer}`,
    );
    expect(english.headers.etag).not.toBe(etag);
  });

  it("draws ten a minute for an address, and gives what is drawn to all", async () => {
    expect((await get(String(answer))).statusCode).toBe(200);
    await site.database
      .update(rateLimits)
      .set({ count: 10 })
      .where(like(rateLimits.key, "result pictures %"));
    const other = `/de/api/quiz/recommendations/picture.jpg?answers=${answer + 1}`;
    const refused = await site.app.inject(other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await get(String(answer))).statusCode).toBe(200);
    const elsewhere = await site.app.inject({ url: other, remoteAddress: "203.0.113.9" });
    expect(elsewhere.statusCode).toBe(200);
  });

  it("does not find answers of another quiz", async () => {
    expect((await get("999999")).json()).toMatchObject({ code: "not_found" });
  });

  it("refuses what is no list of answers", async () => {
    expect((await get("x")).json()).toMatchObject({ code: "bad_request" });
  });
});
