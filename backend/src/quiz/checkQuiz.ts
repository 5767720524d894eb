import { setImmediate } from "node:timers/promises";
import type { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import { answerByChance, createChance } from "./imaginedVisitors.ts";
import { createRanking } from "./rankEvents.ts";
import type { Candidate } from "./scoreEvents.ts";

/** Enough to tell shares of two per cent from chance, whose error is half of one. */
const mostVisitors = 800;
const leastVisitors = 200;
/** Scores that are computed at most; a user waits for them. */
const mostScores = 60_000;
/** After so many visitors others have their turn. */
const visitorsInARow = 20;

interface CheckedQuestion {
  kind: QuestionKind;
  answers: readonly { id: number; weights: AnswerWeights }[];
}

export interface QuizFindings {
  visitors: number;
  /** How many visitors each event was recommended to, by id; all candidates are in it. */
  recommended: Map<number, number>;
  /** The events that were recommended to visitors who gave an answer, by the answer's id. */
  ledTo: Map<number, ReadonlySet<number>>;
}

/** Has visitors who answer by chance take the quiz, always the same ones. */
export async function checkQuiz(
  candidates: readonly Candidate[],
  questions: readonly CheckedQuestion[],
): Promise<QuizFindings> {
  const affordable = Math.floor(mostScores / Math.max(candidates.length, 1));
  const visitors = Math.min(mostVisitors, Math.max(leastVisitors, affordable));
  const chance = createChance();
  const rank = createRanking(candidates, questions);
  const recommended = new Map(candidates.map(({ id }) => [id, 0]));
  const ledTo = new Map(
    questions.flatMap(({ answers }) => answers.map(({ id }) => [id, new Set<number>()])),
  );
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    if (visitor % visitorsInARow === 0) await setImmediate();
    const given = questions.map((question) => answerByChance(question, chance));
    const events = rank(given.flat()).map(({ id }) => id);
    for (const id of events) recommended.set(id, (recommended.get(id) ?? 0) + 1);
    for (const [index, answers] of given.entries()) {
      for (const { place } of answers) {
        const led = ledTo.get(questions[index]?.answers[place]?.id ?? 0);
        for (const id of events) led?.add(id);
      }
    }
  }
  return { visitors, recommended, ledTo };
}
