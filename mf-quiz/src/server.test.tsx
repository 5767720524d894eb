/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { visitorRoutes } from "@festival/contracts/routes";
import { probed } from "@festival/shared-ui/owner/probing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { owner } from "./server.ts";
import { mixedQuiz, testQuiz } from "./testing/testQuiz.ts";

const answers = { "/api/quiz/": testQuiz() };

describe("the probes of mf-quiz", () => {
  it("open each of its screens in both languages, and show each of its fragments", async () => {
    const { screens, fragments } = await probed(owner, answers);
    for (const opened of Object.values(screens)) {
      expect(opened.toSorted()).toEqual(visitorRoutes("mf-quiz").toSorted());
    }
    expect(fragments.toSorted()).toEqual(Object.keys(owner.fragments).toSorted());
  });

  it("are its start alone where there is no quiz", async () => {
    const { screens } = await probed(owner, {});
    expect(screens).toEqual({ de: ["quizStart"], en: ["quizStart"] });
  });

  it("are results that fit the questions, sliders in their middle", async () => {
    const api = testApi("de", mixedQuiz);
    const probes = await owner.probes({ locale: "de", now: "2025-08-20T08:00:00.000Z", api });
    expect(probes).toContain("/de/konzert-o-mat/1-4-~50-51");
  });
});
