import { routerPath } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import { Route, Routes } from "@festival/shared-ui/router";
import { QuizQuestionPage } from "./pages/QuizQuestionPage/QuizQuestionPage.tsx";
import { QuizResultPage } from "./pages/QuizResultPage/QuizResultPage.tsx";
import { QuizStartPage } from "./pages/QuizStartPage/QuizStartPage.tsx";

/** The screens of the Concert-O-Mat. */
export function App() {
  const { locale } = usePage();
  return (
    <Routes>
      <Route path={routerPath("quizStart", locale)} element={<QuizStartPage />} />
      <Route path={routerPath("quizQuestion", locale)} element={<QuizQuestionPage />} />
      <Route path={routerPath("quizResult", locale)} element={<QuizResultPage />} />
    </Routes>
  );
}
