import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  composers,
  compositions,
  eventCompositions,
  eventGenres,
  eventMoods,
  events,
  genres,
  moods,
  quizzes,
} from "../platform/database/schema/index.ts";
import { both, insertVenue } from "../testing/factories.ts";
import { insertEvent, setClock, staffCalls } from "../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { addWeights, scoreEvents, type Candidate } from "./scoreEvents.ts";

const nothing: Candidate = {
  id: 1,
  genres: [],
  composers: [],
  moods: [],
  venue: null,
  minutes: null,
  hour: null,
  isWeekend: false,
  cheapest: 30,
};
const answer = (weights: object, share = 1) => ({ weights, share });

describe("scoring events by the quiz's answers", () => {
  const score = (event: Partial<Candidate>, ...answers: ReturnType<typeof answer>[]) =>
    scoreEvents([{ ...nothing, ...event }], addWeights(answers))[0]?.score ?? 0;

  it("adds what all answers say of all that an event is", () => {
    const song = answer({ genres: { 3: 2 }, moods: { 4: 1 } });
    expect(score({ genres: [3, 5], moods: [4] }, song, song)).toBe(6);
    expect(score({ genres: [5] }, song)).toBe(0);
  });

  it("counts a composer once, however many of their works are played", () => {
    expect(score({ composers: [7, 7, 7] }, answer({ composers: { 7: 3 } }))).toBe(3);
  });

  it("weighs an answer on a slider by its share", () => {
    const [near, far] = [{ length: { short: 4 } }, { length: { short: -4 } }];
    expect(score({ minutes: 60 }, answer(near, 0.75), answer(far, 0.25))).toBe(2);
  });

  it.each([
    [{ minutes: 75 }, { length: { short: 1 } }],
    [{ minutes: 76 }, { length: { medium: 1 } }],
    [{ minutes: 131 }, { length: { long: 1 } }],
    [{ hour: 11 }, { time_of_day: { morning: 1 } }],
    [{ hour: 12 }, { time_of_day: { afternoon: 1 } }],
    [{ hour: 20 }, { time_of_day: { evening: 1 } }],
    [{ hour: 21 }, { time_of_day: { night: 1 } }],
    [{ isWeekend: true }, { days: { weekend: 1 } }],
    [{ cheapest: null }, { price: { free: 1 } }],
    [{ cheapest: 15 }, { price: { low: 1 } }],
    [{ cheapest: 40 }, { price: { medium: 1 } }],
    [{ cheapest: 41 }, { price: { high: 1 } }],
    [{ venue: 9 }, { venues: { 9: 1 } }],
  ])("finds %j where %j is wanted", (event, weights) => {
    expect(score(event, answer(weights))).toBe(1);
  });

  it("recommends nothing that more speaks against than for, and names what speaks for the rest", () => {
    const weights = addWeights([
      answer({ genres: { 3: 1 }, moods: { 4: 2, 5: -3 }, days: { weekday: 1 } }),
    ]);
    const scored = scoreEvents(
      [
        { ...nothing, id: 1, genres: [3], moods: [5] },
        { ...nothing, id: 2, genres: [3] },
        { ...nothing, id: 3, genres: [3], moods: [4] },
      ],
      weights,
    );
    expect(scored.map(({ id }) => id)).toEqual([3, 2]);
    expect(scored[0]?.reasons[0]).toEqual({ kind: "moods", what: "4", weight: 2 });
  });
});

describe("the quiz's recommendations", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  const ids = { song: 0, bach: 0, quiet: 0, venue: 0 };
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
    await setClock(site, "2025-08-20T10:00:00Z");
    const slug = { de: "lied", en: "song" };
    const [song] = await site.database
      .insert(genres)
      .values({ title: both("Song"), slug })
      .returning();
    const [bach] = await site.database
      .insert(composers)
      .values({ name: both("Johann Sebastian Bach"), shortName: both("Bach") })
      .returning();
    const [quiet] = await site.database
      .insert(moods)
      .values({ title: both("quiet") })
      .returning();
    const venue = await insertVenue(site.database);
    Object.assign(ids, { song: song?.id, bach: bach?.id, quiet: quiet?.id, venue });
  });
  beforeEach(async () => {
    await site.database.delete(quizzes);
    await site.database.delete(events);
  });
  afterAll(() => site.close());

  const recommend = (answers: string) =>
    site.app.inject(`/en/api/quiz/recommendations/?answers=${answers}`);

  async function insertQuiz(...weights: object[]): Promise<number[]> {
    const answers = [...weights, {}, {}].map((one, index) => ({
      text: both(`Answer ${index}`),
      weights: one,
    }));
    const questions = [{ kind: "slider", text: both("How?"), answers }];
    const quiz = (await call("POST", "quizzes/", { title: both("Quiz"), questions })).json();
    return quiz.questions[0].answers.map(({ id }: { id: number }) => id);
  }

  it("are coming events with tickets, the best first, and say why", async () => {
    const [wanted, against] = await insertQuiz(
      {
        genres: { [ids.song]: 2 },
        composers: { [ids.bach]: 1 },
        moods: { [ids.quiet]: 3 },
        length: { short: 1 },
      },
      { moods: { [ids.quiet]: -5 } },
    );
    const startsAt = new Date("2025-09-01T18:00:00Z");
    const endsAt = new Date("2025-09-01T19:00:00Z");
    const full = { startsAt, endsAt, buttonStatus: "on_sale" } as const;
    const best = await insertEvent(site.database, { ...full, venueId: ids.venue });
    const good = await insertEvent(site.database, { ...full, endsAt: null });
    const past = await insertEvent(site.database, { startsAt: new Date("2025-08-19T18:00:00Z") });
    const gone = await insertEvent(site.database, { ...full, buttonStatus: "sold_out" });
    const off = await insertEvent(site.database, { ...full, status: "cancelled" });
    const hidden = await insertEvent(site.database, { ...full, isOnline: false });
    await insertEvent(site.database, full);
    for (const eventId of [best, good, past, gone, off, hidden]) {
      await site.database.insert(eventGenres).values({ eventId, genreId: ids.song });
    }
    await site.database.insert(eventMoods).values({ eventId: best, moodId: ids.quiet });
    const [work] = await site.database
      .insert(compositions)
      .values({ composerId: ids.bach, title: both("Suite") })
      .returning();
    const row = { eventId: best, position: 0, compositionId: work?.id ?? 0 };
    await site.database.insert(eventCompositions).values(row);

    const answered = await recommend(String(wanted));
    expect(answered.statusCode).toBe(200);
    const { results } = answered.json();
    expect(results.map(({ event }: { event: { id: number } }) => event.id).slice(0, 2)).toEqual([
      best,
      good,
    ]);
    expect(results[0]).toMatchObject({
      match: 100,
      reasons: [
        { kind: "moods", what: "quiet (en)" },
        { kind: "genres", what: "Song (en)" },
        { kind: "composers", what: "Bach (en)" },
      ],
    });
    expect(results[1]).toMatchObject({ match: 60, reasons: [{ what: "Song (en)" }] });
    expect(results[2]).toMatchObject({ reasons: [{ kind: "length", what: "short" }] });
    expect(results).toHaveLength(3);
    expect(answered.headers["x-festival-changes-at"]).toBe(startsAt.toISOString());

    const mixed = (await recommend(`${wanted}~50,${against}~50`)).json();
    const stillBest = mixed.results.find(
      ({ event }: { event: { id: number } }) => event.id === best,
    );
    expect(stillBest.reasons[0]).toEqual({ kind: "genres", what: "Song (en)" });
  });

  it("are none where nothing speaks for anything", async () => {
    const [only] = await insertQuiz({});
    await insertEvent(site.database);
    expect((await recommend(String(only))).json().results).toEqual([]);
  });

  it("are not found without a quiz, or for answers of another", async () => {
    expect((await recommend("1")).statusCode).toBe(404);
    await insertQuiz({});
    expect((await recommend("999999")).json()).toMatchObject({ code: "not_found" });
  });

  it.each(["", "0", "x", "1,,2", "1~101", "1~-5", "1~", `${"1,".repeat(100)}1`])(
    "are refused for what is no list of answers: %j",
    async (answers) => {
      expect((await recommend(answers)).statusCode).toBe(400);
    },
  );
});
