import type { QuizQuestion } from "@festival/contracts/api/quiz";

/** Stands for a question that was passed over. */
export const skipped = 0;

const separator = ".";

/**
 * Answers as they stand in the address: ids of answers in the order of the questions.
 * @example encodeAnswers([12, 0, 31]) => "12.0.31"
 */
export function encodeAnswers(answers: readonly number[]): string {
  return answers.join(separator);
}

/**
 * @returns undefined for a code that does not fit the questions, such as one of an older quiz
 * @example decodeAnswers("12.0", questions) => [12, 0]
 */
export function decodeAnswers(
  code: string,
  questions: readonly Pick<QuizQuestion, "answers">[],
): number[] | undefined {
  if (code === "") return [];
  const answers = code
    .split(separator)
    .map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : -1));
  const fits = answers.every(
    (answer, index) =>
      (answer === skipped && index < questions.length) ||
      questions[index]?.answers.some(({ id }) => id === answer),
  );
  return fits ? answers : undefined;
}

/** The same answers with one put in its place. */
export function withAnswer(answers: readonly number[], index: number, answer: number): number[] {
  return answers.toSpliced(index, 1, answer);
}
