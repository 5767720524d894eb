import { afterEach, describe, expect, it } from "@jest/globals";
import type { Quiz } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { QuizStartPage } from "./QuizStartPage.tsx";
import { forgetAnswers, keepAnswers } from "../../quiz/keptAnswers.ts";
import { testQuiz, quizRequest } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { loadQuizStartPage } from "./loadQuizStartPage.ts";

afterEach(() => {
  cleanup();
  forgetAnswers();
});

async function show(quiz: Quiz | Error) {
  const url = "/de/konzert-o-mat";
  const result = await loadQuizStartPage(quizRequest(url, { quiz }));
  if (result.kind !== "page") throw new Error("Expected a page.");
  return renderScreen(QuizStartPage, texts, testPage({ url, data: result.data }));
}

describe("the quiz's first page", () => {
  it("invites to the first question", async () => {
    const { container } = await show(testQuiz());
    expect(screen.getByRole("heading", { level: 1, name: "Concert-O-Mat" })).toBeTruthy();
    expect(screen.getByText("Welches Konzert passt zu Ihnen?")).toBeTruthy();
    const start = screen.getByRole("link", { name: "Los geht’s" });
    expect(start.getAttribute("href")).toBe("/de/konzert-o-mat/fragen");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("answers with a friendly word while the questions are missing", async () => {
    for (const quiz of [new ApiError("unavailable"), testQuiz({ questions: [] })]) {
      const { container } = await show(quiz);
      expect(screen.getByText("Gerade macht er Pause.")).toBeTruthy();
      expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/de/programm-tickets",
      ]);
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("offers to go on where one left, in this window and this quiz alone", async () => {
    keepAnswers({ quizId: 1, number: 2, answers: "1" });
    const { container } = await show(testQuiz());
    const goOn = screen.getByRole("link", { name: "Weiter bei Frage 2" });
    expect(goOn.getAttribute("href")).toBe("/de/konzert-o-mat/fragen?question=2&answers=1");
    expect(await axeProblems(container)).toEqual([]);
    cleanup();
    await show(testQuiz({ id: 2 }));
    expect(screen.queryByRole("link", { name: /Weiter bei/ })).toBeNull();
  });

  it("minds nothing that it can't read", async () => {
    for (const kept of ["{", "[]", "null", '{"quizId":1}']) {
      sessionStorage.setItem("quiz", kept);
      await show(testQuiz());
      expect(screen.queryByRole("link", { name: /Weiter bei/ })).toBeNull();
      cleanup();
    }
  });
});
