import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { quizAnswers, quizQuestions, quizzes } from "../../database/schema/index.ts";

export interface FullQuiz {
  quiz: typeof quizzes.$inferSelect;
  questions: (typeof quizQuestions.$inferSelect & {
    answers: (typeof quizAnswers.$inferSelect)[];
  })[];
}

/** The newest quiz that is online, with its questions and their answers in order. */
export async function getQuiz(database: Database): Promise<FullQuiz | undefined> {
  const [quiz] = await database
    .select()
    .from(quizzes)
    .where(eq(quizzes.isOnline, true))
    .orderBy(desc(quizzes.id))
    .limit(1);
  if (!quiz) return undefined;
  const questions = await database
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.quizId, quiz.id))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
  const ids = questions.map(({ id }) => id);
  const answers = await database
    .select()
    .from(quizAnswers)
    .where(inArray(quizAnswers.questionId, ids))
    .orderBy(asc(quizAnswers.position), asc(quizAnswers.id));
  return {
    quiz,
    questions: questions.map((question) => ({
      ...question,
      answers: answers.filter(({ questionId }) => questionId === question.id),
    })),
  };
}
