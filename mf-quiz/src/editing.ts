import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { quizzes } from "@festival/contracts/resources/quiz/quizzes";
import { defineFace } from "@festival/shared-ui/editing";

/** A question's words decide its answers: all of a quiz is edited in one place, the admin area. */
const quizPlaces = ({ data }: Page<{ quizId?: number | null }>): EditablePage => ({
  sections: [],
  fields: [],
  admin: data.quizId ? { resource: quizzes.name, id: data.quizId } : null,
});

/** What staff are led to from the quiz. */
export const face = defineFace({
  quizStart: quizPlaces,
  quizQuestion: quizPlaces,
  quizResult: quizPlaces,
});
