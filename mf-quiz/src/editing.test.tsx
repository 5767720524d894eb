import { onServer, staffPage } from "@festival/shared-ui/editing/testing";
import { expect, it } from "@jest/globals";
import { face } from "./editing.ts";
import { testQuiz } from "./testing/testQuiz.ts";

const { owner } = await onServer(() => import("./server.ts"));

const quiz = testQuiz();
const placesAt = async (url: string, answers: Record<string, unknown>) =>
  face.places(await staffPage({ owner, url, answers }));

it.each(["/de/konzert-o-mat", "/de/konzert-o-mat/frage"])(
  "the face of mf-quiz leads from %s to the quiz in the admin area",
  async (url) => {
    const answers = { "/de/api/quiz/": quiz };
    expect(await placesAt(url, answers)).toEqual({
      sections: [],
      fields: [],
      admin: { resource: "quizzes", id: quiz.id },
    });
  },
);

it("the face of mf-quiz leads nowhere where there is no quiz", async () => {
  expect((await placesAt("/de/konzert-o-mat", {})).admin).toBeNull();
});
