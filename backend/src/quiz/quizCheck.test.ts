import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eventGenres, genres } from "../platform/database/schema/index.ts";
import { both } from "../testing/factories.ts";
import { insertEvent, setClock, staffCalls } from "../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { checkQuiz } from "./checkQuiz.ts";
import type { Candidate } from "./scoreEvents.ts";

const candidate = (id: number): Candidate => ({
  id,
  genres: [id],
  composers: [],
  moods: [],
  venue: null,
  minutes: null,
  hour: null,
  isWeekend: false,
  cheapest: 30,
});

describe("checking a quiz", () => {
  it("is paid for by fewer visitors where there are many events", async () => {
    const many = Array.from({ length: 1000 }, (_, index) => candidate(index + 1));
    expect((await checkQuiz(many, [])).visitors).toBe(200);
    expect((await checkQuiz([candidate(1)], [])).visitors).toBe(800);
    expect((await checkQuiz([], [])).visitors).toBe(800);
  });
});

describe("the call for the quiz's check", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
    await setClock(site, "2025-08-20T10:00:00Z");
  });
  afterAll(() => site.close());

  it("is not found without a quiz", async () => {
    expect((await call("GET", "quiz-check/")).json()).toMatchObject({ code: "not_found" });
  });

  it("is for staff alone", async () => {
    const answer = await site.app.inject("/de/pageeditor-api/quiz-check/");
    expect(answer.json()).toMatchObject({ code: "not_authenticated" });
  });

  it("says how often each event is recommended, and which answers never lead to it", async () => {
    const [song, opera] = await site.database
      .insert(genres)
      .values([
        { title: both("Song"), slug: { de: "lied", en: "song" } },
        { title: both("Opera"), slug: { de: "oper", en: "opera" } },
      ])
      .returning();
    const startsAt = new Date("2025-09-01T18:00:00Z");
    const wanted = await insertEvent(site.database, { startsAt, buttonStatus: "on_sale" });
    const forgotten = await insertEvent(site.database, { startsAt, buttonStatus: "on_sale" });
    await insertEvent(site.database, { startsAt, buttonStatus: "sold_out" });
    await site.database.insert(eventGenres).values([
      { eventId: wanted, genreId: song?.id ?? 0 },
      { eventId: forgotten, genreId: opera?.id ?? 0 },
    ]);
    const answers = [
      { text: both("Yes"), weights: { genres: { [song?.id ?? 0]: 2 } } },
      { text: both("No"), weights: {} },
    ];
    const questions = [{ kind: "one", text: both("Songs?"), answers }];
    await call("POST", "quizzes/", { title: both("Quiz"), questions });

    const { visitors, events, questions: checked } = (await call("GET", "quiz-check/")).json();
    expect(visitors).toBe(800);
    expect(events.map(({ id }: { id: number }) => id)).toEqual([forgotten, wanted]);
    expect(events[0].share).toBe(0);
    expect(events[1].share).toBeCloseTo(0.5, 1);
    expect(checked[0].answers.map(({ never }: { never: number[] }) => never)).toEqual([
      [forgotten],
      [wanted, forgotten],
    ]);
  });
});
