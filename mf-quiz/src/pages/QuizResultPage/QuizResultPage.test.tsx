import type { RecommendationReason } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testBus, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QuizResultPage } from "./QuizResultPage.tsx";
import { keepAnswers, readKeptAnswers } from "../../quiz/keptAnswers.ts";
import { mixedQuiz, testEvent, testQuiz, quizRequest } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { loadQuizResultPage } from "./loadQuizResultPage.ts";

afterEach(cleanup);

const base = "/de/konzert-o-mat";
const result = (id: number, reasons: RecommendationReason[] = []) => ({
  event: testEvent({ id, title: `Konzert ${id}` }),
  match: 100,
  reasons,
});
const reasons: RecommendationReason[] = [
  { kind: "composers", what: "Beethoven" },
  { kind: "length", what: "short" },
];

type Answers = Partial<Parameters<typeof quizRequest>[1]>;

async function show(code: string, answers: Answers = {}, start = base) {
  const url = `${start}/${code}`;
  const loaded = await loadQuizResultPage(quizRequest(url, { quiz: testQuiz(), ...answers }));
  if (loaded.kind !== "page") throw new Error("Expected a page.");
  const locale = start.startsWith("/en") ? "en" : "de";
  const rendered = renderScreen(
    QuizResultPage,
    texts,
    testPage({ url, locale, data: loaded.data }),
  );
  return { ...rendered, head: loaded.head, alternates: loaded.alternates };
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);

describe("the quiz's result", () => {
  it("suggests concerts and says why", async () => {
    const asked: string[] = [];
    const { container, head, alternates } = await show("1-1-2-3", {
      recommendations: (answers) => {
        asked.push(answers);
        return [result(1, reasons), result(2), result(3)];
      },
    });
    expect(asked).toEqual(["2,3"]);
    expect(titles()).toEqual(["Konzert 1", "Konzert 2", "Konzert 3"]);
    expect(screen.queryByText("Als Nächstes im Programm")).toBeNull();
    const best = within(screen.getAllByRole("article")[0] ?? container);
    expect(best.getByText("Musik von Beethoven")).toBeTruthy();
    expect(best.getByText("kurz")).toBeTruthy();
    expect(best.getByText(/Samstag, 30. August 2025/)).toBeTruthy();
    expect(best.getByRole("link", { name: "Konzert 1" }).getAttribute("href")).toBe(
      "/de/programm-tickets/cis-moll/1",
    );
    expect(head).toMatchObject({
      noIndex: true,
      description: "Mein Concert-O-Mat sagt: Konzert 1 · Konzert 2 · Konzert 3",
      openGraph: { imageUrl: "/de/api/quiz/recommendations/picture.jpg?answers=2%2C3" },
    });
    expect(alternates.en).toBe("/en/konzert-o-mat/1-1-2-3");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("begins with the best, and has all others in the order of their dates", async () => {
    const on = (id: number, day: string) => ({
      event: testEvent({ id, title: `Konzert ${id}`, date_and_time: `2025-${day}T18:00:00.000Z` }),
      match: 100 - id,
      reasons: [],
    });
    await show("1-1-2-3", {
      recommendations: () => [on(1, "09-14"), on(2, "09-20"), on(3, "09-02"), on(4, "08-30")],
    });
    expect(titles()).toEqual(["Konzert 1", "Konzert 4", "Konzert 3", "Konzert 2"]);
  });

  it("has a mark for each concert, which puts it on the plan and takes it off again", async () => {
    const url = `${base}/1-1-2-3`;
    const answers = { quiz: testQuiz(), recommendations: () => [result(1, reasons), result(2)] };
    const loaded = await loadQuizResultPage(quizRequest(url, answers));
    if (loaded.kind !== "page") throw new Error("Expected a page.");
    const page = testPage({ url, data: loaded.data });
    const bus = testBus(page);
    const { container } = renderScreen(QuizResultPage, texts, page, { bus });
    const ids = () => bus.plan$.value.map(({ id }) => id);
    await userEvent.click(screen.getByRole("button", { name: /^Merken\s*: Konzert 2$/ }));
    expect(ids()).toEqual([2]);
    await userEvent.click(screen.getByRole("button", { name: /^Merken\s*: Konzert 1$/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Gemerkt\s*: Konzert 2$/ }));
    expect(ids()).toEqual([1]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("has words for every reason in both languages", async () => {
    const own = {
      length: ["short", "medium", "long"],
      time_of_day: ["morning", "afternoon", "evening", "night"],
      days: ["weekday", "weekend"],
      price: ["free", "low", "medium", "high"],
    } as const;
    const kinds = Object.keys(own) as (keyof typeof own)[];
    const all = kinds.flatMap((kind) => own[kind].map((what) => ({ kind, what })));
    for (const start of [base, "/en/konzert-o-mat"]) {
      await show("1-1-2-3", { recommendations: () => [result(1, all)] }, start);
      const words = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
      expect(words.filter((word) => word.startsWith("reasons."))).toEqual([]);
      cleanup();
    }
  });

  it("tells a slider's and several answers in words, and leads back to each", async () => {
    const { container } = await show("1-4-~70-51_53", {
      quiz: mixedQuiz(),
      recommendations: () => [result(1)],
    });
    expect(screen.getByText("mittel")).toBeTruthy();
    expect(screen.getByText("Allein · Alle")).toBeTruthy();
    const change = container.querySelector('a[aria-label="Antwort ändern: Mit wem?"]');
    expect(change?.getAttribute("href")).toBe(`${base}/fragen?question=2&answers=~70-51_53`);
  });

  it("adds what comes next where little goes with the answers", async () => {
    await show("1-1-2-3", {
      recommendations: () => [result(1)],
      events: [1, 8, 9].map((id) => testEvent({ id, title: `Konzert ${id}` })),
    });
    expect(titles()).toEqual(["Konzert 1", "Konzert 8", "Konzert 9"]);
    expect(screen.getByRole("heading", { name: "Als Nächstes im Programm" })).toBeTruthy();
  });

  it("leaves everything open where all was skipped, and shows what comes next", async () => {
    const { container } = await show("1-1-0-0", { events: [testEvent()] });
    expect(screen.getByText(/lassen alles offen/)).toBeTruthy();
    expect(titles()).toEqual(["Cis-Moll"]);
    expect(screen.queryByRole("link", { name: "Ergebnis teilen" })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("still leads to the programme where no concert is found", async () => {
    const { container } = await show("1-1-2-3");
    const programme = screen.getByRole("link", { name: "Zum Programm" });
    expect(programme.getAttribute("href")).toBe("/de/programm-tickets");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("deletes the answers that were stored on the way", async () => {
    keepAnswers({ quizId: 1, number: 2, answers: "2" });
    await show("1-1-2-3");
    expect(readKeptAnswers(1)).toBeNull();
  });

  it("can be shared by mail without scripts", async () => {
    await show("1-1-2-3", { recommendations: () => [result(1)] });
    const share = screen.getByRole("link", { name: "Ergebnis teilen" }).getAttribute("href") ?? "";
    expect(decodeURIComponent(share)).toMatch(/body=.*\nMein Concert-O-Mat sagt: Konzert 1$/);
  });

  it.each(["x", "1-1-2", "1-9-2-3", "0-1-2-3"])(
    "leads back to the start with a friendly word where it is none: %s",
    async (code) => {
      const { container, head } = await show(code);
      expect(screen.getByText(/Wir fangen noch einmal von vorn an/)).toBeTruthy();
      const start = screen.getByRole("link", { name: "Los geht’s" });
      expect(start.getAttribute("href")).toBe(`${base}/fragen`);
      expect(head.noIndex).toBe(true);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("asks for patience while there is no quiz", async () => {
    await show("1-1-2-3", { quiz: new ApiError("unavailable") });
    expect(screen.getByText("Gerade macht er Pause.")).toBeTruthy();
    expect(screen.queryByText(/von vorn an/)).toBeNull();
  });
});
