import { screen, type ScreensOf } from "@festival/shared-ui/owner";
import { loadQuizCheckPage } from "./pages/QuizCheckPage/loadQuizCheckPage.ts";
import { loadQuizQuestionPage } from "./pages/QuizQuestionPage/loadQuizQuestionPage.ts";
import { loadQuizResultPage } from "./pages/QuizResultPage/loadQuizResultPage.ts";
import { loadQuizStartPage } from "./pages/QuizStartPage/loadQuizStartPage.ts";
import { probeQuestion, probeResult } from "./quiz/probes.ts";

/** The screens of mf-quiz: what loads each on the server, and what shows it. */
export const screens: ScreensOf<"mf-quiz"> = {
  quizStart: screen({
    server: ON_SERVER && { load: loadQuizStartPage },
    Screen: async () => (await import("./pages/QuizStartPage/QuizStartPage.tsx")).QuizStartPage,
  }),
  quizQuestion: screen({
    server: ON_SERVER && { load: loadQuizQuestionPage, probe: probeQuestion },
    Screen: async () =>
      (await import("./pages/QuizQuestionPage/QuizQuestionPage.tsx")).QuizQuestionPage,
  }),
  quizResult: screen({
    server: ON_SERVER && { load: loadQuizResultPage, probe: probeResult },
    Screen: async () => (await import("./pages/QuizResultPage/QuizResultPage.tsx")).QuizResultPage,
  }),
  quizCheck: screen({
    server: ON_SERVER && { load: loadQuizCheckPage },
    Screen: async () => (await import("./pages/QuizCheckPage/QuizCheckPage.tsx")).QuizCheckPage,
  }),
};
