import type { QuizQuestion } from "@festival/contracts/api/quiz";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { mixedQuiz, testQuiz } from "../testing/testQuiz.ts";
import {
  decodeAnswers,
  decodeResult,
  encodeAnswers,
  encodeResult,
  readGiven,
  recommendationQuery,
  skipped,
  withAnswer,
} from "./answerCode.ts";

const { questions } = testQuiz();
const mixed = mixedQuiz();
const quizOfAll = { id: 3, questions: [...questions, ...mixed.questions] };

/** Anything that a visitor can answer. */
function anyAnswer({ kind, answers }: QuizQuestion): fc.Arbitrary<string> {
  const ids = answers.map(({ id }) => String(id));
  if (kind === "slider") {
    return fc.oneof(
      fc.constant(skipped),
      fc.integer({ min: 0, max: 100 }).map((place) => `~${place}`),
    );
  }
  if (kind === "several") {
    return fc.subarray(ids).map((chosen) => chosen.join("_") || skipped);
  }
  return fc.constantFrom(skipped, ...ids);
}

const anyAnswers = fc.tuple(...quizOfAll.questions.map(anyAnswer));

describe("answers in the address", () => {
  it("come back as they were written, however many there are yet", () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(quizOfAll.questions.length), (all, length) => {
        const answers = all.slice(0, length);
        expect(decodeAnswers(encodeAnswers(answers), quizOfAll.questions)).toEqual(answers);
      }),
    );
  });

  it("are refused where they do not fit the questions", () => {
    for (const code of ["3", "1-2", "1-3-0", "x", "1--3", "1,3", "01e", "1_2", "~50", "1.3"]) {
      expect([code, decodeAnswers(code, questions)]).toEqual([code, undefined]);
    }
    for (const code of ["41", "~101", "~", "~05", "~50-51_51", "~50-51_99"]) {
      expect([code, decodeAnswers(code, mixed.questions)]).toEqual([code, undefined]);
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
    expect(withAnswer(["1", "3"], 0, "2")).toEqual(["2", "3"]);
    expect(withAnswer(["1"], 1, "3")).toEqual(["1", "3"]);
  });

  it("are read from what a form sends", () => {
    const [slider, several] = mixed.questions;
    if (!slider || !several) throw new Error("Two questions.");
    expect(readGiven("70", slider)).toBe("~70");
    expect(readGiven("loud", slider)).toBeUndefined();
    expect(readGiven("0,51,53", several)).toBe("51_53");
    expect(readGiven("0", several)).toBe(skipped);
    expect(readGiven("99", several)).toBeUndefined();
  });
});

describe("a result's code", () => {
  it("comes back as it was written, and is the same in an address", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const code = encodeResult(quizOfAll.id, answers);
        expect(encodeURIComponent(code)).toBe(code);
        expect(decodeResult(code, quizOfAll)).toEqual(answers);
      }),
    );
  });

  it("is refused where it is broken, unfinished, of another quiz or another version", () => {
    const quiz = { id: 3, questions };
    expect(decodeResult("1-3-1-3", quiz)).toEqual(["1", "3"]);
    for (const code of ["", "1", "1-3", "1-3-1", "1-3-1-3-1", "1-4-1-3", "2-3-1-3", "1-3-1-x"]) {
      expect([code, decodeResult(code, quiz)]).toEqual([code, undefined]);
    }
  });

  it("never breaks, whatever stands in the address", () => {
    const code = fc.oneof(
      fc.string(),
      fc.string().map((end) => `1-3-${end}`),
    );
    fc.assert(
      fc.property(code, (given) => {
        const answers = decodeResult(given, quizOfAll);
        expect(answers === undefined || answers.length === quizOfAll.questions.length).toBe(true);
      }),
    );
  });
});

describe("answers as the recommendations are asked for", () => {
  it("are the ids of all that was chosen, and a slider's two neighbours by their nearness", () => {
    expect(recommendationQuery(["~75", "51_53"], mixed.questions)).toBe("42~50,43~50,51,53");
    expect(recommendationQuery(["~0", skipped], mixed.questions)).toBe("41~100");
    expect(recommendationQuery(["~35", skipped], mixed.questions)).toBe("41~30,42~70");
    expect(recommendationQuery([skipped, skipped], mixed.questions)).toBe("");
  });
});
