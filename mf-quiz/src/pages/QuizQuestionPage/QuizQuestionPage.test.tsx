import type { QuestionKind } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QuizQuestionPage } from "./QuizQuestionPage.tsx";
import { forgetAnswers, readKeptAnswers } from "../../quiz/keptAnswers.ts";
import { mixedQuiz, testAnswer, testQuiz, quizRequest } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { loadQuizQuestionPage } from "./loadQuizQuestionPage.ts";

afterEach(() => {
  cleanup();
  forgetAnswers();
});

const address = "/de/konzert-o-mat/fragen";
const image = {
  id: 5,
  alias: "Ringe",
  description: "",
  copyright: "",
  width: 800,
  height: 800,
  path: "/media/images/5-aa",
  color: "#e66487",
};

async function show(url = address, quiz = testQuiz()) {
  const result = await loadQuizQuestionPage(quizRequest(url, { quiz }));
  if (result.kind !== "page") throw new Error("Expected a page.");
  const rendered = renderScreen(QuizQuestionPage, texts, testPage({ url, data: result.data }));
  return { ...rendered, head: result.head, alternates: result.alternates };
}

const formOf = (button: string) => screen.getByRole("button", { name: button }).closest("form");

describe("a question", () => {
  it("asks, helps, and says how far one is", async () => {
    const { container, head } = await show();
    expect(screen.getByRole("heading", { level: 1, name: /Wie soll der Abend/ })).toBeTruthy();
    expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
    expect(screen.getByRole("group", { name: /Wie soll der Abend/ })).toBeTruthy();
    expect(screen.getAllByRole("radio").map(({ ariaInvalid }) => ariaInvalid)).toEqual([
      "false",
      "false",
    ]);
    expect(head).toMatchObject({ title: "Frage 1 von 2, Concert-O-Mat", noIndex: false });
    expect(await axeProblems(container)).toEqual([]);
  });

  it("carries its answer to the next one by a plain form", async () => {
    await show();
    const form = formOf("Weiter");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", address]);
    await userEvent.click(screen.getByRole("radio", { name: "Mit Stille" }));
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["question", "2"],
      ["answer", "2"],
    ]);
    cleanup();
    const { alternates } = await show(`${address}?question=2&answer=2`);
    expect(screen.getByText("Frage 2 von 2")).toBeTruthy();
    expect(alternates.de).toBe(`${address}?question=2&answers=2`);
  });

  it("can be skipped, and gone back to without losing an answer", async () => {
    await show();
    const skip = screen.getByRole("link", { name: "Überspringen" });
    expect(skip.getAttribute("href")).toBe(`${address}?question=2&answers=0`);
    cleanup();
    await show(`${address}?question=2&answers=1-3`);
    const back = screen.getByRole("link", { name: "Zurück" }).getAttribute("href");
    cleanup();
    await show(back ?? "");
    const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Mit einem Paukenschlag" });
    expect(radio.checked).toBe(true);
    expect(new FormData(formOf("Weiter") ?? undefined).get("answers")).toBe("1-3");
    const result = screen.getByRole("link", { name: "Zum Ergebnis" });
    expect(result.getAttribute("href")).toBe("/de/konzert-o-mat/1-1-1-3");
  });

  it("keeps what was answered for those who leave", async () => {
    await show();
    expect(readKeptAnswers(1)).toBeNull();
    cleanup();
    await show(`${address}?question=2&answer=2`);
    expect(readKeptAnswers(1)).toEqual({ quizId: 1, number: 2, answers: "2" });
  });

  it("stays the same in the other language", async () => {
    const { alternates } = await show(`${address}?question=2&answers=1`);
    expect(alternates.en).toBe("/en/konzert-o-mat/question?question=2&answers=1");
  });

  it("goes on where the first answer is missing", async () => {
    await show(`${address}?question=2`);
    expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
  });

  it.each([
    "?question=9&answers=1",
    "?question=x",
    "?question=2&answers=77",
    "?question=2&answer=77",
    "?question=1&answer=1",
    "?question=3&answer=3",
  ])("starts over with a friendly word when the address makes no sense: %s", async (query) => {
    const { container } = await show(`${address}${query}`);
    expect(screen.getByText(/Wir fangen noch einmal von vorn an/)).toBeTruthy();
    expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("fails with the API", async () => {
    const request = quizRequest(address, { quiz: new ApiError("unavailable") });
    await expect(loadQuizQuestionPage(request)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("leads to the result after the last one", async () => {
    const quiz = testQuiz();
    for (const query of ["?question=3&answers=2&answer=3", "?question=3&answers=2-3"]) {
      const result = await loadQuizQuestionPage(quizRequest(`${address}${query}`, { quiz }));
      expect(result).toEqual({ kind: "redirect", status: 302, to: "/de/konzert-o-mat/1-1-2-3" });
    }
  });
});

describe("a question of another kind", () => {
  it("takes several answers, or none", async () => {
    const { container } = await show(`${address}?question=2&answers=~70-51`, mixedQuiz());
    expect(screen.getByText("Mehrere Antworten sind erlaubt.")).toBeTruthy();
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Alle" }));
    const sent = new FormData(formOf("Fertig") ?? undefined);
    expect(sent.getAll("answer")).toEqual(["0", "51", "53"]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is a slider from the first answer to the last, that stands where it was left", async () => {
    const { container } = await show(`${address}?answers=~70`, mixedQuiz());
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Wie laut?" });
    expect(slider.value).toBe("70");
    expect(slider.getAttribute("aria-valuetext")).toBe("70 von 100, zwischen mittel und laut");
    const nearest = container.querySelector("form p[style]");
    expect(nearest?.textContent).toBe("mittel");
    fireEvent.change(slider, { target: { value: "80" } });
    expect([nearest?.textContent, nearest?.getAttribute("style")]).toEqual(["laut", "--at: 80;"]);
    fireEvent.change(slider, { target: { value: "50" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("50 von 100, mittel");
    fireEvent.change(slider, { target: { value: "70" } });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "leise",
      "mittel",
      "laut",
    ]);
    expect(new FormData(formOf("Weiter") ?? undefined).get("answer")).toBe("70");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("stands on no answer before it was moved, and says so", async () => {
    const { container } = await show(address, mixedQuiz());
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect(slider.value).toBe("50");
    const words = () => container.querySelector("form p[style]")?.textContent;
    const nearest = () => container.querySelector("li[data-nearest]")?.textContent;
    expect([words(), nearest()]).toEqual(["Noch in der Mitte: Ziehen Sie den Punkt.", undefined]);
    fireEvent.change(slider, { target: { value: "80" } });
    expect([words(), nearest()]).toEqual(["laut", "laut"]);
    cleanup();
    const pressed = (await show(address, mixedQuiz())).container;
    fireEvent.pointerUp(screen.getByRole("slider"));
    expect(pressed.querySelector("li[data-nearest]")?.textContent).toBe("mittel");
  });

  const asked = (kind: QuestionKind, given: object) =>
    testQuiz({
      questions: [
        {
          id: 1,
          kind,
          text: "Welches?",
          help: "",
          answers: [testAnswer(1, "Regen", given), testAnswer(2, "Glas", given)],
        },
      ],
    });

  it("shows pictures beside their words", async () => {
    const { container } = await show(address, asked("pictures", { image }));
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(container.querySelectorAll("label img")).toHaveLength(2);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("plays one sound at a time by a wave that is named like its answer", async () => {
    const { container } = await show(address, asked("sounds", { sound: "/media/files/rain.mp3" }));
    const players = [...container.querySelectorAll("audio")];
    expect(players.every((player) => !player.controls && player.preload === "none")).toBe(true);
    const captions = container.querySelector("audio track");
    expect(captions?.getAttribute("src")).toMatch(/^\/de\/api\/quiz\/captions\/\d+\.vtt$/);
    expect(screen.getByRole("radio", { name: "Regen" })).toBeTruthy();
    const [rain, glass] = players;
    const paused: string[] = [];
    if (rain) rain.pause = () => void paused.push("rain");
    if (glass) glass.pause = () => void paused.push("glass");
    fireEvent.play(glass as Element);
    expect(screen.getByRole("button", { name: "Anhalten: Glas" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Anhören: Regen" })).toBeTruthy();
    expect(paused).toEqual(["rain"]);
    fireEvent.pause(glass as Element);
    expect(screen.getByRole("button", { name: "Anhören: Glas" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("keeps the wave of a sound that is called off before it has come", async () => {
    const { container } = await show(address, asked("sounds", { sound: "/media/files/rain.mp3" }));
    const [rain, glass] = container.querySelectorAll("audio");
    const calledOff = new DOMException("interrupted by a call to pause()", "AbortError");
    const refused = new DOMException("no supported source", "NotSupportedError");
    if (rain) rain.play = () => Promise.reject(calledOff);
    if (glass) glass.play = () => Promise.reject(refused);
    await userEvent.click(screen.getByRole("button", { name: "Anhören: Regen" }));
    await userEvent.click(screen.getByRole("button", { name: "Anhören: Glas" }));
    expect([rain?.controls, glass?.controls]).toEqual([false, true]);
  });

  it("leaves a sound that can't be played to the browser's own player", async () => {
    const { container } = await show(address, asked("sounds", { sound: "/media/files/gone.mp3" }));
    const [rain] = container.querySelectorAll("audio");
    fireEvent.error(rain as Element);
    expect([rain?.controls, rain?.getAttribute("aria-label")]).toEqual([true, "Regen"]);
    expect(screen.queryByRole("button", { name: "Anhören: Regen" })).toBeNull();
  });

  it.each(["when", "company"] as const)("takes one answer to %s one goes out", async (kind) => {
    await show(address, asked(kind, {}));
    expect(screen.getAllByRole("radio")).toHaveLength(2);
  });
});
