import type { Room } from "../platform/roomDefinition.ts";
import { moodsResource } from "./moods.resource.ts";
import { quizRoutes } from "./quiz.routes.ts";
import { quizCheckRoutes } from "./quizCheck.routes.ts";
import { quizzesResource } from "./quizzes.resource.ts";

/** The quiz, and the events that it recommends. */
export const quiz: Room = {
  visitor: [quizRoutes],
  staff: [quizzesResource, moodsResource, quizCheckRoutes],
};
