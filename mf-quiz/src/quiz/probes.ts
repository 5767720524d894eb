import type { Quiz } from "@festival/contracts/api/quiz";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { encodeResult, skipped } from "./answerCode.ts";
import { getQuizOrNull } from "./getQuizOrNull.ts";

/** A finished quiz: the first answer to each question, sliders in the middle. */
function firstResult({ id, questions }: Quiz): string {
  const answers = questions.map(({ kind, answers: [first] }) =>
    kind === "slider" ? "~50" : String(first?.id ?? skipped),
  );
  return encodeResult(id, answers);
}

export async function probeQuestion(context: FragmentContext) {
  return (await getQuizOrNull(context)) && {};
}

export async function probeResult(context: FragmentContext) {
  const quiz = await getQuizOrNull(context);
  return quiz && { result: firstResult(quiz) };
}
