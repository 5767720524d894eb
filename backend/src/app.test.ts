import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  navigationEntries,
  quizAnswers,
  quizQuestions,
  quizzes,
  seasons,
} from "./platform/database/schema/index.ts";
import { both } from "./testing/factories.ts";
import { insertHomeBlock } from "./testing/factories/home.ts";
import { createTestApp, internal, type TestApp } from "./testing/testApp.ts";

describe("the API", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const get = async (url: string) => (await site.app.inject(url)).json();

  it("answers everything that does not exist in the one shape", async () => {
    for (const url of ["/", "/fr/api/season/", "/de/api/nothing/", "/internal"]) {
      const answer = await site.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "not_found" });
    }
  });

  it("has no blocks of the home page until staff make them", async () => {
    for (const name of ["season", "hero", "big-teaser", "quiz"]) {
      expect(await get(`/de/api/${name}/`)).toMatchObject({ code: "not_found" });
    }
    await site.database
      .insert(seasons)
      .values({ title: both("Season"), startsOn: "2025-08-28", endsOn: "2025-09-27" });
    await insertHomeBlock(site.database, "hero", { headline: both("Hero") });
    await insertHomeBlock(site.database, "big-teaser", { headline: both("Teaser") });
    expect(await get("/de/api/season/")).toMatchObject({ starts_on: "2025-08-28" });
    expect(await get("/en/api/hero/")).toMatchObject({ headline: "Hero (en)", image: null });
    expect(await get("/en/api/big-teaser/")).toMatchObject({ headline: "Teaser (en)" });
  });

  it("tells the navigation in two levels and in order", async () => {
    const [parent] = await site.database
      .insert(navigationEntries)
      .values({ area: "menu", position: 2, title: both("Visit") })
      .returning();
    await site.database.insert(navigationEntries).values([
      { area: "menu", position: 1, title: both("First"), url: { de: "/de/a", en: "/en/a" } },
      { area: "menu", parentId: parent?.id, title: both("Way"), url: { de: "/de/b", en: "/en/b" } },
      { area: "footer", title: both("Imprint"), url: { de: "/de/c", en: "/en/c" } },
    ]);
    expect(await get("/en/pageeditor-api/nav")).toEqual({
      menu: [
        { title: "First (en)", url: "/en/a", children: [] },
        {
          title: "Visit (en)",
          url: null,
          children: [{ title: "Way (en)", url: "/en/b", children: [] }],
        },
      ],
      submenu: [],
      footer: [{ title: "Imprint (en)", url: "/en/c", children: [] }],
    });
  });

  it("asks the quiz's questions with their answers", async () => {
    const [quiz] = await site.database
      .insert(quizzes)
      .values({ title: both("Quiz") })
      .returning();
    const [question] = await site.database
      .insert(quizQuestions)
      .values({ quizId: quiz?.id ?? 0, position: 1, text: both("Which hour?") })
      .returning();
    const questionId = question?.id ?? 0;
    await site.database.insert(quizAnswers).values([
      { questionId, position: 2, text: both("Late") },
      { questionId, position: 1, text: both("Early") },
    ]);
    const { questions } = await get("/de/api/quiz/");
    expect(questions).toMatchObject([
      { text: "Which hour? (de)", answers: [{ text: "Early (de)" }, { text: "Late (de)" }] },
    ]);
  });

  it("moves its clock for our own processes alone", async () => {
    const call = {
      method: "PUT",
      url: "/internal/clock",
      payload: { offset_ms: -86_400_000 },
    } as const;
    expect((await site.app.inject(call)).statusCode).toBe(403);
    expect((await internal(site, call)).json()).toEqual({ offset_ms: -86_400_000 });
    expect(Date.now() - site.app.clock.now().getTime()).toBeGreaterThan(86_000_000);
    const read = await internal(site, { url: "/internal/clock" });
    expect(read.json()).toEqual({ offset_ms: -86_400_000 });
  });

  it("refuses a clock that leaves what a date can hold", async () => {
    for (const offsetMs of [9e15, -9e15, 4e12]) {
      const payload = { offset_ms: offsetMs };
      const answer = await internal(site, { method: "PUT", url: "/internal/clock", payload });
      expect([offsetMs, answer.statusCode]).toEqual([offsetMs, 400]);
    }
    expect((await site.app.inject("/de/api/tags/")).statusCode).toBe(200);
  });
});
