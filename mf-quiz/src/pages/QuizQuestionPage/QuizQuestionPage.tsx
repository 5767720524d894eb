import { usePage } from "@festival/shared-ui/owner";
import type { QuizQuestionPageData } from "./loadQuizQuestionPage.ts";
import { Question } from "./Question.tsx";

/** One question after the other. */
export function QuizQuestionPage() {
  const { data, url } = usePage<QuizQuestionPageData>();
  // the choice belongs to the browser: another question is another form
  return <Question key={url} data={data} />;
}
