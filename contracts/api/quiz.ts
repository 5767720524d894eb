import { Type, type Static } from "typebox";

export const QuizQuestion = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  help: Type.String(),
  answers: Type.Array(Type.Object({ id: Type.Integer(), text: Type.String() })),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const Quiz = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  intro: Type.String(),
  questions: Type.Array(QuizQuestion),
});
export type Quiz = Static<typeof Quiz>;
