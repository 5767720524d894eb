import type { Quiz } from "@festival/contracts/api/quiz";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { loadQuizCheckPage } from "./pages/QuizCheckPage/loadQuizCheckPage.ts";
import { loadQuizQuestionPage } from "./pages/QuizQuestionPage/loadQuizQuestionPage.ts";
import { loadQuizResultPage } from "./pages/QuizResultPage/loadQuizResultPage.ts";
import { loadQuizStartPage } from "./pages/QuizStartPage/loadQuizStartPage.ts";
import { encodeResult, skipped } from "./quiz/answerCode.ts";
import { getQuizOrNull } from "./quiz/getQuizOrNull.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** A finished quiz: the first answer to each question, sliders in the middle. */
function firstResult({ id, questions }: Quiz): string {
  const answers = questions.map(({ kind, answers: [first] }) =>
    kind === "slider" ? "~50" : String(first?.id ?? skipped),
  );
  return encodeResult(id, answers);
}

async function probes(context: FragmentContext): Promise<string[]> {
  const { locale } = context;
  const start = href("quizStart", locale);
  const quiz = await getQuizOrNull(context);
  if (!quiz) return [start];
  const result = firstResult(quiz);
  return [start, href("quizQuestion", locale), href("quizResult", locale, { result })];
}

/** Server face of mf-quiz. */
export const owner = createServerOwner({
  screens,
  texts,
  pages: {
    quizStart: { load: loadQuizStartPage },
    quizQuestion: { load: loadQuizQuestionPage },
    quizResult: { load: loadQuizResultPage },
    quizCheck: { load: loadQuizCheckPage },
  },
  probes,
});
