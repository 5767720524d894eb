import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { testQuiz } from "../testing/testQuiz.ts";
import { decodeAnswers, encodeAnswers, skipped, withAnswer } from "./answerCode.ts";

const { questions } = testQuiz();

describe("answers in the address", () => {
  it("come back as they were written", () => {
    const answer = (index: number) =>
      fc.constantFrom(skipped, ...(questions[index]?.answers.map(({ id }) => id) ?? []));
    fc.assert(
      fc.property(fc.tuple(answer(0), answer(1)), fc.integer({ min: 0, max: 2 }), (all, length) => {
        const answers = all.slice(0, length);
        expect(decodeAnswers(encodeAnswers(answers), questions)).toEqual(answers);
      }),
    );
  });

  it("are refused where they do not fit the questions", () => {
    for (const code of ["3", "1.2", "1.3.0", "x", "1..3", "-1", "1,3", "01e"]) {
      expect([code, decodeAnswers(code, questions)]).toEqual([code, undefined]);
    }
  });

  it("never break, whatever stands in the address", () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const answers = decodeAnswers(code, questions);
        expect(answers === undefined || answers.length <= questions.length).toBe(true);
      }),
    );
  });

  it("can be changed one by one", () => {
    expect(withAnswer([1, 3], 0, 2)).toEqual([2, 3]);
    expect(withAnswer([1], 1, 3)).toEqual([1, 3]);
  });
});
