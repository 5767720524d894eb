import type { EventTeaser } from "@festival/contracts/api/events";
import type { Quiz, QuizAnswer, QuizRecommendations } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";

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

export function testEvent(given: Partial<EventTeaser> = {}): EventTeaser {
  return {
    id: 7,
    slug: { de: "cis-moll", en: "c-sharp-minor" },
    date_and_time: "2025-08-30T09:00:00.000Z",
    ends_at: null,
    has_time: true,
    title: "Cis-Moll",
    subtitle: "",
    works_line: "Beethoven: Streichquartett",
    cast_line: "Quartett Halbmond",
    genre_obj: null,
    genres: [],
    venue_obj: { id: 3, name: "Alte Schmiede", slug: { de: "alte-schmiede", en: "old-forge" } },
    is_past: false,
    status: "scheduled",
    status_reason: "",
    button_status: "few_left",
    button_text: "Wenige Karten",
    ticket_link: "https://tickets.example/7",
    edid: "",
    eid: "",
    access: [],
    price_from: 18,
    price_to: 42,
    has_booklet: false,
    image_objs: [],
    ...given,
  };
}

interface Answers {
  quiz: Quiz | Error;
  /** By the answers that were asked for; without it the call fails. */
  recommendations?: (answers: string) => QuizRecommendations["results"];
  /** What comes next in the programme; without it the call fails. */
  events?: EventTeaser[];
}

/** What the shell hands to `load` for an address, and what the API answers. */
export function testRequest(url: string, answers: Answers): PageRequest {
  const { pathname, searchParams } = new URL(url, "http://festival.test");
  const found = match(pathname);
  if (!found) throw new Error(`No screen for ${url}.`);
  const { quiz, recommendations, events } = answers;
  const answer = (path: string): unknown => {
    const asked = new URL(path, "http://festival.test");
    switch (asked.pathname.slice(`/${found.locale}/api/`.length)) {
      case "quiz/":
        return quiz;
      case "quiz/recommendations/":
        return recommendations
          ? { quiz: 1, results: recommendations(asked.searchParams.get("answers") ?? "") }
          : new ApiError("unavailable");
      case "events/":
        return events ? { results: events } : new ApiError("unavailable");
      default:
        return new Error(`Asked ${path}.`);
    }
  };
  const get: ServerApi["get"] = async <T>(path: string): Promise<T> => {
    const given = answer(path);
    if (given instanceof Error) throw given;
    return given as T;
  };
  return {
    url,
    locale: found.locale,
    route: { name: found.name, params: found.params, query: Object.fromEntries(searchParams) },
    audience: "visitor",
    layout: "default",
    now: "2025-08-20T08:00:00.000Z",
    api: { get, post: () => Promise.reject(new Error("The quiz posts nothing.")) },
  };
}
