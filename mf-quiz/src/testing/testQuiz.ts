import type { EventTeaser } from "@festival/contracts/api/events";
import type { Quiz, QuizAnswer, QuizRecommendations } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { eventTeaser } from "@festival/shared-ui/owner/testEvent";
import { testRequest } from "@festival/shared-ui/owner/testRequest";

export const testAnswer = (
  id: number,
  text: string,
  given: Partial<QuizAnswer> = {},
): QuizAnswer => ({ id, text, image: null, sound: null, ...given });

/** A quiz of two questions. */
export function testQuiz(given: Partial<Quiz> = {}): Quiz {
  return {
    id: 1,
    title: "Concert-O-Mat",
    intro: "Welches Konzert passt zu Ihnen?",
    questions: [
      {
        id: 11,
        kind: "one",
        text: "Wie soll der Abend beginnen?",
        help: "Es gibt keine falsche Antwort.",
        answers: [testAnswer(1, "Mit einem Paukenschlag"), testAnswer(2, "Mit Stille")],
      },
      { id: 12, kind: "one", text: "Und danach?", help: "", answers: [testAnswer(3, "Tanzen")] },
    ],
    ...given,
  };
}

/** A quiz with a slider and a choice of several. */
export const mixedQuiz = (): Quiz =>
  testQuiz({
    id: 4,
    questions: [
      {
        id: 21,
        kind: "slider",
        text: "Wie laut?",
        help: "",
        answers: [testAnswer(41, "leise"), testAnswer(42, "mittel"), testAnswer(43, "laut")],
      },
      {
        id: 22,
        kind: "several",
        text: "Mit wem?",
        help: "",
        answers: [testAnswer(51, "Allein"), testAnswer(52, "Zu zweit"), testAnswer(53, "Alle")],
      },
    ],
  });

export const testEvent = (given: Partial<EventTeaser> = {}): EventTeaser =>
  eventTeaser({ title: "Cis-Moll", ends_at: null, subtitle: "", image_objs: [], ...given });

interface Answers {
  quiz: Quiz | Error;
  /** By the answers that were asked for; without it the call fails. */
  recommendations?: (answers: string) => QuizRecommendations["results"];
  /** What comes next in the programme; without it the call fails. */
  events?: EventTeaser[];
}

/** What the shell asks the quiz for an address, and what the API answers. */
export function quizRequest(url: string, { quiz, recommendations, events }: Answers): PageRequest {
  return testRequest(url, (call) => {
    const [, address = ""] = call.split(" ");
    const { pathname, searchParams } = new URL(address, "http://festival.test");
    switch (pathname.replace(/^\/\w+\/api\//, "")) {
      case "quiz/":
        return quiz;
      case "quiz/recommendations/":
        return recommendations
          ? { quiz: 1, results: recommendations(searchParams.get("answers") ?? "") }
          : new ApiError("unavailable");
      case "events/":
        return events ? { results: events } : new ApiError("unavailable");
      default:
        return new Error(`The test expected no call ${call}.`);
    }
  });
}
