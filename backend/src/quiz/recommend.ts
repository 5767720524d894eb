import type { QuizRecommendations } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { toEventTeaser } from "../programme/events/event.dto.ts";
import { getTeasers } from "../programme/events/teasers.repository.ts";
import { dependOnEvents } from "../programme/events/eventTags.ts";
import { getQuiz, type FullQuiz } from "./quiz.repository.ts";
import { createRanking } from "./rankEvents.ts";
import { listCandidates, listReasonNames } from "./recommendations.repository.ts";

const reasonsPerEvent = 3;

/** Ids of answers with commas between them; on a slider with "~" and how near it is, in per cent. */
const answerCode = "[1-9]\\d{0,8}(?:~(?:100|[1-9]?\\d))?";
export const AnswerList = Type.String({ pattern: `^${answerCode}(?:,${answerCode}){0,99}$` });

/** @example chosen("12,31~70", quiz) => the weights of two answers, the second with a share of 0.7 */
function chosen(list: string, { questions }: FullQuiz) {
  const answers = new Map(
    questions.flatMap((question) => question.answers.map((answer) => [answer.id, answer])),
  );
  return list.split(",").map((code) => {
    const [id, share = "100"] = code.split("~");
    const answer = answers.get(Number(id));
    if (!answer)
      throw new ApiError(
        "not_found",
        `The quiz has no answer ${id}: these answers are of another quiz.`,
      );
    return { weights: answer.weights, share: Number(share) / 100 };
  });
}

/** Coming events that fit a visitor's answers, and the quiz that the answers belong to. */
export interface Recommended extends QuizRecommendations {
  title: string;
}

/**
 * @param list an `AnswerList`
 * @throws ApiError not_found without a quiz, or for answers of another
 */
export async function recommend(
  { database, clock }: FastifyInstance,
  list: string,
  locale: Locale,
): Promise<Recommended> {
  const found = await getQuiz(database);
  if (!found) throw new ApiError("not_found", "No quiz is online.");
  const given = chosen(list, found);
  const now = clock.now();
  const candidates = await listCandidates(database, now);
  const best = createRanking(candidates, found.questions)(given);
  const ids = best.map(({ id }) => id);
  const records = await getTeasers(database, ids, locale);
  dependOnEvents(records);
  const teasers = new Map(
    records.map((record) => [record.event.id, toEventTeaser(record, locale, now)]),
  );
  const shown = best.map((one) => ({ ...one, reasons: one.reasons.slice(0, reasonsPerEvent) }));
  const names = await listReasonNames(
    database,
    shown.flatMap(({ reasons }) => reasons),
    locale,
  );
  return {
    quiz: found.quiz.id,
    title: found.quiz.title[locale],
    results: shown.flatMap(({ id, match, reasons }) => {
      const event = teasers.get(id);
      if (!event) return [];
      return [
        {
          event,
          match,
          reasons: reasons.map(({ kind, what }) => ({
            kind,
            what: names.get(`${kind}:${what}`) ?? what,
          })),
        },
      ];
    }),
  };
}
