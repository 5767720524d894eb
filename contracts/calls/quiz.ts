import type { Quiz, QuizCheck, QuizRecommendations } from "../api/quiz.ts";
import type { Get } from "./call.ts";

/** Comma list of ids, on a slider with `~` and a share in per cent. */
interface Answers {
  answers: string;
}

export const getQuiz: Get<{ answer: Quiz }> = {
  method: "GET",
  path: "/:locale/api/quiz/",
  for: "visitor",
};

export const getQuizRecommendations: Get<{ query: Answers; answer: QuizRecommendations }> = {
  method: "GET",
  path: "/:locale/api/quiz/recommendations/",
  for: "visitor",
};

/** The same as a JPEG of 1200 by 630 pixels, for previews of a result. */
export const getQuizResultPicture: Get<{ query: Answers }> = {
  method: "GET",
  path: "/:locale/api/quiz/recommendations/picture.jpg",
  for: "visitor",
};

/** What is to be heard beside an answer, as captions (WebVTT); named by the answer's id. */
export const getQuizCaptions: Get<{ params: { file: `${number}.vtt` } }> = {
  method: "GET",
  path: "/:locale/api/quiz/captions/:file",
  for: "visitor",
};

/** How well the quiz leads to the events to come. */
export const getQuizCheck: Get<{ answer: QuizCheck }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/quiz-check/",
  for: "staff",
};
