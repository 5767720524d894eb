import type { Quiz, QuizQuestion } from "@festival/contracts/api/quiz";

/**
 * What was answered to one question, as it stands in addresses: ids of answers with `_` between them, on a
 * slider `~` and its place in per cent, or `skipped`.
 */
export type Given = string;

/** Stands for a question that was passed over. */
export const skipped: Given = "0";

/** Raised when codes are written in another way: older ones then lead to the beginning. */
const version = "1";

const separator = "-";

type AskedQuestion = Pick<QuizQuestion, "kind" | "answers">;

/** @example chosenIds("31_32") => [31, 32] */
export function chosenIds(given: Given): number[] {
  return given === skipped || given.startsWith("~") ? [] : given.split("_").map(Number);
}

/** Where a slider was left, from 0 at the first answer to 100 at the last; undefined where it was not. */
export function sliderPlace(given: Given | undefined): number | undefined {
  return given?.startsWith("~") ? Number(given.slice(1)) : undefined;
}

function fits(given: Given, { kind, answers }: AskedQuestion): boolean {
  if (given === skipped) return true;
  if (kind === "slider") return /^~(?:100|[1-9]?\d)$/.test(given);
  const known = answers.map(({ id }) => String(id));
  const parts = given.split("_");
  return (
    (parts.length === 1 || (kind === "several" && new Set(parts).size === parts.length)) &&
    parts.every((part) => known.includes(part))
  );
}

/**
 * What a question's form has sent.
 * @param sent values with commas between them
 * @returns undefined where it is no answer to the question
 * @example readGiven("0,31,32", question) => "31_32"
 */
export function readGiven(sent: string, question: AskedQuestion): Given | undefined {
  const given =
    question.kind === "slider"
      ? `~${sent}`
      : sent
          .split(",")
          .filter((id) => id !== skipped)
          .join("_") || skipped;
  return fits(given, question) ? given : undefined;
}

/**
 * Answers as they stand in the address, in the order of the questions.
 * @example encodeAnswers(["12", "0", "31_32", "~70"]) => "12-0-31_32-~70"
 */
export function encodeAnswers(answers: readonly Given[]): string {
  return answers.join(separator);
}

/**
 * @returns undefined for a code that does not fit the questions, such as one of an older quiz
 * @example decodeAnswers("12-0", questions) => ["12", "0"]
 */
export function decodeAnswers(
  code: string,
  questions: readonly AskedQuestion[],
): Given[] | undefined {
  if (code === "") return [];
  const answers = code.split(separator);
  const allFit = answers.every((given, index) => {
    const question = questions[index];
    return question !== undefined && fits(given, question);
  });
  return allFit ? answers : undefined;
}

/** The same answers with one put in its place. */
export function withAnswer(answers: readonly Given[], index: number, given: Given): Given[] {
  return answers.toSpliced(index, 1, given);
}

/**
 * A whole result, for its address.
 * @example encodeResult(3, ["12", "~70"]) => "1-3-12-~70"
 */
export function encodeResult(quizId: number, answers: readonly Given[]): string {
  return [version, quizId, ...answers].join(separator);
}

/** @returns undefined for what is no result of this quiz: broken, unfinished, or of an older one */
export function decodeResult(
  code: string,
  { id, questions }: Pick<Quiz, "id" | "questions">,
): Given[] | undefined {
  const beginning = encodeResult(id, [""]);
  if (!code.startsWith(beginning)) return undefined;
  const answers = decodeAnswers(code.slice(beginning.length), questions);
  return answers?.length === questions.length ? answers : undefined;
}

/** A slider speaks for the two answers between which it stands, the nearer one more. */
function sliderShares(place: number, answers: readonly { id: number }[]): string[] {
  const steps = (place / 100) * (answers.length - 1);
  return answers.flatMap(({ id }, index) => {
    const share = Math.round(100 * (1 - Math.abs(steps - index)));
    return share > 0 ? [`${id}~${share}`] : [];
  });
}

/**
 * Answers as the call for recommendations takes them; empty where all questions were skipped.
 * @example recommendationQuery(["12", "0", "~75"], questions) => "12,41~25,42~75"
 */
export function recommendationQuery(
  answers: readonly Given[],
  questions: readonly AskedQuestion[],
): string {
  return answers
    .flatMap((given, index): (string | number)[] => {
      const place = sliderPlace(given);
      return place === undefined
        ? chosenIds(given)
        : sliderShares(place, questions[index]?.answers ?? []);
    })
    .join(",");
}
