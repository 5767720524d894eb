import type { QuizCheck } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { testQuiz, quizRequest } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { loadQuizCheckPage } from "./loadQuizCheckPage.ts";
import { QuizCheckPage } from "./QuizCheckPage.tsx";

afterEach(cleanup);

const event = (id: number, share: number): QuizCheck["events"][number] => ({
  id,
  slug: { de: `konzert-${id}`, en: `concert-${id}` },
  title: `Konzert ${id}`,
  date_and_time: "2025-08-30T17:00:00.000Z",
  share,
});
const check = (given: Partial<QuizCheck> = {}): QuizCheck => ({
  quiz: 1,
  title: "Welches Konzert passt?",
  visitors: 2000,
  events: [event(1, 0), event(2, 0.02), event(3, 0.25), event(4, 0.4)],
  questions: [
    {
      id: 9,
      text: "Wie laut?",
      answers: [
        { id: 91, text: "leise", never: [1, 4] },
        { id: 92, text: "laut", never: [] },
        { id: 93, text: "gar nicht", never: [1, 2, 3, 4] },
      ],
    },
  ],
  ...given,
});

const asStaff = (url: string, answer: QuizCheck | ApiError): PageRequest => ({
  ...testRequest(url, () => answer),
  audience: "staff",
});

async function show(answer: QuizCheck | ApiError = check(), url = "/de/concert-o-mat-pruefung") {
  const loaded = await loadQuizCheckPage(asStaff(url, answer));
  const locale = url.startsWith("/en") ? "en" : "de";
  const page = testPage({ url, locale, data: loaded.data });
  return { ...renderScreen(QuizCheckPage, texts, page), head: loaded.head };
}
const titlesIn = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("link")
    .map((one) => one.textContent);

describe("staff's check of the quiz", () => {
  it("names concerts below 2 per cent and above 25, and all others by how rare they are", async () => {
    const { container, head } = await show();
    expect(titlesIn("Zu selten")).toEqual(["Konzert 1"]);
    expect(titlesIn("Zu oft")).toEqual(["Konzert 4"]);
    expect(titlesIn("Alle Konzerte")).toEqual(["Konzert 1", "Konzert 2", "Konzert 3", "Konzert 4"]);
    expect(screen.getByText(/2\.000 gedachte Menschen/)).toBeTruthy();
    expect(head.noIndex).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says of each answer to how many concerts it leads, and to which it never does", async () => {
    await show();
    const table = screen.getByRole("table", { name: "Wie laut?" });
    const rows = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ["2 von 4 Konzerten", "Konzert 1 · Konzert 4"],
      ["zu allen", ""],
      ["0 von 4 Konzerten", "Konzert 1 · Konzert 2 · Konzert 3 · Konzert 4"],
    ]);
  });

  it("is content where nothing is too rare or too often, in English too", async () => {
    const { container } = await show(check({ events: [event(2, 0.1)] }), "/en/concert-o-mat-check");
    expect(screen.getByText(/Every concert is recommended to at least 2%/)).toBeTruthy();
    expect(screen.getByText(/No concert is recommended to more than 25%/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows a notice where no quiz is online, and fails where the backend does not answer", async () => {
    const { container } = await show(new ApiError("not_found"));
    expect(screen.getByText("Es ist kein Concert-O-Mat online.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    await expect(show(new ApiError("unavailable"))).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is not there for visitors", async () => {
    const request = quizRequest("/de/concert-o-mat-pruefung", { quiz: testQuiz() });
    await expect(loadQuizCheckPage(request)).rejects.toMatchObject({ code: "not_found" });
  });
});
