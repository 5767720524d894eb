import { afterEach, describe, expect, it } from "@jest/globals";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { App } from "../../App.tsx";
import { testQuiz, testRequest } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { loadQuizQuestionPage } from "./loadQuizQuestionPage.ts";

afterEach(cleanup);

const address = "/de/konzert-o-mat/fragen";

async function show(url = address, quiz = testQuiz()) {
  const result = await loadQuizQuestionPage(testRequest(url, quiz));
  if (result.kind !== "page") throw new Error("Expected a page.");
  const rendered = renderScreen(App, texts, testPage({ url, data: result.data }));
  return { ...rendered, head: result.head, alternates: result.alternates };
}

describe("a question", () => {
  it("asks, helps, and says how far one is", async () => {
    const { container, head } = await show();
    expect(screen.getByRole("heading", { level: 1, name: /Wie soll der Abend/ })).toBeTruthy();
    expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
    expect(screen.getByRole("group", { name: /Wie soll der Abend/ })).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(head).toMatchObject({ title: "Frage 1 von 2, Concert-O-Mat", noIndex: false });
    expect(await axeProblems(container)).toEqual([]);
  });

  it("carries its answer to the next one by a plain form", async () => {
    await show();
    const form = screen.getByRole("button", { name: "Weiter" }).closest("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", address]);
    await userEvent.click(screen.getByRole("radio", { name: "Mit Stille" }));
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["question", "2"],
      ["answers", "2"],
    ]);
  });

  it("can be skipped, and gone back to without losing an answer", async () => {
    await show();
    const skip = screen.getByRole("link", { name: "Überspringen" });
    expect(skip.getAttribute("href")).toBe(`${address}?question=2&answers=0`);
    cleanup();
    await show(`${address}?question=2&answers=1.3`);
    const back = screen.getByRole("link", { name: "Zurück" }).getAttribute("href");
    cleanup();
    await show(back ?? "");
    const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Mit einem Paukenschlag" });
    expect(radio.checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Mit Stille" }).value).toBe("2.3");
  });

  it("stays the same in the other language", async () => {
    const { alternates } = await show(`${address}?question=2&answers=1`);
    expect(alternates.en).toBe("/en/konzert-o-mat/question?question=2&answers=1");
  });

  it("goes on where the first answer is missing", async () => {
    await show(`${address}?question=2`);
    expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
  });

  it("starts over with a friendly word when the address makes no sense", async () => {
    for (const query of ["?question=9&answers=1", "?question=x", "?question=2&answers=77"]) {
      const { container } = await show(`${address}${query}`);
      expect(screen.getByText(/Wir fangen noch einmal von vorn an/)).toBeTruthy();
      expect(screen.getByText("Frage 1 von 2")).toBeTruthy();
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("fails with the API", async () => {
    const load = loadQuizQuestionPage(testRequest(address, new ApiError("unavailable")));
    await expect(load).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("after the last question", () => {
  it("sums up, and leads to the programme", async () => {
    const { container, head } = await show(`${address}?question=3&answers=2.0`);
    expect(screen.getByRole("heading", { level: 1, name: "Deine Antworten" })).toBeTruthy();
    expect(screen.getByText("Mit Stille")).toBeTruthy();
    expect(screen.getByText("übersprungen")).toBeTruthy();
    const programme = screen.getByRole("link", { name: "Zum Programm" });
    expect(programme.getAttribute("href")).toBe("/de/programm-tickets");
    const change = screen.getByRole("link", { name: "Antwort ändern: Und danach?" });
    expect(change.getAttribute("href")).toBe(`${address}?question=2&answers=2.0`);
    expect(head.noIndex).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
  });
});
