import { usePage } from "@festival/shared-ui/owner";
import type { QuizQuestionPageData } from "./loadQuizQuestionPage.ts";
import { Question } from "./Question.tsx";
import { Summary } from "./Summary.tsx";

/** One question after the other, then what was answered. */
export function QuizQuestionPage() {
  const { data, url } = usePage<QuizQuestionPageData>();
  // the choice belongs to the browser: another question is another form
  return data.step === "question" ? <Question key={url} data={data} /> : <Summary data={data} />;
}
