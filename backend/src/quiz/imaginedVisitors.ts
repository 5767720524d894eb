import type { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import type { GivenAnswer } from "./rankEvents.ts";

/** A number from 0 to below 1, another one at each call. */
export type Chance = () => number;

/** The same numbers at each run, by a linear congruence. */
export function createChance(): Chance {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Asked {
  kind: QuestionKind;
  answers: readonly { weights: AnswerWeights }[];
}

/** An answer that a visitor gave, with its place among the question's answers. */
export interface ImaginedAnswer extends GivenAnswer {
  place: number;
}

/** The random answer of an imagined visitor to a question. */
export function answerByChance({ kind, answers }: Asked, chance: Chance): ImaginedAnswer[] {
  const whole = answers.map(({ weights }, place) => ({ weights, share: 1, place }));
  if (kind === "several") return whole.filter(() => chance() < 0.5);
  const at = chance() * (kind === "slider" ? answers.length - 1 : answers.length);
  if (kind !== "slider") return whole.slice(Math.floor(at), Math.floor(at) + 1);
  return answers.flatMap(({ weights }, place) => {
    const share = 1 - Math.abs(at - place);
    return share > 0 ? [{ weights, share, place }] : [];
  });
}
