import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { encodeAnswers, type Given } from "./answerCode.ts";

/**
 * A question's address with what was answered so far.
 * @param number from 1; one past the last leads to the result
 */
export function questionHref(locale: Locale, number: number, answers: readonly Given[]): string {
  const query = { question: number > 1 ? number : undefined, answers: encodeAnswers(answers) };
  return href("quizQuestion", locale, {}, query);
}
