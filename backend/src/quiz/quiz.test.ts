import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { genres, quizzes } from "../platform/database/schema/index.ts";
import { both, insertImage } from "../testing/factories.ts";
import { insertEvent, insertFile, staffCalls } from "../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

const answer = (text: string, values: object = {}) => ({ text: both(text), ...values });
const question = (text: string, values: object = {}) => ({
  kind: "one",
  text: both(text),
  answers: [answer("Yes"), answer("No")],
  ...values,
});

describe("the quiz", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  let genreId: number;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
    const slug = { de: "lied", en: "song" };
    const [genre] = await site.database
      .insert(genres)
      .values({ title: both("Song"), slug })
      .returning();
    genreId = genre?.id ?? 0;
  });
  beforeEach(async () => {
    await site.database.delete(quizzes);
  });
  afterAll(() => site.close());

  const post = (questions: object[], values: object = {}) =>
    call("POST", "quizzes/", { title: both("Quiz"), questions, ...values });
  const create = async (questions: object[] = [question("How?")], values: object = {}) => {
    const created = await post(questions, values);
    expect(created.statusCode).toBe(201);
    return created.json();
  };
  const shown = () => site.app.inject("/en/api/quiz/");

  it("is not found where there is none, or where it is offline", async () => {
    expect((await shown()).statusCode).toBe(404);
    await create([question("How?")], { is_online: false });
    expect((await shown()).json()).toMatchObject({ code: "not_found" });
  });

  it("asks in the reader's language, with pictures and sounds, and keeps its weights to itself", async () => {
    const image = await insertImage(site.database);
    const sound = await insertFile(site.database, "rain.mp3");
    const created = await create([
      question("Which?", {
        kind: "pictures",
        help: both("Look"),
        answers: [
          answer("This", { image_id: image.id, weights: { genres: { [genreId]: 3 } } }),
          answer("That", { image_id: image.id }),
        ],
      }),
      question("And which?", {
        kind: "sounds",
        answers: [answer("Rain", { sound_id: sound }), answer("Wind", { sound_id: sound })],
      }),
    ]);
    const quiz = (await shown()).json();
    expect(quiz).toMatchObject({
      id: created.id,
      title: "Quiz (en)",
      questions: [
        {
          kind: "pictures",
          text: "Which? (en)",
          help: "Look (en)",
          answers: [{ text: "This (en)", image: { id: image.id }, sound: null }, {}],
        },
        { kind: "sounds", answers: [{ sound: expect.stringMatching(/rain\.mp3$/) }, {}] },
      ],
    });
    expect(JSON.stringify(quiz)).not.toContain("weights");
  });

  it("describes the sounds by captions, in the reader's language", async () => {
    const sound = await insertFile(site.database, "wind.mp3");
    const heard = question("What?", {
      kind: "sounds",
      answers: [answer("Wind", { sound_id: sound }), answer("Sea", { sound_id: sound })],
    });
    const { questions } = await create([heard, question("Silent?")]);
    const captions = (name: string) => site.app.inject(`/en/api/quiz/captions/${name}`);
    const file = await captions(`${questions[0].answers[0].id}.vtt`);
    expect(file.headers["content-type"]).toMatch(/^text\/vtt/);
    expect(file.body).toBe("WEBVTT\n\n00:00.000 --> 10:00.000\n[Programme (en)]\n");
    expect(file.headers["x-festival-tags"]).toContain(`file:${sound}`);
    expect((await captions(`${questions[1].answers[0].id}.vtt`)).statusCode).toBe(404);
    expect((await captions("999999.vtt")).json()).toMatchObject({ code: "not_found" });
    expect((await captions("1.txt")).statusCode).toBe(404);
  });

  it("is the newest one that is online", async () => {
    await create();
    const newer = await create();
    expect((await shown()).json().id).toBe(newer.id);
    expect((await shown()).headers["x-festival-tags"]).toBe("quizzes");
  });

  it("keeps the ids of questions and answers that stay, in a new order", async () => {
    const { id, questions } = await create([question("One"), question("Two")]);
    const [one, two] = questions;
    const changed = {
      ...two,
      answers: [answer("Perhaps"), { ...two.answers[1], text: both("Never") }],
    };
    const saved = await call("POST", `quizzes/${id}/`, {
      revision: 1,
      questions: [question("New"), changed],
    });
    expect(saved.statusCode).toBe(200);
    const stored = saved.json().questions;
    expect(stored.map(({ text }: { text: object }) => text)).toEqual([both("New"), both("Two")]);
    expect(stored[1].id).toBe(two.id);
    expect(stored[1].answers).toMatchObject([
      { text: both("Perhaps") },
      { id: two.answers[1].id, text: both("Never") },
    ]);
    expect([one.id, two.id]).not.toContain(stored[0].id);
  });

  it("takes no questions of another quiz, and none twice", async () => {
    const other = await create();
    const { id, questions } = await create();
    const save = (sent: object[]) =>
      call("POST", `quizzes/${id}/`, { revision: 1, questions: sent });
    const refused = { details: { fields: { questions: "unknown" } } };
    expect((await save(other.questions)).json()).toMatchObject(refused);
    expect((await save([questions[0], questions[0]])).json()).toMatchObject(refused);
    const strange = { ...questions[0], answers: other.questions[0].answers };
    expect((await save([strange])).json()).toMatchObject(refused);
  });

  it.each([
    ["genres", { genres: { 999999: 1 } }],
    ["composers", { composers: { 999999: 1 } }],
    ["moods", { moods: { 999999: 1 } }],
    ["venues", { venues: { 999999: 1 } }],
  ])("weighs no %s that there are not", async (_kind, weights) => {
    const answers = [answer("Yes", { weights }), answer("No")];
    const refused = await post([question("How?", { answers })]);
    expect(refused.json().details.fields).toEqual({ questions: "unknown" });
  });

  it.each([
    ["weights beyond five", { length: { short: 6 } }],
    ["weights of what is not weighed", { colour: { blue: 1 } }],
    ["weights of parts of the day that there are not", { time_of_day: { dawn: 1 } }],
    ["ids that are none", { genres: { lied: 1 } }],
  ])("takes no %s", async (_what, weights) => {
    const answers = [answer("Yes", { weights }), answer("No")];
    expect((await post([question("How?", { answers })])).statusCode).toBe(422);
  });

  it("needs pictures to choose between pictures, and two answers at least", async () => {
    const refused = await post([question("Which?", { kind: "pictures" })]);
    expect(refused.json().details.fields).toEqual({ questions: "required" });
    const lonely = question("How?", { answers: [answer("So")] });
    expect((await post([lonely])).statusCode).toBe(422);
    expect((await post([question("How?", { kind: "riddle" })])).statusCode).toBe(422);
    expect((await post([])).statusCode).toBe(422);
  });

  it("is kept by staff alone", async () => {
    const visitor = await browser(site);
    expect((await call("GET", "quizzes/", undefined, visitor)).statusCode).toBe(401);
    expect((await call("GET", "moods/", undefined, visitor)).statusCode).toBe(401);
  });

  it("knows how events feel", async () => {
    const eventId = await insertEvent(site.database);
    const created = await call("POST", "moods/", { title: both("quiet"), event_ids: [eventId] });
    expect(created.json()).toMatchObject({ title: both("quiet"), event_ids: [eventId] });
    const { id } = created.json();
    const cleared = await call("POST", `moods/${id}/`, { revision: 1, event_ids: [] });
    expect(cleared.json()).toMatchObject({ event_ids: [], revision: 2 });
    const unknown = await call("POST", "moods/", { title: both("loud"), event_ids: [999_999] });
    expect(unknown.json().details.fields).toEqual({ event_ids: "unknown" });
  });
});
