import type { ScreenProps } from "@festival/shared-ui/owner";
import type { QuizQuestionPageData } from "./loadQuizQuestionPage.ts";
import { Question } from "./Question.tsx";

/** One question after the other. */
export function QuizQuestionPage({ page }: ScreenProps<QuizQuestionPageData>) {
  const { data, url } = page;
  // the choice belongs to the browser: another question is another form
  return <Question key={url} data={data} />;
}
