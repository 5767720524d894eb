import type { Quiz, QuizAnswer } from "@festival/contracts/api/quiz";
import type { PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";

const answer = (id: number, text: string): QuizAnswer => ({ id, text, image: null, sound: null });

/** A quiz of two questions. */
export function testQuiz(given: Partial<Quiz> = {}): Quiz {
  return {
    id: 1,
    title: "Concert-O-Mat",
    intro: "Welches Konzert passt zu dir?",
    questions: [
      {
        id: 11,
        kind: "one",
        text: "Wie soll der Abend beginnen?",
        help: "Es gibt keine falsche Antwort.",
        answers: [answer(1, "Mit einem Paukenschlag"), answer(2, "Mit Stille")],
      },
      { id: 12, kind: "one", text: "Und danach?", help: "", answers: [answer(3, "Tanzen")] },
    ],
    ...given,
  };
}

/** What the shell hands to `load` for an address; `quiz` is what the API answers. */
export function testRequest(url: string, quiz: Quiz | Error): PageRequest {
  const { pathname, searchParams } = new URL(url, "http://festival.test");
  const found = match(pathname);
  if (!found) throw new Error(`No screen for ${url}.`);
  const get: ServerApi["get"] = <T>(path: string): Promise<T> => {
    if (path !== `/${found.locale}/api/quiz/`) return Promise.reject(new Error(`Asked ${path}.`));
    return quiz instanceof Error ? Promise.reject(quiz) : Promise.resolve(quiz as T);
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
