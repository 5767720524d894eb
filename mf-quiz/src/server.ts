import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { loadQuizCheckPage } from "./pages/QuizCheckPage/loadQuizCheckPage.ts";
import { loadQuizQuestionPage } from "./pages/QuizQuestionPage/loadQuizQuestionPage.ts";
import { loadQuizResultPage } from "./pages/QuizResultPage/loadQuizResultPage.ts";
import { loadQuizStartPage } from "./pages/QuizStartPage/loadQuizStartPage.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

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
  probes: async ({ locale }) => [href("quizStart", locale)],
});
