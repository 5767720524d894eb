import type { Screens } from "@festival/shared-ui/owner";

/** The component of each screen; in the browser each is fetched with its first page. */
export const screens: Screens = {
  quizStart: async () =>
    (
      await import(
        /* webpackChunkName: "screen-quizStart" */ "./pages/QuizStartPage/QuizStartPage.tsx"
      )
    ).QuizStartPage,
  quizQuestion: async () =>
    (
      await import(
        /* webpackChunkName: "screen-quizQuestion" */ "./pages/QuizQuestionPage/QuizQuestionPage.tsx"
      )
    ).QuizQuestionPage,
  quizResult: async () =>
    (
      await import(
        /* webpackChunkName: "screen-quizResult" */ "./pages/QuizResultPage/QuizResultPage.tsx"
      )
    ).QuizResultPage,
  quizCheck: async () =>
    (
      await import(
        /* webpackChunkName: "screen-quizCheck" */ "./pages/QuizCheckPage/QuizCheckPage.tsx"
      )
    ).QuizCheckPage,
};
